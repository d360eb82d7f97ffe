import 'leaflet/dist/leaflet.css';
import './leaflet-look.css';
import L from 'leaflet';
import { useEffect, useMemo } from 'react';
import { MapContainer, Marker, useMap, useMapEvents } from 'react-leaflet';
import type { Listing } from '../contract/property';
import { shortNaira } from '../domain/format/short-naira';
import { ClusterPin } from './cluster-pin';
import type { ListingsMapProps } from './lazy-listings-map';
import { areaOf } from './map-area';
import { MapGround } from './map-ground';
import { FARTHEST, mapMotion } from './map-motion';
import styles from './listings-map.module.css';
import { useClusters } from './use-clusters';

const LAGOS: [number, number] = [6.5, 3.4];
const ZOOM = 11;
const CLOSEST = 15;

/** Listings as prices on a map, each a button (RES-3). */
export default function ListingsMap({
  listings,
  chosen,
  keepView,
  onChoose,
  onMove,
}: ListingsMapProps) {
  return (
    <MapContainer
      {...mapMotion()}
      minZoom={FARTHEST}
      center={LAGOS}
      zoom={ZOOM}
      scrollWheelZoom={false}
      className={styles.map ?? ''}
    >
      <MapGround />
      <View listings={listings} keepView={keepView} onMove={onMove} />
      <PricePins listings={listings} chosen={chosen} onChoose={onChoose} />
    </MapContainer>
  );
}

/** Fits the map to its listings, and tells where it is moved. */
function View({
  listings,
  keepView,
  onMove,
}: Pick<ListingsMapProps, 'listings' | 'keepView' | 'onMove'>) {
  const map = useMap();
  const ids = listings.map(({ id }) => id).join(' ');
  useEffect(() => {
    const points = listings.flatMap(({ location }) => (location ? [location] : []));
    if (keepView || points.length === 0) return;
    map.fitBounds(L.latLngBounds(points.map(({ lat, lng }) => [lat, lng])), {
      padding: [28, 28],
      maxZoom: CLOSEST,
      animate: false,
    });
    // The listings themselves are new objects at every refresh; which they are is what counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, ids]);
  useMapEvents({ movestart: () => onMove(null), moveend: () => onMove(areaOf(map.getBounds())) });
  useEffect(() => onMove(areaOf(map.getBounds())), [map, onMove]);
  return null;
}

/** The prices, gathered where there are many; the chosen one always stands by itself. */
function PricePins({
  listings,
  chosen,
  onChoose,
}: Pick<ListingsMapProps, 'listings' | 'chosen' | 'onChoose'>) {
  const points = useMemo(
    () =>
      listings.flatMap((listing) =>
        listing.location && listing.id !== chosen
          ? [{ id: listing.id, ...listing.location, listing }]
          : [],
      ),
    [listings, chosen],
  );
  const clusters = useClusters(points);
  const picked = listings.find(({ id }) => id === chosen);
  return (
    <>
      {clusters.map((found) =>
        found.kind === 'cluster' ? (
          <ClusterPin key={`cluster ${found.id}`} {...found} />
        ) : (
          <PricePin
            key={found.point.id}
            listing={found.point.listing}
            chosen={false}
            onChoose={onChoose}
          />
        ),
      )}
      {picked && <PricePin key={picked.id} listing={picked} chosen onChoose={onChoose} />}
    </>
  );
}

function PricePin({
  listing,
  chosen,
  onChoose,
}: {
  listing: Listing;
  chosen: boolean;
  onChoose: (id: string) => void;
}) {
  const price = shortNaira(listing.price);
  const icon = useMemo(
    () =>
      L.divIcon({
        className: chosen ? `${styles.pin} ${styles.chosen}` : (styles.pin ?? ''),
        html: price,
        iconSize: [64, 28],
      }),
    [price, chosen],
  );
  if (listing.location === null) return null;
  return (
    <Marker
      position={[listing.location.lat, listing.location.lng]}
      icon={icon}
      alt={`${price}, ${listing.title}`}
      title={listing.title}
      eventHandlers={{
        click: () => onChoose(listing.id),
        // Leaflet gives the pin the role of a button, and its keys only with a popup.
        keydown: ({ originalEvent }) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          onChoose(listing.id);
        },
      }}
    />
  );
}
