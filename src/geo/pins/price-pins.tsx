import L from 'leaflet';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { shortNaira } from '../../domain/format/short-naira';
import { PIN_SIZE, type PlacedPin, placePins } from '../../domain/map/place-pins';
import type { ListingsMapProps, PricedPin } from '../listings-map-props';
import styles from '../listings-map.module.css';
import { priceWidth, textScale } from './price-pin-size';

/** A margin: what lies just outside is there before it is dragged in. */
const MARGIN = 0.3;
/** Air around the homes of a count that was opened, in pixels. */
const AROUND_PX = 60;

/** Homes as prices, dots where there is no room for them, and counts where they lie too close (RES-3). */
export function PricePins({
  pins,
  chosen,
  onChoose,
  onSpot,
}: Pick<ListingsMapProps, 'pins' | 'chosen' | 'onChoose' | 'onSpot'>) {
  const map = useMap();
  const [view, setView] = useState(() => viewOf(map));
  // One listener for good: a new one at each render would miss what other effects move in between.
  const listeners = useMemo(() => ({ moveend: () => setView(viewOf(map)) }), [map]);
  useMapEvents(listeners);
  // The map may have been put elsewhere before anyone listened.
  useEffect(() => setView(viewOf(map)), [map]);
  const scale = textScale();
  const known = useMemo(() => new Map(pins.map((pin) => [pin.id, pin])), [pins]);
  const placed = useMemo(() => {
    const spots = pins
      .filter(({ lat, lng }) => view.bounds.contains([lat, lng]))
      .map((pin) => {
        const { x, y } = map.project([pin.lat, pin.lng], view.zoom);
        return { id: pin.id, x: x / scale, y: y / scale, width: priceWidth(pin) };
      });
    return placePins(spots, chosen);
  }, [map, pins, view, chosen, scale]);
  const open = (homes: readonly PricedPin[]) => {
    const at = L.latLngBounds(homes.map(({ lat, lng }) => [lat, lng]));
    if (partAt(map, homes)) {
      const zoom = Math.max(
        map.getZoom() + 1,
        map.getBoundsZoom(at, false, L.point(AROUND_PX, AROUND_PX)),
      );
      map.setView(at.getCenter(), Math.min(zoom, map.getMaxZoom()));
    } else onSpot(homes.map(({ id }) => id));
  };
  return placed.flatMap(({ kind, ids }) => {
    const homes = ids.flatMap((id) => known.get(id) ?? []);
    const [first] = homes;
    if (first === undefined) return [];
    return (
      <HomesPin
        key={first.id}
        kind={kind}
        homes={homes}
        at={first}
        chosen={chosen !== null && ids.includes(chosen)}
        parts={kind === 'count' && partAt(map, homes)}
        onPress={() => (kind === 'count' ? open(homes) : onChoose(first.id))}
      />
    );
  });
}

/** What of the world is drawn: somewhat more than is seen. */
const viewOf = (map: L.Map) => ({ bounds: map.getBounds().pad(MARGIN), zoom: map.getZoom() });

/** Whether homes come to stand apart when the map is nearer; else they are listed. */
function partAt(map: L.Map, homes: readonly PricedPin[]): boolean {
  // As near as it gets they lie as they will: no tap may lead nowhere.
  if (map.getZoom() >= map.getMaxZoom()) return false;
  const points = homes.map(({ lat, lng }) => map.project([lat, lng], map.getMaxZoom()));
  const span = L.bounds(points).getSize();
  return Math.max(span.x, span.y) > PIN_SIZE.dot;
}

function HomesPin({
  kind,
  homes,
  at,
  chosen,
  parts,
  onPress,
}: {
  kind: PlacedPin['kind'];
  homes: readonly PricedPin[];
  at: PricedPin;
  chosen: boolean;
  /** A count that comes apart when the map is nearer. */
  parts: boolean;
  onPress: () => void;
}) {
  const price = shortNaira(at.price);
  const count = homes.length;
  const scale = textScale();
  const width = scale * (kind === 'price' ? priceWidth(at) : PIN_SIZE[kind]);
  const icon = useMemo(
    () =>
      L.divIcon({
        className: `${styles[kind]} ${chosen ? styles.chosen : ''}`,
        html:
          kind === 'price'
            ? price
            : `<span aria-hidden="true">${kind === 'count' ? count : ''}</span>`,
        iconSize: [width, kind === 'price' ? scale * PIN_SIZE.priceHeight : width],
      }),
    [kind, chosen, price, count, width, scale],
  );
  const words =
    kind === 'count'
      ? `${count} homes: ${parts ? 'zoom in' : 'list them'}`
      : `${price}, ${at.label}`;
  const title = kind === 'count' ? words : at.label;
  const marker = useRef<L.Marker>(null);
  // A marker takes its words once, and its element changes with its icon.
  useEffect(() => {
    const element = marker.current?.getElement();
    element?.setAttribute('aria-label', words);
    element?.setAttribute('title', title);
    element?.setAttribute('aria-pressed', String(chosen));
  }, [words, title, chosen, icon]);
  return (
    <Marker
      ref={marker}
      position={[at.lat, at.lng]}
      icon={icon}
      alt={words}
      title={title}
      zIndexOffset={chosen ? 1000 : 0}
      eventHandlers={{
        click: onPress,
        // Leaflet gives the pin the role of a button, and its keys only with a popup.
        keydown: ({ originalEvent }) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          onPress();
        },
      }}
    />
  );
}
