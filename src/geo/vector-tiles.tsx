import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { VECTOR_ATTRIBUTION } from './tile-source';

/**
 * A map of shapes from a PMTiles file, on a server or on this device. Where the file has nothing, or
 * cannot be read, it stays transparent: the drawing below is seen.
 */
export function VectorTiles({
  source,
  onFail,
}: {
  /** An address that is read by range, or a file. */
  source: string | Blob;
  /** Called when a part of the file could not be read. */
  onFail?: () => void;
}) {
  const map = useMap();
  const failed = useEffectEvent(() => onFail?.());
  useEffect(() => {
    let stop: (() => void) | null = null;
    let stopped = false;
    // The drawing code is of no use to anybody else, and comes with the first such map.
    import('./vector-layer').then(
      ({ vectorLayer }) => {
        if (stopped) return;
        const layer = vectorLayer(source, VECTOR_ATTRIBUTION, () => failed());
        layer.addTo(map);
        stop = () => void layer.remove();
      },
      () => failed(),
    );
    return () => {
      stopped = true;
      stop?.();
    };
  }, [map, source]);
  return null;
}
