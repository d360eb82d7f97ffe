import { QUIET_KINDS } from '../../../domain/outbox/command-marks';
import { groupRows, type RowGroup } from '../../../domain/outbox/group-rows';
import type { AppDatabase } from '../../app-database';

/** All that waits and people are told of, put together by what it is about: no row is read for it. */
export function listWaitingGroups(database: AppDatabase): Promise<RowGroup[]> {
  const { outbox } = database;
  return database.transaction('r', outbox, async () => {
    // A live query of keys alone is not run again for a row that is added; one of their number is.
    await outbox.count();
    const all = await outbox.toCollection().primaryKeys();
    const quiet = new Set(await outbox.where('kind').anyOf(QUIET_KINDS).primaryKeys());
    const subjects = new Map<number, string>();
    await outbox.orderBy('subject').eachKey((subject, { primaryKey }) => {
      if (typeof subject === 'string') subjects.set(primaryKey, subject);
    });
    return groupRows(
      all.filter((seq) => !quiet.has(seq)).map((seq) => ({ seq, subject: subjects.get(seq) })),
    );
  });
}
