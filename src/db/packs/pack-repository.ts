import Dexie from 'dexie';
import type { AreaSummary, OperatorPlace } from '../../contract/search/area-pack';
import type { Listing } from '../../contract/listing/property';
import { COLUMNS_SHAPE } from '../../domain/search/on-device/listing-columns';
import { packDatabase } from '../pack-database';
import { areaPhotosCache, photoBytes } from '../photo-caches';
import type { AreaPack, BegunPack } from './pack-records';
import { gunzipListings } from './decode-chunk';
import type { ReadPiece } from './read-piece';
import { sizeOf } from './size-of';

/** The areas kept on this device, the first one first. */
export function listPacks(database = packDatabase()): Promise<AreaPack[]> {
  return database.packs.orderBy('addedAt').toArray();
}

/** Begins to keep an area; one that is there already stays as it is, but for photos that are wanted now. */
export async function addPack(
  area: { id: string; name: string; lat: number; lng: number; radiusKm: number },
  choice: { withPhotos: boolean; summary: AreaSummary },
): Promise<void> {
  const database = packDatabase();
  await database.transaction('rw', database.packs, async () => {
    const known = await database.packs.get(area.id);
    if (known !== undefined) {
      // Whoever asks for it once more wants it tried again, as after space was freed.
      await database.packs.update(area.id, { refused: null });
      if (!choice.withPhotos || known.withPhotos) return;
      const step = known.step === 'ready' ? 'photos' : known.step;
      await database.packs.update(area.id, { withPhotos: true, step });
      return;
    }
    await database.packs.add({
      ...area,
      ...choice,
      step: 'listings',
      after: null,
      listings: 0,
      photos: 0,
      bytes: 0,
      writes: 0,
      generation: crypto.randomUUID(),
      cursor: choice.summary.cursor,
      freshAt: null,
      refused: null,
      addedAt: Date.now(),
    });
  });
}

export function readPack(id: string): Promise<AreaPack | undefined> {
  return packDatabase().packs.get(id);
}

/** Changes what is noted of an area; one that was removed or begun anew meanwhile stays as it is. */
export async function updatePack(
  { id, generation }: BegunPack,
  change: (now: AreaPack) => Partial<AreaPack>,
): Promise<void> {
  const { packs } = packDatabase();
  await packDatabase().transaction('rw', packs, async () => {
    const now = await packs.get(id);
    if (now?.generation === generation) await packs.update(id, change(now));
  });
}

/** Lets an area go, with everything that was kept of it. */
export async function removePack(id: string): Promise<void> {
  const database = packDatabase();
  const { packs, chunks, columns, places, tiles } = database;
  await database.transaction('rw', [packs, chunks, columns, places, tiles], async () => {
    await packs.delete(id);
    await chunks.where('pack').equals(id).delete();
    await columns.where('pack').equals(id).delete();
    await places.delete(id);
    await tiles.where('pack').equals(id).delete();
  });
}

/**
 * Keeps pieces as they came, and notes where the next ones begin.
 * @param next the last id of the pieces, or null when they were the last
 */
export async function storePieces(
  pack: AreaPack,
  pieces: readonly ReadPiece[],
  next: string | null,
): Promise<void> {
  const { id, generation } = pack;
  // What was to come may have gone meanwhile: an empty piece would stand in the first one's place.
  const made = pieces
    .map((piece, index) => (pack.after === null && index === 0 ? { ...piece, from: '' } : piece))
    .filter(({ part }) => pack.after === null || part.ids.length > 0);
  const database = packDatabase();
  const { packs, chunks, columns } = database;
  await database.transaction('rw', [packs, chunks, columns], async () => {
    const now = await packs.get(id);
    if (now?.generation !== generation || now.after !== pack.after) return;
    // Each write has a number of its own: whoever reads them some at a time goes on after the last.
    const atOf = (index: number) => now.writes + index + 1;
    await chunks.bulkPut(
      made.map(({ from, bytes }, index) => ({
        pack: id,
        from,
        bytes,
        at: atOf(index),
        generation,
      })),
    );
    await columns.bulkPut(
      made.map(({ from, part }, index) => ({
        pack: id,
        from,
        part,
        at: atOf(index),
        shape: COLUMNS_SHAPE,
      })),
    );
    await packs.update(id, {
      after: next,
      step: next === null ? 'places' : 'listings',
      listings: now.listings + made.reduce((sum, { part }) => sum + part.ids.length, 0),
      bytes: now.bytes + sizeOf(made),
      writes: now.writes + made.length,
    });
  });
}

/** Forgets the listings of an area, so that they are fetched anew from the first one. */
export async function restartPack(
  { id, generation }: BegunPack,
  summary: AreaSummary,
): Promise<void> {
  const database = packDatabase();
  const { packs, chunks, columns, tiles } = database;
  // Its photos stay, and are not fetched again.
  const bytes =
    typeof caches === 'undefined' ? 0 : await photoBytes(await caches.open(areaPhotosCache(id)));
  await database.transaction('rw', [packs, chunks, columns, tiles], async () => {
    if ((await packs.get(id))?.generation !== generation) return;
    await chunks.where('pack').equals(id).delete();
    await columns.where('pack').equals(id).delete();
    await tiles.where('pack').equals(id).delete();
    await packs.update(id, {
      summary,
      cursor: summary.cursor,
      step: 'listings',
      after: null,
      listings: 0,
      bytes,
      writes: 0,
      generation: crypto.randomUUID(),
    });
  });
}

/** Every id that is kept of an area. */
export async function packIds(id: string): Promise<string[]> {
  const ids: string[] = [];
  await packDatabase()
    .columns.where('pack')
    .equals(id)
    .each(({ part }) => ids.push(...part.ids));
  return ids;
}

/** Every listing of an area, a piece at a time. */
export async function* packListings(id: string): AsyncGenerator<Listing[]> {
  const { chunks } = packDatabase();
  let last: string | undefined;
  for (;;) {
    const after = last === undefined ? Dexie.minKey : last;
    const chunk = await chunks
      .where('[pack+from]')
      .between([id, after], [id, Dexie.maxKey], last === undefined, true)
      .first();
    if (chunk === undefined) return;
    yield await gunzipListings(chunk.bytes);
    last = chunk.from;
  }
}

/** Keeps the places of an area, unless it was removed or begun anew meanwhile. */
export async function storePackPlaces(pack: AreaPack, found: OperatorPlace[]): Promise<void> {
  const { packs, places } = packDatabase();
  await packDatabase().transaction('rw', packs, places, async () => {
    const now = await packs.get(pack.id);
    if (now?.generation === pack.generation) await places.put({ pack: pack.id, places: found });
  });
}

/** The operator's places of all areas kept here. */
export async function listPackPlaces(): Promise<OperatorPlace[]> {
  return (await packDatabase().places.toArray()).flatMap(({ places }) => places);
}
