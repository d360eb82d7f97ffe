import 'leaflet/dist/leaflet.css';
import './leaflet-look.css';
import { useState } from 'react';
import { CircleMarker, MapContainer, Popup, TileLayer } from 'react-leaflet';
import { mapMotion } from './map-motion';
import styles from './property-map.module.css';
import { TILE_SOURCE } from './tile-source';

const ZOOM = 15;

/** A listing's place on the map at zoom 15 (PROP-5). Loaded only when the map comes into view. */
export default function PropertyMap({
  lat,
  lng,
  title,
}: {
  lat: number;
  lng: number;
  title: string;
}) {
  const [failed, setFailed] = useState(false);
  return (
    <div className={styles.wrap}>
      <MapContainer
        {...mapMotion()}
        center={[lat, lng]}
        zoom={ZOOM}
        scrollWheelZoom={false}
        className={styles.map ?? ''}
      >
        <TileLayer
          url={TILE_SOURCE.url}
          attribution={TILE_SOURCE.attribution}
          maxZoom={TILE_SOURCE.maxZoom}
          crossOrigin="anonymous"
          eventHandlers={{ tileerror: () => setFailed(true), load: () => setFailed(false) }}
        />
        <CircleMarker
          center={[lat, lng]}
          radius={12}
          pathOptions={{ color: '#0b5d3b', fillOpacity: 0.5 }}
        >
          <Popup>{title}</Popup>
        </CircleMarker>
      </MapContainer>
      {failed && (
        <p role="status" className={styles.failed}>
          Some of the map is not on this phone and cannot be fetched now. The place is{' '}
          {lat.toFixed(4)}, {lng.toFixed(4)}.
        </p>
      )}
    </div>
  );
}
