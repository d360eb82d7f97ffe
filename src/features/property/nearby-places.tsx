import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/button';
import { type Database, useDatabase } from '../../components/context/database-context';
import { TextField } from '../../components/form/field';
import { Icon } from '../../components/icon';
import { Price } from '../../components/listing/price';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import { isUnlistedKind, nothingNearWords } from '../../domain/places/nothing-near-words';
import { listNearby } from '../../db/repositories/search/nearby-repository';
import type { NearbyPlace } from '../../geo/geocoders/geocoder';
import { findNearby } from '../../geo/geocoders/find-nearby';
import styles from './nearby-places.module.css';
import type { Point } from './use-home-point';

/** How long a search is shown to run, in milliseconds. */
const SEARCHING_MS = 1000;
type Found = { text: string; places: NearbyPlace[]; listings: Listing[] };

/** What lies around a home: places of the gazetteer and other listings, offline too (PROP-5). */
export function NearbyPlaces({
  listing,
  at,
}: {
  listing: Listing;
  /** Undefined until it is known where the home is. */
  at: Point | null | undefined;
}) {
  const database = useDatabase();
  const [text, setText] = useState('');
  const [found, setFound] = useState<Found | null>(null);
  const [searching, setSearching] = useState(false);
  useEffect(() => {
    if (at === undefined) return;
    let current = true;
    // Who has looked for something meanwhile keeps what was found.
    void look(listing, at, '', database).then(
      (first) => current && setFound((before) => (before?.text ? before : first)),
    );
    return () => {
      current = false;
    };
    // The place is what counts: a listing that was refreshed stands where it stood.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [listing.id, at?.lat, at?.lng]);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted === '' || searching) return;
    setSearching(true);
    const [result] = await Promise.all([
      look(listing, at ?? null, wanted, database),
      new Promise((resolve) => setTimeout(resolve, SEARCHING_MS)),
    ]);
    setFound(result);
    setSearching(false);
  };
  const nothing = found !== null && found.places.length === 0 && found.listings.length === 0;
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="nearby" data-needs-script>
      <h2 id="nearby">Nearby places</h2>
      <form className={styles.form} onSubmit={(event) => void search(event)}>
        <TextField
          label="Search near this property"
          placeholder="e.g. a district, an estate, a town"
          value={text}
          maxLength={60}
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" icon="search" disabled={searching}>
          {searching ? 'Searching...' : 'Search'}
        </Button>
      </form>
      {/* What is there from the first is read where it stands. */}
      <div
        aria-live={searching || (found !== null && found.text !== '') ? 'polite' : 'off'}
        className={stack.tight}
      >
        {found !== null &&
          found.text !== '' &&
          (nothing || isUnlistedKind(found.text)) &&
          nothingNearWords(found.text).map((words) => <p key={words}>{words}</p>)}
        {nothing && found.text === '' && <p className={stack.soft}>No place is known nearby.</p>}
        {found && !isUnlistedKind(found.text) && (
          <NearbyList found={found} isPin={listing.location !== null} />
        )}
      </div>
    </section>
  );
}

/** @param isPin else it is known where about the home is, and no distance from it */
function NearbyList({ found, isPin }: { found: Found; isPin: boolean }) {
  return (
    <ul className={stack.tight}>
      {found.places.map((place) => (
        <li key={`${place.name} ${place.lat}`} className={styles.place}>
          <Icon name="pin" size={18} />
          <span>{place.name}</span>
          {isPin && <span className={stack.soft}>{distanceText(place.km)}</span>}
        </li>
      ))}
      {found.listings.map((listing) => (
        <li key={listing.id} className={styles.place}>
          <Icon name="home" size={18} />
          <Link to={`/property-detail/${listing.id}`}>{listing.title}</Link>
          <Price listing={listing} />
        </li>
      ))}
    </ul>
  );
}

async function look(
  listing: Listing,
  at: Point | null,
  text: string,
  database: Database,
): Promise<Found> {
  const [places, listings] = await Promise.all([
    findNearby(at, text).catch(() => []),
    text === '' ? [] : listNearby({ ...listing, location: at }, text, database).catch(() => []),
  ]);
  // The district it lies in is no place nearby.
  const isOwn = ({ name }: NearbyPlace) =>
    text === '' && listing.address.toLowerCase().includes(name.split(',')[0]?.toLowerCase() ?? '');
  return { text, places: places.filter((place) => !isOwn(place)), listings };
}

function distanceText(km: number): string {
  // 980 m and more are 1.0 km.
  return km < 0.975 ? `${Math.max(50, Math.round(km * 20) * 50)} m` : `${km.toFixed(1)} km`;
}
