import type { LatLngBounds } from 'leaflet';

/** The part of the world a map shows, in degrees. */
export type MapArea = { south: number; west: number; north: number; east: number };

export function areaOf(bounds: LatLngBounds): MapArea {
  return {
    south: bounds.getSouth(),
    west: bounds.getWest(),
    north: bounds.getNorth(),
    east: bounds.getEast(),
  };
}
