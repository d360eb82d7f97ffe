import stack from '../../components/stack.module.css';
import type { Listing } from '../../contract/listing/property';
import { LazyPropertyMap } from './lazy-property-map';
import type { Point } from './use-home-point';

/** Where a home is (PROP-5): at its pin, or about the place that its address names. */
export function LocationCard({ listing, at }: { listing: Listing; at: Point | null | undefined }) {
  const { location, address, title } = listing;
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
