import { type ComponentProps, type ComponentType, lazy } from 'react';
import type PinsMap from './pins-map';

type Props = ComponentProps<typeof PinsMap>;

/** The map of pins; Leaflet is fetched with it, and its absence is said instead of a grey box. */
export const LazyPinsMap = lazy(
  (): Promise<{ default: ComponentType<Props> }> =>
    import('./pins-map').catch(() => ({
      default: () => (
        <p role="alert">
          The map could not be loaded. Check the connection and open this page again.
        </p>
      ),
    })),
);
