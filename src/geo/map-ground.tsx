import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { TileLayer, useMap } from 'react-leaflet';
import { BaseMapLayer } from './base-map-layer';
import { tilesOnDevice } from './kept-on-device';
import { TILE_SOURCE } from './tile-source';
import { VectorTiles } from './vector-tiles';

/** Below the tiles, which cover it once they are there. */
const PANE = 'base-map';
const BELOW_TILES = 150;

/**
 * What every map lies on: the tiles of the setting over a drawing of our own (MAP-1). Where they do
 * not come, the map of a kept area is shown, if there is one.
 */
export function MapGround() {
  const [failed, setFailed] = useState(false);
  const errors = useRef(0);
  const kept = useKeptMaps(failed);
  const attempt = useAttempts(failed && TILE_SOURCE.kind === 'vector', () => setFailed(false));
  return (
    <>
      <Drawing />
      {TILE_SOURCE.kind === 'vector' ? (
        <VectorTiles
          key={`try ${attempt}`}
          source={TILE_SOURCE.url}
          onFail={() => setFailed(true)}
        />
      ) : (
        <TileLayer
          url={TILE_SOURCE.url}
          attribution={TILE_SOURCE.attribution}
          maxZoom={TILE_SOURCE.maxZoom}
          crossOrigin="anonymous"
          eventHandlers={{
            loading: () => {
              errors.current = 0;
            },
            tileerror: () => {
              errors.current += 1;
              setFailed(true);
            },
            // Only once all that is in view has come: some of it may lie in the cache.
            load: () => setFailed(errors.current > 0),
          }}
        />
      )}
      {failed && kept.map((file, index) => <VectorTiles key={`map ${index}`} source={file} />)}
      {failed && (
        <Note
          words={kept.length > 0 ? 'This is the map kept on your device.' : 'No detailed map now.'}
        />
      )}
    </>
  );
}

/** Words beside those who made the map: anywhere else they would lie over pins. */
function Note({ words }: { words: string }) {
  const { attributionControl } = useMap();
  useEffect(() => {
    const { prefix } = attributionControl.options;
    attributionControl.setPrefix(`<span role="status">${words}</span>`);
    return () => void attributionControl.setPrefix(typeof prefix === 'string' && prefix);
  }, [attributionControl, words]);
  return null;
}

/** Not at every step of the hand: a line that hangs is not asked again and again. */
const TRY_AGAIN_MS = 15_000;

/** Counts up when a map that failed is worth another try: the network is back, or one looks elsewhere. */
function useAttempts(failed: boolean, onAgain: () => void): number {
  const map = useMap();
  const [attempt, setAttempt] = useState(0);
  const again = useEffectEvent(onAgain);
  useEffect(() => {
    if (!failed) return;
    const failedAt = Date.now();
    const retry = () => {
      setAttempt((count) => count + 1);
      again();
    };
    const look = () => Math.abs(Date.now() - failedAt) >= TRY_AGAIN_MS && retry();
    window.addEventListener('online', retry);
    map.on('moveend', look);
    return () => {
      window.removeEventListener('online', retry);
      map.off('moveend', look);
    };
  }, [map, failed]);
  return attempt;
}

const NO_MAPS: Blob[] = [];

/** Maps of kept areas, once they are wanted. */
function useKeptMaps(wanted: boolean): Blob[] {
  const [files, setFiles] = useState(NO_MAPS);
  const asked = useRef(false);
  useEffect(() => {
    const read = async () => setFiles(await tilesOnDevice());
    if (wanted && !asked.current) {
      asked.current = true;
      void read();
    }
  }, [wanted]);
  return files;
}

function Drawing() {
  const map = useMap();
  useEffect(() => {
    const pane = map.getPane(PANE) ?? map.createPane(PANE);
    pane.style.zIndex = String(BELOW_TILES);
    const layer = new BaseMapLayer({
      pane: PANE,
      maxZoom: TILE_SOURCE.maxZoom,
      attribution:
        '<a href="https://github.com/VictorCazanave/svg-maps">svg-maps</a> (CC BY), <a href="https://www.soest.hawaii.edu/pwessel/gshhg/">GSHHG</a> (LGPL), <a href="https://www.geonames.org/">GeoNames</a>',
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map]);
  return null;
}
