import 'leaflet/dist/leaflet.css';
import './leaflet-look.css';
import { Circle, CircleMarker, MapContainer, Popup } from 'react-leaflet';
import { FUZZ_METRES } from '../domain/property/fuzzed-point';
import { MapGround } from './map-ground';
import { FARTHEST, mapMotion } from './map-motion';
import styles from './property-map.module.css';

const ZOOM = 15;

/** A listing's place on the map at zoom 15 (PROP-5). Loaded only when the map comes into view. */
export default function PropertyMap({
  lat,
  lng,
  title,
  approximate,
}: {
  lat: number;
  lng: number;
  title: string;
  approximate: boolean;
}) {
  return (
    <div className={styles.wrap}>
      <MapContainer
        // A map looks where it began: one of another place begins anew.
        key={`${lat} ${lng}`}
        {...mapMotion()}
        minZoom={FARTHEST}
        center={[lat, lng]}
        zoom={ZOOM}
        scrollWheelZoom={false}
        className={styles.map ?? ''}
      >
        <MapGround />
        {approximate ? (
          <Circle center={[lat, lng]} radius={FUZZ_METRES} pathOptions={{ color: '#0b5d3b' }}>
            <Popup>{title}</Popup>
          </Circle>
        ) : (
          <CircleMarker
            center={[lat, lng]}
            radius={12}
            pathOptions={{ color: '#0b5d3b', fillOpacity: 0.5 }}
          >
            <Popup>{title}</Popup>
          </CircleMarker>
        )}
      </MapContainer>
    </div>
  );
}
