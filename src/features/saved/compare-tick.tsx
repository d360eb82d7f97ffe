import type { SavedHomeProps } from './use-saved-home';
import styles from './saved.module.css';

/** Ticks a home to be put beside others; `title` names it where its words are not beside the tick. */
export function CompareTick({
  chosen,
  canChoose,
  onChoose,
  title,
}: Pick<SavedHomeProps, 'chosen' | 'canChoose' | 'onChoose'> & { title?: string }) {
  return (
    <label className={title === undefined ? styles.tick : styles.onPhoto}>
      <input type="checkbox" checked={chosen} disabled={!canChoose} onChange={onChoose} />
      {title === undefined ? 'Compare' : <span className="visually-hidden">Compare {title}</span>}
    </label>
  );
}
