import 'leaflet/dist/leaflet.css';
import './leaflet-look.css';
import L from 'leaflet';
import { useEffect, useMemo } from 'react';
import { MapContainer, Marker, TileLayer, useMap, useMapEvents } from 'react-leaflet';
import type { Listing } from '../contract/property';
import { shortNaira } from '../domain/format/short-naira';
import type { ListingsMapProps, MapArea } from './lazy-listings-map';
import { mapMotion } from './map-motion';
import styles from './listings-map.module.css';
import { TILE_SOURCE } from './tile-source';

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
      center={LAGOS}
      zoom={ZOOM}
      scrollWheelZoom={false}
      className={styles.map ?? ''}
    >
      <TileLayer
        url={TILE_SOURCE.url}
        attribution={TILE_SOURCE.attribution}
        maxZoom={TILE_SOURCE.maxZoom}
        crossOrigin="anonymous"
      />
      <View listings={listings} keepView={keepView} onMove={onMove} />
      {listings.map((listing) => (
        <PricePin
          key={listing.id}
          listing={listing}
          chosen={listing.id === chosen}
          onChoose={onChoose}
        />
      ))}
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
  useMapEvents({ movestart: () => onMove(null), moveend: () => onMove(areaOf(map)) });
  useEffect(() => onMove(areaOf(map)), [map, onMove]);
  return null;
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

function areaOf(map: L.Map): MapArea {
  const bounds = map.getBounds();
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}
