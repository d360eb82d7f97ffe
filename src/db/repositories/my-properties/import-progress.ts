import type { ImportCounts } from '../../../domain/import/import-progress-words';
import type { AppDatabase } from '../../app-database';

/** How far the import has come; null where there is none, or it was put away. */
export function readImportProgress(database: AppDatabase): Promise<ImportCounts | null> {
  const { imports, outbox, receipts } = database;
  return database.transaction('r', [imports, outbox, receipts], async () => {
    const job = await imports.get('job');
    if (job === undefined) return null;
    const count = (...states: string[]) =>
      outbox
        .where('[importId+state]')
        .anyOf(states.map((state) => [job.id, state]))
        .count();
    const refused =
      job.publishes === false
        ? []
        : await outbox
            .where('kind')
            .equals('property.publish')
            .filter(({ state }) => state === 'rejected')
            .toArray();
    const unpublished = await receipts
      .where('entityId')
      .anyOf(refused.map(({ entityId }) => entityId))
      .filter(({ importId }) => importId === job.id)
      .count();
    return {
      total: job.total,
      unpublished,
      stopped: job.stopped,
      sent: await receipts.where('importId').equals(job.id).count(),
      waiting: job.left + (await count('pending', 'sending', 'paused')),
      undecided: await count('rejected', 'conflict'),
    };
  });
}

/** Puts the line of an import away that has ended. */
export async function putImportAway(database: AppDatabase): Promise<void> {
  await database.imports.delete('job');
}
