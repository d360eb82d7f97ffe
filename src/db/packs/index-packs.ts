import Dexie from 'dexie';
import type { ListingIndex } from '../../domain/search/on-device/listing-index';
import { packDatabase } from '../pack-database';
import type { AreaPack, PackColumns } from './pack-records';
import { renewColumns } from './renew-columns';

/** Pieces read at a time, so that the screen stays quick to touch meanwhile. */
const AT_ONCE = 16;

/** What an index has taken of one area: how many of its writes, and the ids of each piece. */
type Taken = { generation: string; writes: number; pieces: Map<string, string[]> };
/** What an index has taken of every area. */
export type TakenPacks = Map<string, Taken>;

/**
 * Brings an index up to date with the areas kept on this device.
 * @returns the ids it has taken or forgotten; whoever has them from elsewhere has the last word
 */
export async function indexPacks(
  index: ListingIndex,
  taken: TakenPacks,
  packs: readonly AreaPack[],
): Promise<Set<string>> {
  const touched = new Set<string>();
  const gone = new Set<string>();
  const kept = new Map(packs.map(({ id, generation }) => [id, generation]));
  for (const [id, { generation, pieces }] of taken) {
    if (kept.get(id) === generation) continue;
    taken.delete(id);
    for (const ids of pieces.values()) for (const one of ids) gone.add(one);
  }
  for (const { id, generation, writes } of packs) {
    const known = taken.get(id) ?? { generation, writes: 0, pieces: new Map<string, string[]>() };
    taken.set(id, known);
    if (known.writes < writes) await takeNew(index, id, known, { touched, gone });
  }
  index.forget(gone);
  for (const id of gone) touched.add(id);
  for (const id of await indexAgain(index, taken, gone)) touched.add(id);
  return touched;
}

/**
 * Areas overlap: what one of them has let go of, or a search no longer has, another may still have.
 * @returns the ids of the pieces that were taken again
 */
export async function indexAgain(
  index: ListingIndex,
  taken: TakenPacks,
  gone: ReadonlySet<string>,
): Promise<string[]> {
  if (gone.size === 0) return [];
  const again: string[] = [];
  for (const [pack, { pieces }] of taken) {
    const froms = [...pieces].flatMap(([from, ids]) =>
      ids.some((id) => gone.has(id)) ? [from] : [],
    );
    for (const from of froms) {
      const row = await packDatabase().columns.get([pack, from]);
      if (row === undefined) continue;
      const { part } = await renewColumns(row);
      index.append(part);
      again.push(...part.ids);
    }
  }
  return again;
}

type Change = { touched: Set<string>; gone: Set<string> };

async function takeNew(
  index: ListingIndex,
  pack: string,
  known: Taken,
  change: Change,
): Promise<void> {
  const rows = packDatabase().columns;
  for (;;) {
    const next = await rows
      .where('[pack+at]')
      .between([pack, known.writes], [pack, Dexie.maxKey], false, true)
      .limit(AT_ONCE)
      .toArray();
    for (const row of next) takePiece(index, known, await renewColumns(row), change);
    if (next.length < AT_ONCE) return;
    await new Promise<void>((resolve) => setTimeout(resolve));
  }
}

function takePiece(
  index: ListingIndex,
  known: Taken,
  { from, part, at }: PackColumns,
  { touched, gone }: Change,
): void {
  for (const id of known.pieces.get(from) ?? []) gone.add(id);
  // A listing that only went from one piece to another is still there.
  for (const id of part.ids) {
    gone.delete(id);
    touched.add(id);
  }
  index.append(part);
  known.pieces.set(from, part.ids);
  known.writes = Math.max(known.writes, at);
}
