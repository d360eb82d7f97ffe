import { Button } from '../../components/button';
import { SelectField } from '../../components/form/field';
import { showToast } from '../../components/delivery/toasts';
import type { Listing } from '../../contract/listing/property';
import { savedListText } from '../../domain/saved/saved-list-text';
import { SAVED_SORTS, type SavedSort } from '../../domain/saved/sort-saved';
import { shareText } from '../../platform/files/share-link';
import { CompareButton } from './compare-button';
import styles from './saved.module.css';
import type { SavedView } from './use-saved-view';
import { ViewChoice } from './view-choice';

/** Order, comparison and sharing of the saved homes. */
export function SavedToolbar({
  sort,
  onSort,
  listings,
  chosen,
  view,
  onView,
  onCompare,
}: {
  sort: SavedSort;
  onSort: (sort: SavedSort) => void;
  listings: Listing[];
  /** How many are ticked to be compared. */
  chosen: number;
  view: SavedView;
  /** Chooses rows or cards; null where there is room for cards: then all tools are words. */
  onView: ((view: SavedView) => void) | null;
  onCompare: () => void;
}) {
  const share = async () => {
    const text = savedListText(listings, window.location.origin);
    const shared = await shareText('Homes I have saved', text);
    if (shared === 'copied') showToast('success', 'The list was copied');
    if (shared === 'failed') showToast('error', 'This browser can neither share nor copy the list');
  };
  const sortField = {
    value: sort,
    options: SAVED_SORTS,
    onChoose: onSort,
  };
  const shareButton = {
    icon: 'share',
    disabled: listings.length === 0,
    onClick: () => void share(),
  } as const;
  if (onView !== null)
    return (
      <div className={styles.line}>
        <SelectField label="Sort" {...sortField} />
        <ViewChoice view={view} onChoose={onView} />
        <Button {...shareButton} look="plain" aria-label="Share list" />
      </div>
    );
  return (
    <div className={styles.toolbar}>
      <SelectField label="Sort" {...sortField} />
      <CompareButton chosen={chosen} onCompare={onCompare} />
      <Button {...shareButton}>Share list</Button>
    </div>
  );
}
