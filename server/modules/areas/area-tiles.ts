import { createHash } from 'node:crypto';
import { access, mkdir, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { PMTiles, type RangeResponse, type Source } from 'pmtiles';
import type { AreaQuery } from '../../../src/contract/search/area-pack';
import { AREA_RADII, keptArea } from '../../../src/domain/areas/kept-area';
import { boxAround } from '../../../src/domain/map/box-around';
import { mercator, WORLD_PX } from '../../../src/domain/map/mercator';
import type { Settings } from '../../plugins/settings';
import { type TileAt, writePmtiles } from './write-pmtiles';

/** The farthest an area's map reaches out: with it the whole region is seen around it. */
const WIDEST_ZOOM = 5;
const CLOSEST_ZOOM = 15;
/** So many tiles fill one directory, and some megabytes. */
const MOST_TILES = 4000;
/** Cut maps that are kept; each has some megabytes. */
const MOST_FILES = 300;

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

/** The map of an area as a file; its version is another one for another map or area. */
type AreaTiles = { path: string; bytes: number; version: string };

/** One cut at a time: each keeps a core busy, and two who ask for one area need one. */
let cutting: Promise<unknown> = Promise.resolve();

/**
 * The map of an area, cut out of the operator's at the first call. Only areas as the app asks for
 * them: any other would be a file of its own, and the disk has an end. Null: there is none.
 * @param wanted the version that is asked for: where it is another one, nothing is cut
 */
export async function areaTiles(
  settings: Settings,
  asked: AreaQuery,
  wanted: string | null = null,
): Promise<AreaTiles | null> {
  const { tilesFile } = settings;
  const area = keptArea(asked, asked.radiusKm);
  const isUsual = (AREA_RADII as readonly number[]).includes(asked.radiusKm);
  if (tilesFile === null || !isUsual) return null;
  const source = await stat(tilesFile);
  const origin = digest(`${tilesFile} ${source.size} ${source.mtimeMs}`);
  const version = `${origin}-${digest(area.id)}`;
  if (wanted !== null && wanted !== version) return null;
  const folder = join(settings.dataDir, 'area-tiles');
  const path = join(folder, `${version}.pmtiles`);
  if (!(await isThere(path))) {
    const mine = cutting.then(async () => {
      if (!(await isThere(path)))
        await cutInto(folder, path, origin, await cutOut(tilesFile, area));
    });
    cutting = mine.catch(() => undefined);
    await mine;
  }
  const bytes = await stat(path).then(
    ({ size }) => size,
    () => 0,
  );
  return bytes === 0 ? null : { path, bytes, version };
}

/** Writes a cut map, or nothing as a sign that there is none, and lets go of those of another source and the oldest. */
async function cutInto(
  folder: string,
  path: string,
  origin: string,
  archive: Uint8Array | null,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  const files = await Promise.all(
    (await readdir(folder)).map(async (name) => ({
      name,
      at: (await stat(join(folder, name))).mtimeMs,
    })),
  );
  const old = files
    .toSorted((a, b) => b.at - a.at)
    .filter(({ name }, index) => !name.startsWith(origin) || index >= MOST_FILES - 1);
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { force: true })));
  // Under another name until it is whole.
  const part = `${path}.${process.pid}.part`;
  await writeFile(part, archive ?? '');
  await rename(part, path);
}

function isThere(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 24);
}

/** The tiles of an area, as close as fits. Null: the operator's map has none there. */
async function cutOut(path: string, area: AreaQuery): Promise<Uint8Array | null> {
  const source = new PMTiles(new FileSource(path));
  const { tileType, minZoom, maxZoom } = await source.getHeader();
  const about = { tileType, metadata: await source.getMetadata() };
  const box = boxAround(area);
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
