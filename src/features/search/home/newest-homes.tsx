import { isSameJson } from '../../../domain/is-same-json';
import { memo, useId } from 'react';
import { Link } from 'react-router-dom';
import rail from '../../../components/page/rail.module.css';
import type { HomePage } from '../../../contract/listing/home-page';
import { formatCount } from '../../../domain/format/format-count';
import { offerOf } from '../../../domain/property/price/offers';
import { placeTitle } from '../../../domain/search/results-heading';
import { HomeTile } from './home-tile';
import { useSeenIds } from '../use-seen-ids';
import styles from './newest-homes.module.css';

type Offer = { listingType: string; total: number; totalIsCapped: boolean };

/**
 * The newest homes, a rail for each offer, and the popular places with their counts (HOME-8); drawn anew
 * only where they are others.
 */
export const NewestHomes = memo(Shown, isSameJson);

function Shown({ page }: { page: HomePage | undefined }) {
  // Their room is held while they are looked for.
  if (page === undefined) return <div className={styles.room} aria-hidden="true" />;
  const { location, newest, places } = page;
  return (
    <>
      {newest.map((offered) => (
        <Rail key={offered.listingType} location={location} offered={offered} />
      ))}
      {places.length > 0 && <Places places={places} />}
    </>
  );
}

function Rail({ location, offered }: { location: string; offered: HomePage['newest'][number] }) {
  const heading = useId();
  const seen = useSeenIds();
  const { words } = offerOf(offered.listingType);
  const where = location === '' ? '' : ` in ${placeTitle(location)}`;
  return (
    <section className={styles.offered} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>
          New {words}
          {where}
        </h2>
        <Link to={searchPath(offered.listingType, location)} className={styles.all}>
          All {countText(offered)}
          <span className="visually-hidden">
            {' '}
            {offered.total === 1 ? 'home' : 'homes'} {words}
            {where}
          </span>
        </Link>
      </div>
      <ul className={rail.rail}>
        {offered.properties.map((home) => (
          <HomeTile key={home.id} home={home}>
            {seen.has(home.id) && 'Seen · '}
            {home.address}
          </HomeTile>
        ))}
      </ul>
    </section>
  );
}

function Places({ places }: { places: HomePage['places'] }) {
  return (
    <section className={styles.popular} aria-labelledby="popular-heading">
      <h2 id="popular-heading">Popular places</h2>
      <ul className={styles.places}>
        {places.map(({ location, offers }) => (
          <li key={location} className={styles.place}>
            <strong>{location}</strong>
            {offers.map((offer) => (
              <Link key={offer.listingType} to={searchPath(offer.listingType, location)}>
                {countText(offer)} {offerOf(offer.listingType).words}
                <span className="visually-hidden"> in {location}</span>
              </Link>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

const countText = ({ total, totalIsCapped }: Offer) =>
  `${formatCount(total)}${totalIsCapped ? '+' : ''}`;

function searchPath(listingType: string, location: string): string {
  const search = new URLSearchParams({ listingType, ...(location === '' ? {} : { location }) });
  return `/search-results?${search}`;
}
