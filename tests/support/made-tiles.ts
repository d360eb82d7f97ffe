import { gzipSync } from 'node:zlib';
import PbfWriter from 'pbf';
import { mercator, WORLD_PX } from '../../src/domain/map/mercator';
import { type TileAt, writePmtiles } from '../../server/modules/areas/write-pmtiles';

const EXTENT = 4096;
const MVT = 1;

/** A vector tile that is land from edge to edge, with one road across it. */
export function madeTile(): Uint8Array {
  const zigzag = (value: number) => (value << 1) ^ (value >> 31);
  const land = [9, zigzag(0), zigzag(0), 26, ...[EXTENT, 0, 0, EXTENT, -EXTENT, 0].map(zigzag), 15];
  const road = [9, zigzag(0), zigzag(EXTENT / 2), 10, zigzag(EXTENT), zigzag(0)];
  const tile = new PbfWriter();
  const layer = (name: string, type: number, geometry: number[], kind: string) =>
    tile.writeMessage(
      3,
      (_: unknown, pbf: PbfWriter) => {
        pbf.writeVarintField(15, 2);
        pbf.writeStringField(1, name);
        pbf.writeMessage(
          2,
          (__: unknown, feature: PbfWriter) => {
            feature.writePackedVarint(2, [0, 0]);
            feature.writeVarintField(3, type);
            feature.writePackedVarint(4, geometry);
          },
          null,
        );
        pbf.writeStringField(3, 'kind');
        pbf.writeMessage(
          4,
          (__: unknown, value: PbfWriter) => value.writeStringField(1, kind),
          null,
        );
        pbf.writeVarintField(5, EXTENT);
      },
      null,
    );
  layer('earth', 3, land, 'earth');
  layer('roads', 2, road, 'major_road');
  return tile.finish();
}

/** A PMTiles file of such tiles around a point, at zooms 5 to 15. */
export function madePmtiles(lat: number, lng: number, reach = 2): Uint8Array {
  const tiles: TileAt[] = [];
  const bytes = gzipSync(madeTile());
  const [px, py] = mercator(lng, lat);
  for (let z = 5; z <= 15; z += 1) {
    const scale = 2 ** z / WORLD_PX;
    const [x, y] = [Math.floor(px * scale), Math.floor(py * scale)];
    for (let dx = -reach; dx <= reach; dx += 1)
      for (let dy = -reach; dy <= reach; dy += 1) tiles.push({ z, x: x + dx, y: y + dy, bytes });
  }
  const metadata = { attribution: 'made for tests' };
  const box = { south: lat - 1, west: lng - 1, north: lat + 1, east: lng + 1 };
  const archive = writePmtiles(tiles, { tileType: MVT, metadata }, box);
  if (archive === null) throw new Error('too many tiles for one directory');
  return archive;
}
