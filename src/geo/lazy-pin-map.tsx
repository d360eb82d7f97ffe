import { type ComponentType, lazy } from 'react';
import type { PinMapProps } from './pin-map';

type Props = PinMapProps & { onFailed: () => void };

/** The form's map; Leaflet is fetched with it. Where it cannot be, `onFailed` is told and nothing drawn. */
export const LazyPinMap = lazy(
  (): Promise<{ default: ComponentType<Props> }> =>
    import('./pin-map').catch(() => ({
      default: function NoMap({ onFailed }: Props) {
        // After the render that finds out, not in it.
        queueMicrotask(onFailed);
        return null;
      },
    })),
);
