import { useEffect, useState } from 'react';
import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import type { GeoPlace } from '../../geo/geocoders/geocoder';
import { geocoder } from '../../geo/geocoders/geocoder-in-use';
import { LazyPropertyMap } from './lazy-property-map';

/** Places so large that their middle says nothing of a home in them. */
const VAGUE: readonly GeoPlace['precision'][] = ['state', 'lga'];

/** Where a home is (PROP-5): at its pin, or about the place that its address names. */
export function LocationCard({ listing }: { listing: Listing }) {
  const { location, address, title } = listing;
  const named = useNamedPlace(location === null ? address : '');
  const at = location ?? named;
  const isPin = location !== null && !listing.approximateLocation;
  const larger =
    location === null
      ? `search?query=${encodeURIComponent(address)}`
      : `?mlat=${location.lat}&mlon=${location.lng}#map=15/${location.lat}/${location.lng}`;
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="map-heading">
      <div className={stack.between}>
        <h2 id="map-heading">Location</h2>
        <a
          className={stack.reach}
          href={`https://www.openstreetmap.org/${larger}`}
          target="_blank"
          rel="noreferrer"
        >
          View larger map
        </a>
      </div>
      {!isPin && at && (
        <p className={`${stack.small} ${stack.soft}`}>
          {location === null
            ? 'About here, by its address: the agent has set no pin.'
            : 'About here: the agent gives the exact place on request.'}
        </p>
      )}
      {at && <LazyPropertyMap lat={at.lat} lng={at.lng} title={title} approximate={!isPin} />}
    </section>
  );
}

/** The place that an address names, for a home without a pin; null where none is known. */
function useNamedPlace(address: string): GeoPlace | null {
  const [place, setPlace] = useState<GeoPlace | null>(null);
  useEffect(() => {
    if (address === '') return;
    let current = true;
    geocoder.resolve(address).then(
      (found) => current && setPlace(found && VAGUE.includes(found.precision) ? null : found),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [address]);
  return place;
}
