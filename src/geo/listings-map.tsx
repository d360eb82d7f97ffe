import 'leaflet/dist/leaflet.css';
import './leaflet-look.css';
import L from 'leaflet';
import { useEffect, useMemo, useRef } from 'react';
import { MapContainer, Marker, useMap, useMapEvents } from 'react-leaflet';
import { shortNaira } from '../domain/format/short-naira';
import { ClusterPin } from './cluster-pin';
import type { ListingsMapProps, PricedPin } from './listings-map-props';
import { DrawingBoard } from './drawing-board';
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
  pins,
  box,
  chosen,
  editing,
  area,
  onChoose,
  onMove,
  onDraw,
  onCentre,
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
      <View pins={pins} box={box} keepView={editing} onMove={onMove} />
      <DrawingBoard area={area} editing={editing} onDraw={onDraw} onCentre={onCentre} />
      <PricePins pins={pins} chosen={chosen} onChoose={onChoose} />
    </MapContainer>
  );
}

/** Fits the map to its pins, or to what is searched where there are none, and tells where it is moved. */
function View({
  pins,
  box,
  keepView,
  onMove,
}: Pick<ListingsMapProps, 'pins' | 'box' | 'onMove'> & {
  /** Leaves the map where the person moved it, whatever the pins are. */
  keepView: boolean;
}) {
  const map = useMap();
  const ids = pins.map(({ id }) => id).join(' ');
  const searched = ids === '' ? box : null;
  const isFitted = useRef(false);
  useEffect(() => {
    // The map may come after the drawing has begun: it begins in the right place all the same.
    const stays = keepView && isFitted.current;
    isFitted.current ||= keepView;
    const corners = pins.length > 0 ? pins.map(cornerOf) : cornersOf(searched);
    if (stays || corners.length === 0) return;
    isFitted.current = true;
    map.fitBounds(L.latLngBounds(corners), {
      // What the map itself showed is shown again as it was; pins keep off the edge.
      ...(pins.length > 0 && { padding: [28, 28] }),
      maxZoom: CLOSEST,
      animate: false,
    });
    // The pins themselves are new objects at every refresh; which they are is what counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, ids, searched]);
  useMapEvents({ movestart: () => onMove(null), moveend: () => onMove(areaOf(map.getBounds())) });
  useEffect(() => onMove(areaOf(map.getBounds())), [map, onMove]);
  return null;
}

function cornerOf({ lat, lng }: PricedPin): [number, number] {
  return [lat, lng];
}

function cornersOf(box: ListingsMapProps['box']): [number, number][] {
  if (box === null) return [];
  return [
    [box.south, box.west],
    [box.north, box.east],
  ];
}

/** The prices, gathered where there are many; the chosen one always stands by itself. */
function PricePins({
  pins,
  chosen,
  onChoose,
}: Pick<ListingsMapProps, 'pins' | 'chosen' | 'onChoose'>) {
  const points = useMemo(() => pins.filter(({ id }) => id !== chosen), [pins, chosen]);
  const clusters = useClusters(points);
  const picked = pins.find(({ id }) => id === chosen);
  return (
    <>
      {clusters.map((found) =>
        found.kind === 'cluster' ? (
          <ClusterPin key={`cluster ${found.id}`} {...found} />
        ) : (
          <PricePin key={found.point.id} pin={found.point} chosen={false} onChoose={onChoose} />
        ),
      )}
      {picked && <PricePin key={picked.id} pin={picked} chosen onChoose={onChoose} />}
    </>
  );
}

function PricePin({
  pin,
  chosen,
  onChoose,
}: {
  pin: PricedPin;
  chosen: boolean;
  onChoose: (id: string) => void;
}) {
  const price = shortNaira(pin.price);
  const icon = useMemo(
    () =>
      L.divIcon({
        className: chosen ? `${styles.pin} ${styles.chosen}` : (styles.pin ?? ''),
        html: price,
        iconSize: [64, 28],
      }),
    [price, chosen],
  );
  return (
    <Marker
      position={[pin.lat, pin.lng]}
      icon={icon}
      alt={`${price}, ${pin.label}`}
      title={pin.label}
      eventHandlers={{
        click: () => onChoose(pin.id),
        // Leaflet gives the pin the role of a button, and its keys only with a popup.
        keydown: ({ originalEvent }) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          onChoose(pin.id);
        },
      }}
    />
  );
}
