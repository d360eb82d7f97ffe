import type { AppDatabase } from '../../app-database';
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

/** How much waits of what a person did; looks at homes are no deed. */
export function countOutbox(database: AppDatabase): Promise<Waiting> {
  const { outbox, imports } = database;
  return database.transaction('r', outbox, imports, async () => {
    const unsaved = (await imports.get('job'))?.left ?? 0;
    const undecided = new Set(await outbox.where('state').anyOf(UNDECIDED).primaryKeys());
    const groups = await listWaitingGroups(database);
    const needYou = groups.filter(({ seqs }) => seqs.some((seq) => undecided.has(seq)));
    return {
      things: groups.length + unsaved,
      needYou: needYou.length,
      goesOut: unsaved > 0 || groups.some(({ seqs }) => seqs.some((seq) => !undecided.has(seq))),
    };
  });
}

/** How much waits in all of these. */
export async function countOutboxes(databases: readonly AppDatabase[]): Promise<Waiting> {
  const counts = await Promise.all(databases.map(countOutbox));
  return {
    things: counts.reduce((sum, { things }) => sum + things, 0),
    needYou: counts.reduce((sum, { needYou }) => sum + needYou, 0),
    goesOut: counts.some(({ goesOut }) => goesOut),
  };
}
