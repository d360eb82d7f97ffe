import type { AppDatabase } from '../../app-database';
import { write } from '../../write';
import type { StoredRow } from '../../outbox-row';
import { discardRow } from '../outbox/discard-row';
import { takeFromImport } from './take-from-import';

/** Rows that are withdrawn in one transaction, so that others come between. */
const STEP = 100;

/**
 * Stops the import: what the server has stays, what never left this device is withdrawn, and what may
 * be on its way goes on; so does what its agent has worked on since. Left in between, it is stopped when it is asked for again.
 */
export async function stopImport(database: AppDatabase): Promise<void> {
  const { imports, importPieces } = database;
  await write(database, [imports, importPieces], async () => {
    const job = await imports.get('job');
    if (job === undefined || job.stopped !== null) return;
    await importPieces.clear();
    await imports.update('job', {
      left: 0,
      stopped: { withdrawn: job.left, isThrough: false },
    });
  });
  await withdrawRest(database);
}

/** Goes on withdrawing what a stopped import has waiting; nothing where none was stopped. */
export async function withdrawRest(database: AppDatabase): Promise<void> {
  while (await withdrawSome(database));
}

/** Whether a listing that only this device has got photos, or words that are not saved yet, of its agent's. */
async function hasOwnWork(
  { entityId, baseVersion }: StoredRow,
  { photos, drafts, sharedFiles }: AppDatabase,
): Promise<boolean> {
  if (baseVersion !== null) return false;
  const parts = [
    photos.where('propertyId').equals(entityId),
    drafts.where('id').equals(entityId),
    sharedFiles.where('propertyId').equals(entityId),
  ];
  for (const part of parts) if ((await part.count()) > 0) return true;
  return false;
}

/** Newest first, as they are sent oldest first. @returns whether there may be more */
function withdrawSome(database: AppDatabase): Promise<boolean> {
  const { imports, outbox } = database;
  return write(database, database.tables, async () => {
    const job = await imports.get('job');
    if (job?.stopped == null || job.stopped.isThrough) return false;
    const rows = await outbox
      .where('[importId+state]')
      .equals([job.id, 'pending'])
      .reverse()
      // One that was tried may have arrived.
      .filter(({ attempts }) => attempts === 0)
      .limit(STEP)
      .toArray();
    let { withdrawn } = job.stopped;
    for (const row of rows) {
      if (await hasOwnWork(row, database)) await takeFromImport(row, database);
      else if (await discardRow(row.id, database)) withdrawn += 1;
    }
    await imports.update('job', { stopped: { withdrawn, isThrough: rows.length === 0 } });
    return rows.length > 0;
  });
}
