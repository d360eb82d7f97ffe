import { createHash } from 'node:crypto';
import { access, mkdir, open, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import type { AreaQuery } from '../../../src/contract/area-pack';
import { mercator, WORLD_PX } from '../../../src/domain/map/mercator';
import type { Settings } from '../../plugins/settings';
import { type TileAt, writePmtiles } from './write-pmtiles';

const KM_PER_DEGREE = 111.195;
/** The farthest an area's map reaches out: with it the whole region is seen around it. */
const WIDEST_ZOOM = 5;
const CLOSEST_ZOOM = 15;
/** So many tiles fill one directory, and some megabytes. */
const MOST_TILES = 4000;

/** A file on this machine, as the PMTiles library reads one. */
class FileSource implements Source {
  constructor(private readonly path: string) {}

  getKey(): string {
    return this.path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const file = await open(this.path);
    try {
      const bytes = new Uint8Array(length);
      const { bytesRead } = await file.read(bytes, 0, length, offset);
      return { data: bytes.slice(0, bytesRead).buffer };
    } finally {
      await file.close();
    }
  }
}

/** Bytes of the map of an area, or null where the operator serves none (TILES_FILE). */
export async function areaTileBytes(settings: Settings, area: AreaQuery): Promise<number | null> {
  const path = await areaTilesFile(settings, area);
  return path === null ? null : (await stat(path)).size;
}

/** The file with the map of an area, cut out of the operator's at the first call. Null: there is none. */
export async function areaTilesFile(settings: Settings, area: AreaQuery): Promise<string | null> {
  if (settings.tilesFile === null) return null;
  const source = await stat(settings.tilesFile);
  const { lat, lng, radiusKm } = area;
  const name = createHash('sha256')
    .update(`${settings.tilesFile} ${source.size} ${source.mtimeMs} ${lat} ${lng} ${radiusKm}`)
    .digest('hex');
  const folder = join(settings.dataDir, 'area-tiles');
  const path = join(folder, `${name}.pmtiles`);
  const known = await access(path).then(
    () => true,
    () => false,
  );
  if (known) return path;
  const archive = await cutOut(settings.tilesFile, area);
  if (archive === null) return null;
  await mkdir(folder, { recursive: true });
  // Under another name until it is whole: two who ask at once each write one, and either will do.
  const part = `${path}.${process.pid}.${performance.now()}`;
  await writeFile(part, archive);
  await rename(part, path);
  return path;
}

/** The tiles of an area, as close as fits. Null: the operator's map has none there. */
async function cutOut(path: string, { lat, lng, radiusKm }: AreaQuery): Promise<Uint8Array | null> {
  const source = new PMTiles(new FileSource(path));
  const { tileType, minZoom, maxZoom } = await source.getHeader();
  const about = { tileType, metadata: await source.getMetadata() };
  const latSpan = radiusKm / KM_PER_DEGREE;
  const lngSpan = latSpan / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  const box = {
    south: lat - latSpan,
    west: lng - lngSpan,
    north: lat + latSpan,
    east: lng + lngSpan,
  };
  const tiles: TileAt[] = [];
  let archive: Uint8Array | null = null;
  for (let z = Math.max(WIDEST_ZOOM, minZoom); z <= Math.min(CLOSEST_ZOOM, maxZoom); z += 1) {
    const [west, north] = tileOf(box.north, box.west, z);
    const [east, south] = tileOf(box.south, box.east, z);
    if (tiles.length + (east - west + 1) * (south - north + 1) > MOST_TILES) break;
    for (let x = west; x <= east; x += 1) {
      for (let y = north; y <= south; y += 1) {
        const found = await source.getZxy(z, x, y);
        if (found) tiles.push({ z, x, y, bytes: gzipSync(new Uint8Array(found.data)) });
      }
    }
    if (tiles.length === 0) continue;
    const closer = writePmtiles(tiles, about, box);
    if (closer === null) break;
    archive = closer;
  }
  return archive;
}

/** The tile a point lies in. */
function tileOf(lat: number, lng: number, zoom: number): [x: number, y: number] {
  const [x, y] = mercator(lng, lat);
  const scale = 2 ** zoom / WORLD_PX;
  const last = 2 ** zoom - 1;
  const within = (value: number) => Math.min(last, Math.max(0, Math.floor(value * scale)));
  return [within(x), within(y)];
}
