import { useEffect, useState } from 'react';
import { TileLayer, useMap } from 'react-leaflet';
import { BaseMapLayer } from './base-map-layer';
import styles from './map-ground.module.css';
import { TILE_SOURCE } from './tile-source';

/** Below the tiles, which cover it once they are there. */
const PANE = 'base-map';
const BELOW_TILES = 150;

/** What every map lies on: the tiles of the setting over a drawing of our own (MAP-1). */
export function MapGround() {
  const [failed, setFailed] = useState(false);
  return (
    <>
      <Drawing />
      <TileLayer
        url={TILE_SOURCE.url}
        attribution={TILE_SOURCE.attribution}
        maxZoom={TILE_SOURCE.maxZoom}
        crossOrigin="anonymous"
        eventHandlers={{
          tileerror: () => setFailed(true),
          loading: () => setFailed(false),
        }}
      />
      {failed && (
        <p role="status" className={styles.notice}>
          The detailed map cannot be fetched now. This is a simple drawing from your phone.
        </p>
      )}
    </>
  );
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
        '<a href="https://github.com/VictorCazanave/svg-maps">svg-maps</a> (CC BY), <a href="https://www.geonames.org/">GeoNames</a>',
    });
    layer.addTo(map);
    return () => void layer.remove();
  }, [map]);
  return null;
}
