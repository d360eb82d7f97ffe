import type { AppDatabase } from '../../app-database';
import type { StoredRow } from '../../outbox-row';

/**
 * A row of an import that somebody has worked on since is theirs: whatever becomes of the import, it is sent.
 * Call it in a transaction over `outbox` and `imports`.
 */
export async function takeFromImport(
  { seq, importId }: Pick<StoredRow, 'seq' | 'importId'>,
  { outbox, imports }: AppDatabase,
): Promise<void> {
  await outbox
    .where('seq')
    .equals(seq)
    .modify((row) => {
      delete row.importId;
    });
  const job = await imports.get('job');
  if (job?.id === importId) await imports.update('job', { total: (job?.total ?? 1) - 1 });
}

/** The same for the row of this id, where it is one of an import. */
export async function takeRowFromImport(id: string | null, database: AppDatabase): Promise<void> {
  const row = id === null ? undefined : await database.outbox.where('id').equals(id).first();
  if (row?.importId !== undefined) await takeFromImport(row, database);
}
