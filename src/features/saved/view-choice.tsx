import type { SavedView } from './use-saved-view';
import styles from './saved.module.css';

const VIEWS: readonly { id: SavedView; label: string }[] = [
  { id: 'rows', label: 'Rows' },
  { id: 'cards', label: 'Cards' },
];

/** Rows or cards, the one that is on marked. */
export function ViewChoice({
  view,
  onChoose,
}: {
  view: SavedView | undefined;
  onChoose: (view: SavedView) => void;
}) {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">Show as</legend>
      {VIEWS.map(({ id, label }) => (
        <button key={id} type="button" aria-pressed={id === view} onClick={() => onChoose(id)}>
          {label}
        </button>
      ))}
    </fieldset>
  );
}
