import type { ReactNode } from 'react';
import type { Box } from '../domain/map/box-around';
import type { DrawnArea } from '../domain/map/drawn-area';
import type { MapArea } from './map-area';

/** A home on the map: its place, its price in naira, and what it is called. */
export type PricedPin = { id: string; lat: number; lng: number; price: number; label: string };

export type ListingsMapProps = {
  pins: PricedPin[];
  /** What is shown while there is no pin. */
  box: Box | null;
  /** The listing whose pin stands out. */
  chosen: string | null;
  /** An area is being drawn: the map stays where the person moved it. */
  editing: boolean;
  area: DrawnArea | null;
  onChoose: (id: string) => void;
  /** Told which homes lie at one spot when their count is pressed. */
  onSpot: (ids: string[]) => void;
  /**
   * What the map shows now, null while it moves; whether a person moved it there; and whether it went
   * there by itself, to show the chosen pin.
   */
  onMove: (area: MapArea | null, byPerson: boolean, toChosen: boolean) => void;
  onDraw: (area: DrawnArea) => void;
  /** Told where the middle of the map is. */
  onCentre: (centre: { lat: number; lng: number }) => void;
  /** Shown where the map's code cannot be fetched. */
  fallback: ReactNode;
};
