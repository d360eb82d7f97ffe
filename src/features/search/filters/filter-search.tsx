import { useState } from 'react';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { lazyDialog } from '../../../components/dialog/lazy-dialog';
import { storePreference } from '../../../db/repositories/account/preference-repository';
import { PROFILE } from '../../../domain/profile';
import { activeFilters } from '../../../domain/search/active-filters';
import type { SearchState } from '../../../domain/search/search-state';
import styles from '../results-page.module.css';

// What a tap opens comes with the first tap, not with the first listing.
const FilterPropertiesDialog = lazyDialog(() => import('./filter-properties-dialog'));
const FiltersDialog = lazyDialog(() => import('./filters-dialog'));

/** The filters of the search on show, with how many there are (RES-4, RES-7, RES-8). */
export function FilterSearch({
  state,
  change,
  onApplied,
}: {
  state: SearchState;
  change: (next: Partial<SearchState>) => void;
  /** The choices were applied where they themselves are not. */
  onApplied: () => void;
}) {
  const database = useDatabase();
  const [dialog, setDialog] = useState<'filters' | { more: SearchState } | null>(null);
  const count = activeFilters(state).length;
  return (
    <div className={styles.filter}>
      <Button icon="filter" onClick={() => setDialog('filters')}>
        <span>
          <span className="visually-hidden-on-phone">Filter properties</span>
          {count > 0 && ` (${count})`}
        </span>
      </Button>
      {dialog === 'filters' && (
        <FilterPropertiesDialog
          state={state}
          onClose={() => setDialog(null)}
          onMore={(more) => setDialog({ more })}
          onApply={(next) => {
            setDialog(null);
            if (PROFILE.appliesFilters) change(next);
            else onApplied();
          }}
        />
      )}
      {typeof dialog === 'object' && dialog !== null && (
        <FiltersDialog
          initial={dialog.more}
          onClose={() => setDialog(null)}
          onSubmit={async (next) => {
            // A full phone searches all the same.
            await storePreference('lastSearchFilters', next, database).catch(() => undefined);
            setDialog(null);
            change(next);
          }}
        />
      )}
    </div>
  );
}
