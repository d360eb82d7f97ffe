// Its own page names its makers and licence; on a phone each line is taken from the map.
const OSM = '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>';

/** Where map tiles come from; VITE_TILE_URL names another server, or a PMTiles file. */
type TileSource = {
  /** Pictures by `{z}/{x}/{y}`, or a PMTiles file of shapes that the phone draws itself. */
  kind: 'raster' | 'vector';
  url: string;
  attribution: string;
  maxZoom: number;
};

/** The source of a setting: what ends in .pmtiles is a file of shapes. */
function tileSourceOf(setting: string | undefined): TileSource {
  const url = setting ?? 'https://tile.openstreetmap.org/{z}/{x}/{y}.png';
  const isFile = /\.pmtiles($|\?)/.test(url);
  return isFile
    ? { kind: 'vector', url, attribution: VECTOR_ATTRIBUTION, maxZoom: 19 }
    : { kind: 'raster', url, attribution: OSM, maxZoom: 19 };
}

/** Shapes in Protomaps' layers, from OpenStreetMap's data. */
export const VECTOR_ATTRIBUTION = `<a href="https://protomaps.com">Protomaps</a> ${OSM}`;

/** The source this app was built with. */
export const TILE_SOURCE = tileSourceOf(import.meta.env.VITE_TILE_URL);
