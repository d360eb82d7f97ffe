import { Icon } from '../../../components/icon';
import { useHideHome } from '../../../components/listing/use-hide-home';
import styles from '../result-card.module.css';

/** Takes a result out of all lists for good, or back in where hidden ones are shown (HIDE-1). */
export function HideHome({
  home,
  hidden,
}: {
  home: { id: string; title: string };
  hidden: boolean;
}) {
  const { hide, unhide } = useHideHome();
  const label = hidden ? `Show ${home.title} again` : `Hide ${home.title}`;
  return (
    <button
      type="button"
      className={`${styles.round} ${styles.hide}`}
      aria-label={label}
      title={hidden ? 'Show again' : 'Hide'}
      onClick={() => (hidden ? unhide(home) : hide(home))}
    >
      <Icon name={hidden ? 'refresh' : 'close'} size={20} />
    </button>
  );
}
