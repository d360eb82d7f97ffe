import type { SavedHomeProps } from './use-saved-home';
import styles from './saved.module.css';

/** Ticks a home to be compared or shared; `title` names it where its words are not beside the tick. */
export function HomeTick({
  chosen,
  onChoose,
  title,
}: Pick<SavedHomeProps, 'chosen' | 'onChoose'> & { title?: string }) {
  return (
    <label className={title === undefined ? styles.tick : styles.onPhoto}>
      <input type="checkbox" checked={chosen} onChange={onChoose} />
      {title === undefined ? 'Choose' : <span className="visually-hidden">Choose {title}</span>}
    </label>
  );
}
