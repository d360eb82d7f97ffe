import type { AppDatabase } from '../../app-database';
import { SEAL_KEY } from '../../sealed-text';
import { findOnlyHere, NOTHING_HERE, type OnlyHere } from '../device/only-here';
import { countOutbox } from '../outbox/count-outbox';

/** What becomes, at a logout, of what was not sent, and of what exists on this device alone. */
export type Leaving = { unsent: 'keep' | 'discard'; onlyHere: 'keep' | 'remove' };

/** How much a logout leaves in a person's database. */
export async function countLeaving(database: AppDatabase, leaving: Leaving): Promise<number> {
  const waiting = leaving.unsent === 'keep' ? (await countOutbox(database)).things : 0;
  const own = await ownOf(database, leaving);
  return Object.values(own).reduce((sum, ids) => sum + ids.length, waiting);
}

/**
 * Clears a person's database of everything but what waits to be sent and what exists on this device
 * alone, as far as each is to be kept: for that person's next login, and nothing to read for whoever
 * holds the phone meanwhile.
 */
export async function clearPrivate(database: AppDatabase, leaving: Leaving): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    const own = await ownOf(database, leaving);
    if (leaving.unsent === 'discard') {
      await database.outbox.clear();
      await database.importPieces.clear();
    }
    await keepImport(database);
    const needed = await neededByOutbox(database);
    await clearListings(database, own, needed);
    await clearApplications(database, own, needed);
    const others = ({ id }: { id: string }) => !needed.has(id);
    await database.messages.filter(others).delete();
    await database.savedProperties.filter(others).delete();
    await database.alerts.filter(others).delete();
    await database.hiddenHomes.filter(others).delete();
    await database.blocks.filter(others).delete();
    await database.applications.filter(others).delete();
    await database.reports.filter(others).delete();
    await database.inspections.filter(others).delete();
    await database.notes.where('id').noneOf(own.notes).delete();
    await database.viewingChecks.where('id').noneOf(own.checklists).delete();
    await database.viewingPhotos.where('id').noneOf(own.viewingPhotos).delete();
    await database.forms.where('key').noneOf(own.forms).delete();
    await Promise.all([
      database.sessions.clear(),
      database.notifications.clear(),
      database.snapshots.clear(),
      database.scamChecks.clear(),
      database.views.clear(),
      database.listings.clear(),
      database.searches.clear(),
      database.recentSearches.clear(),
      database.seenHomes.clear(),
      database.preferences.where('key').notEqual(SEAL_KEY).delete(),
      database.receipts.clear(),
      // All else comes back with the next login.
      database.cursors.clear(),
    ]);
  });
}

async function ownOf(database: AppDatabase, { onlyHere }: Leaving): Promise<OnlyHere> {
  return onlyHere === 'keep' ? findOnlyHere(database) : NOTHING_HERE;
}

/** Receipts go, so what is left of an import is counted anew; one with nothing left is forgotten. */
async function keepImport({ imports, importPieces, outbox }: AppDatabase): Promise<void> {
  const job = await imports.get('job');
  if (job === undefined) return;
  const left = (await importPieces.count()) === 0 ? 0 : job.left;
  const waiting = await outbox.filter(({ importId }) => importId === job.id).count();
  if (left + waiting === 0) await imports.clear();
  else await imports.update('job', { left, total: left + waiting });
}

/** The records that rows of the outbox need to be sent. */
async function neededByOutbox(database: AppDatabase): Promise<Set<string>> {
  // What was there before is private too, and comes back with the next login. That there was nothing is not:
  // who discards the row then must not keep what it had made.
  await database.outbox.toCollection().modify((row) => {
    row.before = row.before.filter(({ was }) => was === 'absent');
  });
  const rows = await database.outbox.toArray();
  return new Set(rows.map(({ entityId }) => entityId));
}

/** A photo is needed with its listing, and a listing with its photo; a form takes those chosen in it along. */
async function clearListings(
  database: AppDatabase,
  own: OnlyHere,
  needed: Set<string>,
): Promise<void> {
  const begun = new Set([...own.drafts, ...own.edits]);
  const photos = await database.photos.toArray();
  for (const photo of photos) if (needed.has(photo.id)) needed.add(photo.propertyId);
  const gone = photos
    .filter(({ id, propertyId, unsaved }) =>
      unsaved === true ? !begun.has(propertyId) : !needed.has(id) && !needed.has(propertyId),
    )
    .map(({ id }) => id);
  await database.photos.bulkDelete(gone);
  await database.photoData.bulkDelete(gone);
  await database.myProperties.filter(({ id }) => !needed.has(id)).delete();
  await database.sharedFiles.filter(({ propertyId }) => !begun.has(propertyId)).delete();
  await database.drafts.filter(({ id }) => !begun.has(id)).delete();
}

/** A paper goes to the server with what the application is known by there. */
async function clearApplications(
  database: AppDatabase,
  own: OnlyHere,
  needed: Set<string>,
): Promise<void> {
  const papers = await database.applicationDocuments.toArray();
  const kept = papers.filter(({ id }) => needed.has(id) || own.papers.includes(id));
  const keptIds = kept.map(({ id }) => id);
  const applications = new Set([
    ...own.applications,
    ...needed,
    ...kept.map(({ applicationId }) => applicationId),
  ]);
  await database.applicationDocuments.where('id').noneOf(keptIds).delete();
  await database.documentData.where('id').noneOf(keptIds).delete();
  await database.ownApplications.filter(({ id }) => !applications.has(id)).delete();
}
