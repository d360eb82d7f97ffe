import { Button } from '../../components/button';
import { SelectField } from '../../components/field';
import { showToast } from '../../components/toasts';
import type { Listing } from '../../contract/property';
import { savedListText } from '../../domain/saved/saved-list-text';
import { SAVED_SORTS, type SavedSort } from '../../domain/saved/sort-saved';
import { shareText } from '../../platform/share-link';
import styles from './saved.module.css';

/** Order, comparison and sharing of the saved homes. */
export function SavedToolbar({
  sort,
  onSort,
  listings,
  chosen,
  onCompare,
}: {
  sort: SavedSort;
  onSort: (sort: SavedSort) => void;
  listings: Listing[];
  /** How many are ticked to be compared. */
  chosen: number;
  onCompare: () => void;
}) {
  const share = async () => {
    const text = savedListText(listings, window.location.origin);
    const shared = await shareText('Homes I have saved', text);
    if (shared === 'copied') showToast('success', 'The list was copied');
    if (shared === 'failed') showToast('error', 'This browser can neither share nor copy the list');
  };
  return (
    <div className={styles.toolbar}>
      <SelectField
        label="Sort"
        value={sort}
        options={SAVED_SORTS}
        onChange={(event) => onSort(event.target.value as SavedSort)}
      />
      <Button icon="list" disabled={chosen < 2} onClick={onCompare}>
        {chosen < 2 ? 'Tick two to compare' : `Compare ${chosen}`}
      </Button>
      <Button icon="share" disabled={listings.length === 0} onClick={() => void share()}>
        Share list
      </Button>
    </div>
  );
}
