import { useLiveQuery } from 'dexie-react-hooks';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { ListingFacts } from '../../components/listing-facts';
import { ListingPhoto } from '../../components/listing-photo';
import { Price } from '../../components/price';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/property';
import { listPlaced } from '../../db/repositories/search/search-repository';
import { countOf } from '../../domain/format/count-of';
import { formatCount } from '../../domain/format/format-count';
import type { Box } from '../../domain/map/box-around';
import { LazyListingsMap } from '../../geo/lazy-listings-map';
import { AreaEditor } from './area-editor';
import styles from './results-map.module.css';
import { type ChosenArea, useAreaEditing } from './use-area-editing';
import { useKeptListings } from './use-kept-listings';

/** Cards that are drawn at first, and with each 'Show more'. */
const CARDS = 100;

/** The results on a map with the same homes as compact cards beside it (RES-3). */
export default function ResultsMap({
  ids,
  area,
  box,
  empty,
  onArea,
}: {
  ids: readonly string[];
  /** The drawn area that is searched, '' for none. */
  area: string;
  /** What the search is about, shown while nothing is found in it. */
  box: Box | null;
  /** Stands in the list's place while it is empty. */
  empty: ReactNode;
  onArea: (area: ChosenArea) => void;
}) {
  const [shown, setShown] = useState(CARDS);
  const [chosen, setChosen] = useState<string | null>(null);
  const listings = useKeptListings(withChosen(ids, shown, chosen));
  const pins = usePins(ids, listings);
  const editing = useAreaEditing(area, onArea);
  if (listings === undefined || pins === undefined) return <p role="status">Loading map...</p>;
  return (
    <div className={styles.split}>
      <section
        className={styles.map}
        aria-label="Map of the results"
        data-drawing={editing.tool === 'circle' || editing.tool === 'shape'}
      >
        <Suspense fallback={<NoMap />}>
          <LazyListingsMap
            pins={pins}
            box={box}
            chosen={chosen}
            editing={editing.tool !== null}
            area={editing.area}
            onChoose={setChosen}
            onMove={editing.onMove}
            onDraw={editing.draw}
            onCentre={editing.onCentre}
            fallback={<NoMap />}
          />
        </Suspense>
        {editing.tool === null && (
          <div className={styles.area}>
            <Button icon="edit" onClick={editing.begin}>
              Edit this area
            </Button>
          </div>
        )}
      </section>
      <div className={stack.tight}>
        {editing.tool !== null && (
          <AreaEditor
            tool={editing.tool}
            area={editing.area}
            centre={editing.centre}
            ready={editing.ready}
            onTool={editing.choose}
            onDraw={editing.draw}
            onSearch={editing.search}
            onCancel={editing.cancel}
          />
        )}
        {ids.length === 0 ? (
          empty
        ) : (
          <p className={`${stack.soft} ${stack.small}`}>{placedText(pins.length, ids.length)}</p>
        )}
        <ul className={styles.cards}>
          {listings.map((listing) => (
            <CompactCard key={listing.id} listing={listing} chosen={listing.id === chosen} />
          ))}
        </ul>
        {ids.length > shown && (
          <Button onClick={() => setShown(shown + CARDS)}>Show more in the list</Button>
        )}
      </div>
    </div>
  );
}

/** A home whose pin was chosen stands in the list, however far down it would come. */
function withChosen(ids: readonly string[], shown: number, chosen: string | null): string[] {
  const first = ids.slice(0, shown);
  if (chosen === null || first.includes(chosen) || !ids.includes(chosen)) return first;
  return [chosen, ...first];
}

/** A pin for each home with a place; those not in the list yet are called by their address. */
function usePins(ids: readonly string[], listings: Listing[] | undefined) {
  const database = useDatabase();
  const key = ids.join(' ');
  const placed = useLiveQuery(
    () => listPlaced(key === '' ? [] : key.split(' '), database),
    [database, key],
  );
  const titles = listings?.map(({ id, title }) => `${id} ${title}`).join('|');
  return useMemo(() => {
    const known = new Map(listings?.map(({ id, title }) => [id, title]));
    return placed?.map(({ id, lat, lng, price, address }) => ({
      id,
      lat,
      lng,
      price,
      label: known.get(id) ?? address,
    }));
    // Listings are new objects at every refresh; what they are called is what counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [placed, titles]);
}

function NoMap() {
  return <p className={styles.none}>Map view would display here</p>;
}

function CompactCard({ listing, chosen }: { listing: Listing; chosen: boolean }) {
  return (
    <li className={styles.card} data-chosen={chosen}>
      <div className={styles.photo}>
        <ListingPhoto photo={listing.images[0]} alt="" />
      </div>
      <div className={styles.text}>
        <Price listing={listing} />
        <Link to={`/property-detail/${listing.id}`} className={styles.title}>
          {listing.title}
        </Link>
        <ListingFacts listing={listing} />
      </div>
    </li>
  );
}

function placedText(placed: number, all: number): string {
  if (placed === all)
    return all === 1 ? 'It is on the map.' : `All ${formatCount(all)} are on the map.`;
  return `${formatCount(placed)} of ${countOf(all, 'home')} on the map: ${placed === 1 ? 'the one that says where it lies' : 'those that say where they lie'}.`;
}
