import L from 'leaflet';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { Circle, Marker, Polygon, useMap, useMapEvents } from 'react-leaflet';
import { type DrawnArea, MOST_CORNERS } from '../domain/map/drawn-area';
import styles from './drawing-board.module.css';
import { movedByKey } from './pins/moved-by-key';

type Point = { lat: number; lng: number };

/** An area on the map; while it is drawn its corners or its middle are moved by hand and by keys. */
export function DrawingBoard({
  area,
  editing,
  onDraw,
  onCentre,
}: {
  area: DrawnArea | null;
  editing: boolean;
  onDraw: (area: DrawnArea) => void;
  /** Told where the middle of the map is, for whoever adds a corner there by a button. */
  onCentre: (centre: Point) => void;
}) {
  const map = useMap();
  const latest = useRef(area);
  useLayoutEffect(() => {
    latest.current = area;
  });
  useMapEvents({
    click: ({ latlng }) => {
      if (!editing || latest.current === null) return;
      // Two quick taps come before the first is drawn: the second builds on it all the same.
      latest.current = withPoint(latest.current, latlng.wrap());
      onDraw(latest.current);
    },
    moveend: () => onCentre(centreOf(map)),
  });
  useEffect(() => onCentre(centreOf(map)), [map, onCentre]);
  if (area === null) return null;
  if (area.kind === 'circle')
    return (
      <>
        <Circle
          center={area}
          radius={area.radiusKm * 1000}
          interactive={false}
          className={styles.ink ?? ''}
        />
        {editing && (
          <Handle
            at={area}
            title="The middle of the circle. Drag it, or move it with the arrow keys."
            onMove={(at) => onDraw({ ...area, ...at })}
          />
        )}
      </>
    );
  const { corners } = area;
  const put = (next: Point[]) => onDraw({ kind: 'shape', corners: next });
  return (
    <>
      {corners.length > 1 && (
        <Polygon positions={corners} interactive={false} className={styles.ink ?? ''} />
      )}
      {editing &&
        corners.map((corner, index) => (
          <Handle
            // A corner is its place in the row: two may lie on one point.
            key={`corner ${String(index)}`}
            at={corner}
            title={`Corner ${index + 1} of ${corners.length}. Arrow keys move it, Delete takes it away.`}
            onMove={(at) => put(corners.with(index, at))}
            onRemove={() => put(corners.toSpliced(index, 1))}
          />
        ))}
    </>
  );
}

/** The circle goes where was tapped; a shape gets one more corner there. */
function withPoint(area: DrawnArea, { lat, lng }: Point): DrawnArea {
  if (area.kind === 'circle') return { ...area, lat, lng };
  if (area.corners.length >= MOST_CORNERS) return area;
  return { kind: 'shape', corners: [...area.corners, { lat, lng }] };
}

function centreOf(map: L.Map): Point {
  // Whoever has dragged the map round the world is still where it says.
  const { lat, lng } = map.getCenter().wrap();
  return { lat, lng };
}

function Handle({
  at,
  title,
  onMove,
  onRemove,
}: {
  at: Point;
  title: string;
  onMove: (at: Point) => void;
  onRemove?: () => void;
}) {
  const map = useMap();
  const icon = useMemo(
    () => L.divIcon({ className: styles.handle ?? '', iconSize: [24, 24], iconAnchor: [12, 12] }),
    [],
  );
  const marker = useRef<L.Marker>(null);
  // A marker takes its words once; how many corners there are changes.
  useEffect(() => {
    const element = marker.current?.getElement();
    element?.setAttribute('title', title);
    element?.setAttribute('aria-label', title);
  }, [title]);
  return (
    <Marker
      ref={marker}
      position={[at.lat, at.lng]}
      icon={icon}
      draggable
      alt={title}
      title={title}
      zIndexOffset={1000}
      eventHandlers={{
        dragend: ({ target }: { target: L.Marker }) => {
          const { lat, lng } = target.getLatLng().wrap();
          onMove({ lat, lng });
        },
        keydown: ({ originalEvent }) => {
          if (originalEvent.key === 'Delete' || originalEvent.key === 'Backspace') {
            originalEvent.preventDefault();
            onRemove?.();
            return;
          }
          const next = movedByKey(map, at, originalEvent);
          if (next !== null) onMove(next);
        },
      }}
    />
  );
}
