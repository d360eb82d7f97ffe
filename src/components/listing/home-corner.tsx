import type { Listing } from '../../contract/listing/property';
import buttons from '../button.module.css';
import { Icon } from '../icon';
import styles from './home-corner.module.css';
import { useHideHome } from './use-hide-home';
import { useIsOwn } from './use-is-own';
import { useSaveHome } from './use-save-home';

/**
 * On a home's photo: taking it out of all lists for good, and the heart, full once it is saved (HIDE-1,
 * RES-14). Nothing on one's own: who hid it would look for it in vain among what is published.
 */
export function HomeCorner({
  listing,
  saved,
  hidden,
}: {
  listing: Listing;
  saved: boolean;
  hidden: boolean;
}) {
  const { toggle, prompt } = useSaveHome(listing, saved);
  const isOwn = useIsOwn(listing);
  if (isOwn) return null;
  const heart = saved ? 'Saved' : 'Save';
  return (
    <div className={styles.corner}>
      <HideHome home={listing} hidden={hidden} />
      <button
        type="button"
        className={`${buttons.round} ${styles.lifted} ${styles.heart}`}
        data-heart
        aria-pressed={saved}
        aria-label={`${heart} ${listing.title}`}
        title={heart}
        onClick={toggle}
      >
        <Icon name="heart" size={22} filled={saved} />
      </button>
      {prompt}
    </div>
  );
}

function HideHome({ home, hidden }: { home: { id: string; title: string }; hidden: boolean }) {
  const { hide, unhide } = useHideHome();
  return (
    <button
      type="button"
      className={`${buttons.round} ${styles.lifted} ${styles.hide}`}
      aria-label={hidden ? `Show ${home.title} again` : `Hide ${home.title}`}
      title={hidden ? 'Show again' : 'Hide'}
      onClick={() => (hidden ? unhide(home) : hide(home))}
    >
      <Icon name={hidden ? 'show' : 'hide'} size={20} />
    </button>
  );
}
