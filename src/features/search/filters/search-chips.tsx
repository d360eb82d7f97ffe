import { useState } from 'react';
import { Button, ButtonLink } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { lazyDialog } from '../../../components/dialog/lazy-dialog';
import { showFocused } from '../../../components/focus/show-focused';
import { useLoginPrompt } from '../../../components/dialog/use-login-prompt';
import { storePreference } from '../../../db/repositories/account/preference-repository';
import { PROFILE } from '../../../domain/profile';
import { activeFilters } from '../../../domain/search/active-filters';
import { keywordsOf, withKeyword, withoutKeyword } from '../../../domain/search/keywords';
import type { SearchState } from '../../../domain/search/search-state';
import { KeywordDialog } from './keyword-dialog';
import styles from '../results-page.module.css';
import { SaveSearch } from './save-search';

// What a tap opens comes with the first tap, not with the first listing.
const CreateAlertDialog = lazyDialog(() => import('./create-alert-dialog'));
const FilterPropertiesDialog = lazyDialog(() => import('./filter-properties-dialog'));
const FiltersDialog = lazyDialog(() => import('./filters-dialog'));

/** What 'Apply' adds where the choices themselves are not applied (RES-8). */
const FIXED_PRICE_CHIP = '₦500k - ₦10M';

/** The keywords and filters of the search on show, and what can be done with it (RES-4). */
export function SearchChips({
  state,
  isKnown,
  change,
}: {
  state: SearchState;
  /** Whether homes were found at its place, or it was chosen among those that are. */
  isKnown: boolean;
  change: (next: Partial<SearchState>) => void;
}) {
  const database = useDatabase();
  const [dialog, setDialog] = useState<'filters' | 'more' | 'keyword' | 'alert' | null>(null);
  const { withLogin, prompt } = useLoginPrompt();
  const [fixedChip, setFixedChip] = useState(false);
  const filters = activeFilters(state);
  const [place] = state.location.trim().split(',');
  return (
    <>
      <div className={styles.chips} onFocus={showFocused}>
        <Button icon="filter" onClick={() => setDialog('filters')}>
          <span>
            Filter<span className={styles.rest}> properties</span>
            {filters.length > 0 && ` (${filters.length})`}
          </span>
        </Button>
        {keywordsOf(state.text).map((keyword) => (
          <Button
            key={keyword}
            look="green"
            icon="close"
            onClick={() => change({ text: withoutKeyword(state.text, keyword) })}
            aria-label={`Remove keyword ${keyword}`}
          >
            {keyword}
          </Button>
        ))}
        {filters.map((filter) => (
          <Button
            key={filter.label}
            look="green"
            icon="close"
            onClick={() => change(filter.without)}
            aria-label={`Remove filter ${filter.label}`}
          >
            {filter.label}
          </Button>
        ))}
        {fixedChip && (
          <Button look="green" icon="close" onClick={() => setFixedChip(false)}>
            {FIXED_PRICE_CHIP}
          </Button>
        )}
        <Button icon="plus" onClick={() => setDialog('keyword')}>
          Add keyword
        </Button>
        {place && isKnown && (
          <ButtonLink
            icon="download"
            to={`/areas?${new URLSearchParams({ place: state.location })}`}
          >
            Keep {place} on this phone
          </ButtonLink>
        )}
        <div className={styles.kept}>
          <SaveSearch state={state} withLogin={withLogin} />
          <Button
            icon="bell"
            title="Create alert"
            onClick={() => withLogin('alert', () => setDialog('alert'))}
          >
            <span>Create alert</span>
          </Button>
        </div>
      </div>
      {dialog === 'filters' && (
        <FilterPropertiesDialog
          state={state}
          onClose={() => setDialog(null)}
          onMore={() => setDialog('more')}
          onApply={(next) => {
            setDialog(null);
            if (PROFILE.appliesFilters) change(next);
            else setFixedChip(true);
          }}
        />
      )}
      {dialog === 'more' && (
        <FiltersDialog
          initial={state}
          onClose={() => setDialog(null)}
          onSubmit={async (next) => {
            // A full phone searches all the same.
            await storePreference('lastSearchFilters', next, database).catch(() => undefined);
            setDialog(null);
            change(next);
          }}
        />
      )}
      {dialog === 'alert' && <CreateAlertDialog state={state} onClose={() => setDialog(null)} />}
      {prompt}
      {dialog === 'keyword' && (
        <KeywordDialog
          onClose={() => setDialog(null)}
          onAdd={(text) => {
            setDialog(null);
            change({ text: withKeyword(state.text, text) });
          }}
        />
      )}
    </>
  );
}
