import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { ListingFacts } from '../../components/listing-facts';
import { ListingPhoto } from '../../components/listing-photo';
import { Price } from '../../components/price';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/property';
import { formatCount } from '../../domain/format/format-count';
import { LazyListingsMap } from '../../geo/lazy-listings-map';
import type { MapArea } from '../../geo/map-area';
import styles from './results-map.module.css';
import { useKeptListings } from './use-kept-listings';

/** So many homes are drawn at a time: more pins than that tell nothing on a phone. */
const ON_MAP = 200;
type Area = Record<keyof MapArea, string>;

/** The results on a map with the same homes as compact cards beside it (RES-3). */
export function ResultsMap({
  ids,
  onArea,
}: {
  ids: readonly string[];
  onArea: (area: Area) => void;
}) {
  const listings = useKeptListings(ids.slice(0, ON_MAP));
  const [editing, setEditing] = useState(false);
  const [shown, setShown] = useState<MapArea | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  if (listings === undefined) return <p role="status">Loading map...</p>;
  const placed = listings.filter((listing) => listing.location !== null);
  const search = () => {
    if (shown === null) return;
    setEditing(false);
    onArea(asTexts(shown));
  };
  return (
    <div className={styles.split}>
      <section className={styles.map} aria-label="Map of the results">
        <Suspense fallback={<NoMap />}>
          <LazyListingsMap
            listings={placed}
            chosen={chosen}
            keepView={editing}
            onChoose={setChosen}
            onMove={setShown}
            fallback={<NoMap />}
          />
        </Suspense>
        <div className={styles.area}>
          {editing ? (
            <>
              <p>Move the map until it shows the area you want.</p>
              <div className={stack.row}>
                <Button look="primary" disabled={shown === null} onClick={search}>
                  Search this area
                </Button>
                <Button onClick={() => setEditing(false)}>Cancel</Button>
              </div>
            </>
          ) : (
            <Button icon="edit" onClick={() => setEditing(true)}>
              Edit this area
            </Button>
          )}
        </div>
      </section>
      <div className={stack.tight}>
        <p className={`${stack.soft} ${stack.small}`}>{placedText(placed.length, ids.length)}</p>
        <ul className={styles.cards}>
          {listings.map((listing) => (
            <CompactCard key={listing.id} listing={listing} chosen={listing.id === chosen} />
          ))}
        </ul>
      </div>
    </div>
  );
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
  if (placed === all) return `All ${formatCount(all)} are on the map.`;
  return `${formatCount(placed)} of ${formatCount(all)} are on the map: the first of them that say where they lie.`;
}

/** As the address bar holds it: five decimals are about a metre. */
function asTexts(area: MapArea): Area {
  return {
    south: area.south.toFixed(5),
    west: area.west.toFixed(5),
    north: area.north.toFixed(5),
    east: area.east.toFixed(5),
  };
}
