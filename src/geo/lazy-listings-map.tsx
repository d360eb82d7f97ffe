import { type ComponentType, lazy } from 'react';
import type { ListingsMapProps } from './listings-map-props';

/** Results on a map; Leaflet is fetched with the first of them, and its absence is no error. */
export const LazyListingsMap = lazy(
  (): Promise<{ default: ComponentType<ListingsMapProps> }> =>
    import('./listings-map').catch(() => ({
      default: ({ fallback }: ListingsMapProps) => fallback,
    })),
);
