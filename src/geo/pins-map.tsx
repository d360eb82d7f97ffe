import 'leaflet/dist/leaflet.css';
import './leaflet-look.css';
import L from 'leaflet';
import { type ReactNode, useEffect } from 'react';
import { MapContainer, Marker, Popup, useMap } from 'react-leaflet';
import { ClusterPin } from './cluster-pin';
import type { MapPoint } from './cluster-points';
import { MapGround } from './map-ground';
import { FARTHEST, mapMotion } from './map-motion';
import styles from './pins-map.module.css';
import { useClusters } from './use-clusters';

/** The map's own view where nothing is on it (A9). */
const CENTRE: [number, number] = [6.5, 3.4];
const ZOOM = 11;
const SINGLE_ZOOM = 14;
const CLOSEST = 16;

export type Pin = MapPoint & {
  /** Named by screen readers and shown on hover. */
  label: string;
  /** Chooses the colour. */
  look: 'own' | 'residential' | 'sales' | 'commercial' | 'rental' | 'other';
};

/** Pins with a window each, gathered where there are many, all reachable by keyboard (PMAP-1). */
export default function PinsMap({
  pins,
  fitTo,
  renderWindow,
}: {
  pins: Pin[];
  /** The pins the map opens on: their average place, or all of them. */
  fitTo: MapPoint[];
  /** What the window of a pin shows. */
  renderWindow: (id: string) => ReactNode;
}) {
  return (
    <MapContainer
      {...mapMotion()}
      minZoom={FARTHEST}
      center={CENTRE}
      zoom={ZOOM}
      scrollWheelZoom={false}
      className={styles.map ?? ''}
    >
      <MapGround />
      <Fit points={fitTo} />
      <Pins pins={pins} renderWindow={renderWindow} />
    </MapContainer>
  );
}

/** Opens on the own properties: one at zoom 14, several together, never closer than 16 (A9). */
function Fit({ points }: { points: MapPoint[] }) {
  const map = useMap();
  const ids = points.map(({ id }) => id).join(' ');
  useEffect(() => {
    const [only] = points;
    if (only === undefined) map.setView(CENTRE, ZOOM, { animate: false });
    else if (points.length === 1)
      map.setView([only.lat, only.lng], SINGLE_ZOOM, { animate: false });
    else
      map.fitBounds(L.latLngBounds(points.map(({ lat, lng }) => [lat, lng])), {
        padding: [36, 36],
        maxZoom: CLOSEST,
        animate: false,
      });
    // Which points there are counts, not that they are new objects.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, ids]);
  return null;
}

function Pins({ pins, renderWindow }: { pins: Pin[]; renderWindow: (id: string) => ReactNode }) {
  return useClusters(pins).map((found) =>
    found.kind === 'cluster' ? (
      <ClusterPin key={`cluster ${found.id}`} {...found} />
    ) : (
      <Marker
        key={found.point.id}
        position={[found.point.lat, found.point.lng]}
        icon={pinIcon(found.point.look)}
        alt={found.point.label}
        title={found.point.label}
      >
        <Popup>{renderWindow(found.point.id)}</Popup>
      </Marker>
    ),
  );
}

const ICONS = new Map<Pin['look'], L.DivIcon>();

function pinIcon(look: Pin['look']): L.DivIcon {
  const known = ICONS.get(look);
  if (known) return known;
  const icon = L.divIcon({
    className: `${styles.pin} ${styles[look]}`,
    html: '<span></span>',
    iconSize: [28, 28],
    iconAnchor: [14, 26],
    popupAnchor: [0, -22],
  });
  ICONS.set(look, icon);
  return icon;
}
