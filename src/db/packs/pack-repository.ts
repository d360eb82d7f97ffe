import Dexie from 'dexie';
import type { AreaSummary, OperatorPlace } from '../../contract/search/area-pack';
import type { Listing } from '../../contract/listing/property';
import { COLUMNS_SHAPE } from '../../domain/search/on-device/listing-columns';
import { packDatabase } from '../pack-database';
import type { AreaPack } from './pack-records';
import { columnsOf } from './columns-of';
import { decodeChunk, gunzipListings, gzipListings } from './decode-chunk';
import type { ReadPiece } from './read-piece';

/** A piece that deltas have filled to more than this is cut in two. */
const MOST_IN_CHUNK = 512;

/** The areas kept on this phone, the first one first. */
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

/** An area as it was begun: removed and kept again it is another one, of which older work knows nothing. */
type BegunPack = Pick<AreaPack, 'id' | 'generation'>;

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
      bytes: 0,
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

/** Takes in what changed in an area: each piece concerned is written anew. */
export async function applyChanges(
  pack: BegunPack,
  changes: { listings: readonly Listing[]; gone: readonly string[] },
): Promise<void> {
  const database = packDatabase();
  const heads = await database.chunks.where('pack').equals(pack.id).primaryKeys();
  const froms = heads.map(([, from]) => from).toSorted();
  const pieceOf = (listing: string) => froms.findLast((from) => from <= listing) ?? '';
  const touched = new Map<string, { put: Listing[]; drop: Set<string> }>();
  const of = (listing: string) => {
    const from = pieceOf(listing);
    const piece = touched.get(from) ?? { put: [], drop: new Set<string>() };
    touched.set(from, piece);
    return piece;
  };
  for (const listing of changes.listings) of(listing.id).put.push(listing);
  for (const gone of changes.gone) of(gone).drop.add(gone);
  for (const [from, { put, drop }] of touched) await rewrite(pack, from, put, drop);
}

async function rewrite(
  { id: pack, generation }: BegunPack,
  from: string,
  put: readonly Listing[],
  drop: ReadonlySet<string>,
): Promise<void> {
  const database = packDatabase();
  const chunk = await database.chunks.get([pack, from]);
  if (chunk !== undefined && chunk.generation !== generation) return;
  const before = chunk === undefined ? [] : await decodeChunk(chunk);
  const merged = new Map(before.map((listing) => [listing.id, listing]));
  for (const listing of put) merged.set(listing.id, listing);
  for (const id of drop) merged.delete(id);
  const listings = [...merged.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const half = listings.length > MOST_IN_CHUNK ? Math.ceil(listings.length / 2) : listings.length;
  const pieces = await Promise.all(
    [listings.slice(0, half), listings.slice(half)]
      .filter((piece, at) => at === 0 || piece.length > 0)
      .map(async (piece, at) => ({
        from: at === 0 ? from : (piece[0]?.id ?? from),
        bytes: await gzipListings(piece),
        part: columnsOf(piece),
      })),
  );
  const { packs, chunks, columns } = database;
  await database.transaction('rw', [packs, chunks, columns], async () => {
    const now = await packs.get(pack);
    if (now?.generation !== generation) return;
    let at = now.writes;
    for (const piece of pieces) {
      at += 1;
      await chunks.put({ pack, from: piece.from, bytes: piece.bytes, at, generation });
      await columns.put({ pack, from: piece.from, part: piece.part, at, shape: COLUMNS_SHAPE });
    }
    await packs.update(pack, {
      writes: at,
      listings: now.listings + listings.length - before.length,
      bytes: now.bytes + sizeOf(pieces) - (chunk?.bytes.byteLength ?? 0),
    });
  });
}

/** Bytes of pieces together. */
function sizeOf(pieces: readonly { bytes: ArrayBufferLike | ArrayBufferView }[]): number {
  return pieces.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
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
