import { type ReactNode, useContext } from 'react';
import { Icon } from '../../components/icon';
import { ListingFacts } from '../../components/listing/listing-facts';
import { Price } from '../../components/listing/price';
import stack from '../../components/stack.module.css';
import type { ListingBackground } from '../../contract/listing/listing-background';
import type { Listing } from '../../contract/listing/property';
import { answerTimeWords } from '../../domain/agents/answer-time-words';
import { formatDate } from '../../domain/format/format-date';
import { formatNaira } from '../../domain/format/format-naira';
import { moveInTotal } from '../../domain/property/price/move-in-total';
import { offerOf } from '../../domain/property/price/offers';
import { priceAmongSuch } from '../../domain/property/price/price-among-such';
import { pricePerSqm } from '../../domain/property/price/price-per-sqm';
import { AgentCard } from './agent/agent-card';
import { useIsOwn } from '../../components/listing/use-is-own';
import { BackToResults } from './back-to-results';
import { Description } from './description';
import { Gallery } from './photos/gallery';
import { NearbyPlaces } from './nearby-places';
import { PropertyFacts } from './property-facts';
import styles from './property-view.module.css';
import { ScamCheckLink } from './scam-check-link';
import { PhotoCorner } from './photos/photo-corner';
import { ShareHome } from './share-home';
import { LocationCard } from './location-card';
import { useHomePoint } from './use-home-point';
import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { WithoutScriptsContext } from '../../components/context/without-scripts-context';
import { useFirstBackground } from '../../components/context/first-answer-context';
import { readBackground } from '../../db/repositories/search/background-repository';

/** The whole detail of one listing, in two columns where there is room. */
export function PropertyView({
  listing,
  gone,
  age,
  children,
}: {
  listing: Listing;
  /** Its owner has taken it down: what is shown is the phone's copy. */
  gone: boolean;
  /** How old the phone's copy is, where that could not be found out to be the newest. */
  age: ReactNode;
  children: ReactNode;
}) {
  const background = useBackground(listing.id);
  const at = useHomePoint(listing);
  return (
    <div className={`${stack.page} ${styles.view}`} data-own-head>
      {children}
      <div className={styles.columns}>
        <div className={stack.stack}>
          <Gallery
            listing={listing}
            back={<BackToResults isOwn={useIsOwn(listing)} />}
            corner={<PhotoCorner listing={listing} />}
          />
          <header className={`${stack.tight} ${styles.summary}`}>
            <Price listing={listing} />
            <h1>{listing.title}</h1>
            <p className={styles.address}>
              <Icon name="pin" size={18} />
              {listing.address}
            </p>
            <ShortFacts listing={listing} like={background?.like ?? null} />
            <MoveInLine listing={listing} />
            <ListedBy listing={listing} agent={background?.agent ?? null} />
            {age && (
              <p className={`${stack.soft} ${stack.small}`} role="status">
                {age}
              </p>
            )}
            <ShareHome listing={listing} />
          </header>
          <PropertyFacts listing={listing} />
          <Description text={listing.description} />
          <noscript>{useContext(WithoutScriptsContext)}</noscript>
          <FeatureList title="Key Features" items={listing.keyFeatures} />
          <FeatureList title="Amenities" items={listing.amenities} />
        </div>
        <div className={stack.stack}>
          <AgentCard listing={listing} gone={gone} standing={background?.agent ?? null} />
          <ScamCheckLink listing={listing} />
          <LocationCard listing={listing} at={at} />
          <NearbyPlaces listing={listing} at={at} />
        </div>
      </div>
    </div>
  );
}

/** Since when it is offered and by whom; what speaks for them, whose card is far below on a phone, in words. */
function ListedBy({
  listing,
  agent,
}: {
  listing: Listing;
  agent: ListingBackground['agent'] | null;
}) {
  const minutes = agent?.answerMinutes ?? null;
  return (
    <p className={`${stack.soft} ${stack.small}`}>
      {listing.publishedAt === null ? 'Begun' : 'Listed'} on{' '}
      {formatDate(listing.publishedAt ?? listing.createdAt)} by {listing.agent.company}
      <span className={styles.onPhone}>
        {listing.agent.verified && ', verified'}
        {minutes !== null && `, usually answers ${answerTimeWords(minutes)}`}
        {agent !== null && `, here since ${formatDate(agent.since)}`}
      </span>
    </p>
  );
}

/** What it takes to get the key, right under the rent; sum by sum it stands further down (PROP-2). */
function MoveInLine({ listing }: { listing: Listing }) {
  const moveIn = moveInTotal(listing);
  return moveIn && <p className={styles.moveIn}>{formatNaira(moveIn.total)} to move in</p>;
}

/**
 * Rooms and size in one line, what a square metre costs, where the size is given (PROP-2), and the price
 * beside such homes (PROP-9).
 */
function ShortFacts({ listing, like }: { listing: Listing; like: ListingBackground['like'] }) {
  const perSqm = pricePerSqm(listing);
  const beside = like && priceAmongSuch(listing, like);
  return (
    <div className={styles.short}>
      <ListingFacts listing={listing} />
      {perSqm !== null && (
        <p>
          {formatNaira(perSqm)} per sqm {offerOf(listing.listingType).period}
        </p>
      )}
      {beside && <p>{beside}</p>}
    </div>
  );
}

function FeatureList({ title, items }: { title: string; items: string[] }) {
  if (items.length === 0) return null;
  return (
    <section className={stack.tight}>
      <h2>{title}</h2>
      <ul className={styles.features}>
        {items.map((item) => (
          <li key={item}>
            <Icon name="check" size={18} />
            {item}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What is known around a home, as this device was told it last; null where it never was. */
function useBackground(listingId: string): ListingBackground | null {
  const database = useDatabase();
  const first = useFirstBackground(listingId);
  const kept = useLiveQuery(() => readBackground(listingId, database), [database, listingId]);
  return kept ?? first;
}
