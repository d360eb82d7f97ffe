import 'leaflet/dist/leaflet.css';
import './leaflet-look.css';
import L from 'leaflet';
import { type ReactNode, useEffect } from 'react';
import { MapContainer, Marker, Popup, useMap } from 'react-leaflet';
import { ClusterPin } from './pins/cluster-pin';
import type { MapPoint } from './pins/cluster-points';
import { MapGround } from './map-ground';
import { FARTHEST, mapMotion } from './map-motion';
import styles from './pins-map.module.css';
import { useClusters } from './pins/use-clusters';

/** The map's own view where nothing is on it. */
const CENTRE: [number, number] = [6.5, 3.4];
const ZOOM = 11;
const SINGLE_ZOOM = 14;
const CLOSEST = 16;
/** A window stays within a phone's map and under what lies on it; several homes are scrolled through. */
const WINDOW = {
  maxWidth: 240,
  maxHeight: 200,
  autoPanPaddingTopLeft: L.point(8, 108),
  autoPanPaddingBottomRight: L.point(8, 8),
};

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

/** Opens on the own properties: one at zoom 14, several together, never closer than 16. */
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
      <SpotPin
        key={found.points.map(({ id }) => id).join(' ')}
        pins={found.points}
        renderWindow={renderWindow}
      />
    ),
  );
}

/** The pin of a place; where several are at the same one it says how many, and its window lists them. */
function SpotPin({
  pins,
  renderWindow,
}: {
  pins: readonly Pin[];
  renderWindow: (id: string) => ReactNode;
}) {
  const [first] = pins;
  if (first === undefined) return null;
  const { look } = pins.find((pin) => pin.look === 'own') ?? first;
  const labels = pins.map(({ label }) => label).join(', ');
  const words = pins.length === 1 ? labels : `${pins.length} at one place: ${labels}`;
  return (
    <Marker
      position={[first.lat, first.lng]}
      icon={pinIcon(look, pins.length)}
      alt={words}
      title={words}
    >
      <Popup {...WINDOW}>
        <div className={styles.windows}>
          {pins.map(({ id }) => (
            <div key={id}>{renderWindow(id)}</div>
          ))}
        </div>
      </Popup>
    </Marker>
  );
}

const ICONS = new Map<string, L.DivIcon>();

function pinIcon(look: Pin['look'], count: number): L.DivIcon {
  const name = `${look} ${count}`;
  const known = ICONS.get(name);
  if (known) return known;
  const icon = L.divIcon({
    className: `${styles.pin} ${styles[look]}`,
    html: `<span>${count > 1 ? `<b>${count}</b>` : ''}</span>`,
    iconSize: [28, 28],
    iconAnchor: [14, 26],
    popupAnchor: [0, -22],
  });
  ICONS.set(name, icon);
  return icon;
}
