import Dexie from 'dexie';
import type { ListingIndex } from '../../domain/search/listing-index';
import { packDatabase } from '../pack-database';
import type { AreaPack, PackColumns } from './pack-records';

/** Pieces read at a time, so that the screen stays quick to touch meanwhile. */
const AT_ONCE = 16;

/** What an index has taken of one area: how many of its writes, and the ids of each piece. */
type Taken = { generation: string; writes: number; pieces: Map<string, string[]> };
/** What an index has taken of every area. */
export type TakenPacks = Map<string, Taken>;

/**
 * Brings an index up to date with the areas kept on this phone.
 * @returns ids the index has forgotten; whoever has them from elsewhere gives them back
 */
export async function indexPacks(
  index: ListingIndex,
  taken: TakenPacks,
  packs: readonly AreaPack[],
): Promise<string[]> {
  const forgotten: string[] = [];
  const kept = new Map(packs.map(({ id, generation }) => [id, generation]));
  for (const [id, { generation, pieces }] of taken) {
    if (kept.get(id) === generation) continue;
    taken.delete(id);
    const ids = [...pieces.values()].flat();
    index.forget(ids);
    forgotten.push(...ids);
  }
  for (const pack of packs) {
    const known = taken.get(pack.id) ?? {
      generation: pack.generation,
      writes: 0,
      pieces: new Map<string, string[]>(),
    };
    taken.set(pack.id, known);
    if (known.writes < pack.writes) forgotten.push(...(await takeNew(index, known, pack)));
  }
  return forgotten;
}

async function takeNew(index: ListingIndex, known: Taken, pack: AreaPack): Promise<string[]> {
  const gone = new Set<string>();
  const rows = packDatabase().columns;
  for (;;) {
    const next = await rows
      .where('[pack+at]')
      .between([pack.id, known.writes], [pack.id, Dexie.maxKey], false, true)
      .limit(AT_ONCE)
      .toArray();
    for (const row of next) takePiece(index, known, row, gone);
    if (next.length < AT_ONCE) {
      index.forget(gone);
      return [...gone];
    }
    await new Promise<void>((resolve) => setTimeout(resolve));
  }
}

function takePiece(
  index: ListingIndex,
  known: Taken,
  { from, part, at }: PackColumns,
  gone: Set<string>,
): void {
  for (const id of known.pieces.get(from) ?? []) gone.add(id);
  // A listing that only went from one piece to another is still there.
  for (const id of part.ids) gone.delete(id);
  index.append(part);
  known.pieces.set(from, part.ids);
  known.writes = Math.max(known.writes, at);
}
