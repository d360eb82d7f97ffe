import { type ComponentType, lazy, type ReactNode } from 'react';
import type { Listing } from '../contract/property';
import type { MapArea } from './map-area';

export type ListingsMapProps = {
  /** Those with a location. */
  listings: Listing[];
  /** The listing whose pin stands out. */
  chosen: string | null;
  /** Leaves the map where the person moved it, whatever the listings are. */
  keepView: boolean;
  onChoose: (id: string) => void;
  /** What the map shows now; null while it moves. */
  onMove: (area: MapArea | null) => void;
  /** Shown where the map's code cannot be fetched. */
  fallback: ReactNode;
};

/** Results on a map; Leaflet is fetched with the first of them, and its absence is no error. */
export const LazyListingsMap = lazy(
  (): Promise<{ default: ComponentType<ListingsMapProps> }> =>
    import('./listings-map').catch(() => ({
      default: ({ fallback }: ListingsMapProps) => fallback,
    })),
);
