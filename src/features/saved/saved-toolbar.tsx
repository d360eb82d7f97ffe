import { Button } from '../../components/button';
import { SelectField } from '../../components/form/field';
import type { Listing } from '../../contract/listing/property';
import { SAVED_SORTS, type SavedSort } from '../../domain/saved/sort-saved';
import { CompareButton } from './compare-button';
import styles from './saved.module.css';
import { shareSaved } from './share-saved';
import type { SavedView } from './use-saved-view';
import { ViewChoice } from './view-choice';

/** Order, comparison and sharing of the saved homes. */
export function SavedToolbar({
  sort,
  onSort,
  listings,
  ticked,
  view,
  onView,
  onCompare,
}: {
  sort: SavedSort;
  onSort: (sort: SavedSort) => void;
  listings: Listing[];
  /** Those of them that are ticked: compared, and shared in place of all. */
  ticked: Listing[];
  view: SavedView;
  /** Chooses rows or cards; null where there is room for cards: then all tools are words. */
  onView: ((view: SavedView) => void) | null;
  onCompare: () => void;
}) {
  const sortField = {
    value: sort,
    options: SAVED_SORTS,
    onChoose: onSort,
  };
  const shares = ticked.length > 0 ? `Share ${ticked.length}` : 'Share list';
  const shareButton = {
    icon: 'share',
    disabled: listings.length === 0,
    onClick: () => void shareSaved(ticked.length > 0 ? ticked : listings),
  } as const;
  if (onView !== null)
    return (
      <div className={styles.line}>
        <SelectField label="Sort" {...sortField} />
        <ViewChoice view={view} onChoose={onView} />
        <Button {...shareButton} look="plain" aria-label={shares} />
      </div>
    );
  return (
    <div className={styles.toolbar}>
      <SelectField label="Sort" {...sortField} />
      <CompareButton chosen={ticked.length} onCompare={onCompare} />
      <Button {...shareButton}>{shares}</Button>
    </div>
  );
}
