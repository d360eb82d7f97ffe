import 'leaflet/dist/leaflet.css';
import './leaflet-look.css';
import L from 'leaflet';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { MapContainer, useMap, useMapEvents } from 'react-leaflet';
import type { ListingsMapProps, PricedPin } from './listings-map-props';
import { EDGES } from '../contract/search/search-filters';
import type { Box } from '../domain/map/box-around';
import { DrawingBoard } from './drawing-board';
import { areaOf } from './map-area';
import { MapGround } from './map-ground';
import { FARTHEST, mapMotion } from './map-motion';
import styles from './listings-map.module.css';
import { edgeRoom } from './pins/price-pin-size';
import { PricePins } from './pins/price-pins';

const LAGOS: [number, number] = [6.5, 3.4];
const ZOOM = 11;
const CLOSEST = 15;
/** What stands over the foot of the map: the ways to change its area. */
const FOOT_PX = 56;
/** Of a lower map it would be too much. */
const LEAST_HEIGHT_PX = 240;
/** A map that lies so near to where it was put has not been moved; pixels. */
const MOVED_PX = 8;
/** How far the zoom's buttons and half of a pin reach from the upper left corner. */
const CONTROLS_PX = { x: 74, y: 116 };
/** An edge in the address has five decimals. */
const SAME_DEGREES = 0.00002;

/** Listings as prices on a map, each a button (RES-3). */
export default function ListingsMap({
  pins,
  box,
  chosen,
  editing,
  area,
  onChoose,
  onSpot,
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
      <View pins={pins} box={box} chosen={chosen} keepView={editing} onMove={onMove} />
      <DrawingBoard area={area} editing={editing} onDraw={onDraw} onCentre={onCentre} />
      <PricePins pins={pins} chosen={chosen} onChoose={onChoose} onSpot={onSpot} />
    </MapContainer>
  );
}

/** Fits the map to its pins, or to what is searched where there are none, and tells where it is moved. */
function View({
  pins,
  box,
  chosen,
  keepView,
  onMove,
}: Pick<ListingsMapProps, 'pins' | 'box' | 'chosen' | 'onMove'> & {
  /** Leaves the map where the person moved it, whatever the pins are. */
  keepView: boolean;
}) {
  const map = useMap();
  const ids = pins.map(({ id }) => id).join(' ');
  const isFitted = useRef(false);
  /** Where the map was put by itself; from anywhere else it was moved by a person. */
  const put = useRef<{ centre: L.LatLng; zoom: number } | null>(null);
  const isMoved = () => {
    if (put.current === null) return false;
    const { centre, zoom } = put.current;
    const off = map.project(centre).distanceTo(map.project(map.getCenter()));
    return zoom !== map.getZoom() || off > MOVED_PX;
  };
  const isToChosen = useRef(false);
  const tell = () => onMove(areaOf(map.getBounds()), isMoved(), isToChosen.current);
  const settle = () => {
    put.current = { centre: map.getCenter(), zoom: map.getZoom() };
    tell();
  };
  const fit = () => {
    // The map may come after the drawing has begun: it begins in the right place all the same.
    const stays = (keepView && isFitted.current) || (box !== null && isShown(map, box));
    isFitted.current ||= keepView;
    const corners = pins.length > 0 ? pins.map(cornerOf) : cornersOf(box);
    if (!stays && corners.length > 0) {
      isFitted.current = true;
      const fitBeside = (left: number) =>
        map.fitBounds(L.latLngBounds(corners), {
          // What the map itself showed is shown again as it was; pins keep off the edge.
          ...(pins.length > 0 && roomAround(pins, map.getSize().y, left)),
          maxZoom: CLOSEST,
          animate: false,
        });
      fitBeside(0);
      if (pins.some((pin) => isUnderControls(map.latLngToContainerPoint(cornerOf(pin)))))
        fitBeside(CONTROLS_PX.x);
    }
    settle();
  };
  useEffect(() => {
    fit();
    // The pins themselves are new objects at every refresh; which they are is what counts.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, ids, box]);
  useEffect(() => {
    const pin = pins.find(({ id }) => id === chosen);
    if (pin === undefined) return;
    const was = put.current;
    const moved = was !== null && !map.getCenter().equals(was.centre);
    isToChosen.current = true;
    map.panInside(cornerOf(pin), { ...roomAround([pin], map.getSize().y), animate: false });
    if (moved) tell();
    else settle();
    isToChosen.current = false;
    // Once when it is chosen, not when the pins come anew.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [map, chosen]);
  useMapEvents({ movestart: () => onMove(null, false, isToChosen.current), moveend: tell });
  /** The map in its new size: what it showed by itself it shows whole again, what a person chose stays. */
  const resize = () => {
    const moved = isMoved();
    map.invalidateSize({ animate: false });
    if (!moved) fit();
  };
  const onResize = useRef(resize);
  useLayoutEffect(() => {
    onResize.current = resize;
  });
  useEffect(() => {
    // The cards beside the map change its size, and so does a phone that is turned.
    let size = map.getSize();
    const watch = new ResizeObserver(() => {
      const { clientWidth, clientHeight } = map.getContainer();
      if (size.x === clientWidth && size.y === clientHeight) return;
      size = L.point(clientWidth, clientHeight);
      onResize.current();
    });
    watch.observe(map.getContainer());
    return () => watch.disconnect();
  }, [map]);
  return null;
}

/** Whether the map shows a box already, as after a search of what it shows. */
function isShown(map: L.Map, box: Box): boolean {
  const area = areaOf(map.getBounds());
  return EDGES.every((edge) => Math.abs(area[edge] - box[edge]) < SAME_DEGREES);
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

const isUnderControls = ({ x, y }: L.Point): boolean => x < CONTROLS_PX.x && y < CONTROLS_PX.y;

/** Pins keep off the edges, and off what stands over the foot. */
function roomAround(
  pins: readonly { price: number }[],
  height: number,
  left = 0,
): { paddingTopLeft: [number, number]; paddingBottomRight: [number, number] } {
  const [x, y] = edgeRoom(pins);
  return {
    paddingTopLeft: [x + left, y],
    paddingBottomRight: [x, y + (height > LEAST_HEIGHT_PX ? FOOT_PX : 0)],
  };
}
