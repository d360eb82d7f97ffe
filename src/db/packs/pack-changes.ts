import type { Listing } from '../../contract/listing/property';
import { COLUMNS_SHAPE } from '../../domain/search/on-device/listing-columns';
import { packDatabase } from '../pack-database';
import { columnsOf } from './columns-of';
import { decodeChunk, gzipListings } from './decode-chunk';
import type { BegunPack } from './pack-records';
import { sizeOf } from './size-of';

/** A piece that deltas have filled to more than this is cut in two. */
const MOST_IN_CHUNK = 512;

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
