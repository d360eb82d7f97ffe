import type { AppDatabase } from '../../app-database';
import type { RowGroup } from '../../../domain/outbox/group-rows';
import { listWaitingGroups } from './list-waiting-groups';
import { UNDECIDED } from './outbox-repository';

export type Waiting = {
  /** What waits: a listing with its photos is one, and so is one of an import that is not saved yet. */
  things: number;
  /** Those of them where something goes on only once a person has decided. */
  needYou: number;
  /** Whether anything goes out by itself. */
  goesOut: boolean;
};

/** The groups of what waits, and how much that is; looks at homes are no deed. */
export function readWaiting(
  database: AppDatabase,
): Promise<{ groups: RowGroup[]; waiting: Waiting }> {
  const { outbox, imports } = database;
  return database.transaction('r', outbox, imports, async () => {
    const unsaved = (await imports.get('job'))?.left ?? 0;
    const undecided = new Set(await outbox.where('state').anyOf(UNDECIDED).primaryKeys());
    const groups = await listWaitingGroups(database);
    const needYou = groups.filter(({ seqs }) => seqs.some((seq) => undecided.has(seq)));
    const waiting = {
      things: groups.length + unsaved,
      needYou: needYou.length,
      goesOut: unsaved > 0 || groups.some(({ seqs }) => seqs.some((seq) => !undecided.has(seq))),
    };
    return { groups, waiting };
  });
}

/** How much waits of what a person did. */
export async function countOutbox(database: AppDatabase): Promise<Waiting> {
  return (await readWaiting(database)).waiting;
}

/** How much waits in all of these. */
export async function countOutboxes(databases: readonly AppDatabase[]): Promise<Waiting> {
  return inAll(await Promise.all(databases.map(countOutbox)));
}

/** How much all of these are together. */
export function inAll(counts: readonly Waiting[]): Waiting {
  return {
    things: counts.reduce((sum, { things }) => sum + things, 0),
    needYou: counts.reduce((sum, { needYou }) => sum + needYou, 0),
    goesOut: counts.some(({ goesOut }) => goesOut),
  };
}
