import { packDatabase } from '../pack-database';
import type { AreaPack, BegunPack } from './pack-records';
import { sizeOf } from './size-of';

/** How many bytes of an area's map have come, without a gap. */
export async function tileBytesKept(pack: string): Promise<number> {
  const pieces = await packDatabase().tiles.where('pack').equals(pack).sortBy('at');
  return pieces.reduce((end, { at, bytes }) => (at === end ? end + bytes.byteLength : end), 0);
}

/** Keeps a piece of an area's map, unless the area was removed or begun anew meanwhile. */
export async function storeTiles(pack: AreaPack, at: number, bytes: ArrayBuffer): Promise<void> {
  const { packs, tiles } = packDatabase();
  await packDatabase().transaction('rw', packs, tiles, async () => {
    const now = await packs.get(pack.id);
    if (now?.generation !== pack.generation) return;
    await tiles.put({ pack: pack.id, at, bytes });
    await packs.update(pack.id, { bytes: now.bytes + bytes.byteLength });
  });
}

/** Does without the map of an area: the operator has another one by now, or none. */
export async function dropTiles({ id, generation }: BegunPack): Promise<void> {
  const { packs, tiles } = packDatabase();
  await packDatabase().transaction('rw', packs, tiles, async () => {
    const now = await packs.get(id);
    if (now?.generation !== generation) return;
    const kept = tiles.where('pack').equals(id);
    const bytes = now.bytes - sizeOf(await kept.toArray());
    await kept.delete();
    const summary = { ...now.summary, tileBytes: null, tileVersion: null };
    await packs.update(id, { summary, bytes });
  });
}

/** The maps of areas that are here whole, each as a PMTiles file. */
export async function listTiles(database = packDatabase()): Promise<Blob[]> {
  const files: Blob[] = [];
  for (const { id, summary } of await database.packs.toArray()) {
    const pieces = await database.tiles.where('pack').equals(id).sortBy('at');
    const file = new Blob(pieces.map(({ bytes }) => bytes));
    if (file.size > 0 && file.size === summary.tileBytes) files.push(file);
  }
  return files;
}
