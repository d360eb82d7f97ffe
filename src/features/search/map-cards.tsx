import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { ListingFacts } from '../../components/listing/listing-facts';
import { ListingPhoto } from '../../components/listing/listing-photo';
import { Price } from '../../components/listing/price';
import type { Listing } from '../../contract/listing/property';
import { useShowFocused } from '../../components/focus/use-show-focused';
import styles from './results-map.module.css';

/** How long the cards rest before the one in the middle counts as chosen, in milliseconds. */
const RESTS_MS = 120;

/**
 * The homes of the map as compact cards: a list beside it, or on a phone a row below it that is swiped. The card
 * that comes to rest, or has the focus, is the chosen one, and the chosen one is brought into view (RES-3).
 */
export function MapCards({
  listings,
  seen,
  chosen,
  onChoose,
  children,
}: {
  listings: readonly Listing[];
  /** Those that were opened before. */
  seen: ReadonlySet<string>;
  chosen: string | null;
  onChoose: (id: string) => void;
  /** Follows the last card. */
  children: ReactNode;
}) {
  const row = useRef<HTMLUListElement>(null);
  const more = useRef<HTMLLIElement>(null);
  useShowFocused(row);
  const rest = useRef(0);
  const isThere = listings.some(({ id }) => id === chosen);
  useEffect(() => {
    if (!isThere) return;
    row.current
      ?.querySelector("[data-chosen='true']")
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [chosen, isThere]);
  useEffect(() => () => window.clearTimeout(rest.current), []);
  const onScroll = () => {
    window.clearTimeout(rest.current);
    rest.current = window.setTimeout(() => {
      // What has the focus of the keyboard stays in sight: to choose a card would scroll to it.
      if (more.current?.querySelector(':focus-visible')) return;
      const id = row.current === null ? undefined : middleOf(row.current);
      if (id !== undefined && id !== chosen) onChoose(id);
    }, RESTS_MS);
  };
  return (
    <ul
      ref={row}
      className={styles.cards}
      aria-label="Homes on the map"
      data-brief
      onScroll={onScroll}
    >
      {listings.map((listing) => (
        <li
          key={listing.id}
          className={styles.card}
          data-id={listing.id}
          data-chosen={listing.id === chosen}
          aria-current={listing.id === chosen}
        >
          <div className={styles.photo}>
            <ListingPhoto photo={listing.images[0]} alt="" type={listing.type} />
            {seen.has(listing.id) && <span className={styles.seen}>Seen</span>}
          </div>
          <div className={styles.text}>
            <Price listing={listing} />
            <Link
              to={`/property-detail/${listing.id}`}
              className={styles.title}
              onFocus={() => onChoose(listing.id)}
            >
              {listing.title}
            </Link>
            <ListingFacts listing={listing} />
          </div>
        </li>
      ))}
      <li ref={more} className={styles.more}>
        {children}
      </li>
    </ul>
  );
}

/** The home whose card lies in the middle of a row that scrolls sideways; undefined for one that does not. */
function middleOf(row: HTMLElement): string | undefined {
  if (row.scrollWidth <= row.clientWidth) return undefined;
  const middle = row.getBoundingClientRect().left + row.clientWidth / 2;
  const off = (card: HTMLElement) => {
    const { left, width } = card.getBoundingClientRect();
    return Math.abs(left + width / 2 - middle);
  };
  const [nearest] = [...row.querySelectorAll<HTMLElement>('[data-id]')].toSorted(
    (a, b) => off(a) - off(b),
  );
  return nearest?.dataset.id;
}
