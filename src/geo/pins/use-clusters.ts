import { useMemo, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { type Clustered, clusterPoints, type MapPoint } from './cluster-points';
import { areaOf } from '../map-area';

/** A margin: what lies just outside is there before it is dragged in. */
const MARGIN = 0.3;

/** The points of the map as they stand in its present view, gathered where there are many. */
export function useClusters<Point extends MapPoint>(points: readonly Point[]): Clustered<Point>[] {
  const map = useMap();
  const now = () => ({ area: areaOf(map.getBounds().pad(MARGIN)), zoom: map.getZoom() });
  const [view, setView] = useState(now);
  useMapEvents({ moveend: () => setView(now()) });
  const gather = useMemo(() => clusterPoints(points), [points]);
  return useMemo(() => gather(view.area, view.zoom), [gather, view]);
}
