import { Icon } from '../../components/icon';
import styles from './result-card.module.css';

/** The heart on a result's photo: full once the home is saved. */
export function SaveHeart({ saved, onToggle }: { saved: boolean; onToggle: () => void }) {
  return (
    <button
      type="button"
      className={`${styles.round} ${styles.heart}`}
      data-heart
      aria-pressed={saved}
      aria-label={saved ? 'Saved' : 'Save'}
      title={saved ? 'Saved' : 'Save'}
      onClick={onToggle}
    >
      <Icon name="heart" size={22} filled={saved} />
    </button>
  );
}
