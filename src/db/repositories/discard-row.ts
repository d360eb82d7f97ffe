import type { AppDatabase } from '../app-database';
import type { OutboxRow } from '../outbox-row';
import type { PropertyContent } from '../../contract/property';
import type { SearchAlert } from '../../contract/search-alert';
import { write } from '../write';
import { boostLane, photosLane } from './lanes';

/**
 * Gives an unsent action up: the row goes, what it had changed on the device goes back, and rows
 * that only made sense with it go too. A row being sent right now is left alone.
 * @returns whether it was discarded.
 */
export async function discardRow(id: string, database: AppDatabase): Promise<boolean> {
  return write(database, database.tables, async () => {
    const row = await database.outbox.where('id').equals(id).first();
    if (row === undefined || row.state === 'sending') return false;
    await database.outbox.delete(row.seq);
    await undo(database, row);
    // Those that waited for it alone may go on without it, unless its entity is gone with it.
    await database.outbox.toCollection().modify((other) => {
      other.dependsOn = other.dependsOn.filter((needed) => needed !== id);
    });
    return true;
  });
}

async function undo(database: AppDatabase, row: OutboxRow): Promise<void> {
  switch (row.kind) {
    case 'message.send':
      await database.messages.delete(row.entityId);
      break;
    case 'photo.add':
      await database.photos.delete(row.entityId);
      await database.photoData.delete(row.entityId);
      break;
    case 'agent.signup':
      await reopenApplication(database, row.entityId);
      break;
    case 'document.send':
      await database.applicationDocuments.delete(row.entityId);
      await database.documentData.delete(row.entityId);
      break;
    case 'saved.add':
      await database.savedProperties.delete(row.entityId);
      break;
    case 'property.save':
      await undoSave(database, row);
      break;
    case 'property.publish':
    case 'property.unpublish':
    case 'property.close':
    case 'property.confirm':
    case 'photo.arrange':
    case 'property.delete':
    case 'photo.remove':
      await database.cursors.delete('properties');
      break;
    case 'saved.remove':
      await database.cursors.delete('saved-properties');
      break;
    case 'inspection.request':
      await database.inspections.delete(row.entityId);
      await database.cursors.delete('inspections');
      break;
    case 'alert.save':
      await undoAlert(database, row);
      break;
    case 'alert.delete':
      await database.cursors.delete('search-alerts');
      break;
    case 'inspection.remove':
      // Recalled before it was known to arrive: one that did comes back.
      await database.inspections.where('id').equals(row.entityId).and(isOnlyHere).delete();
      await database.cursors.delete('inspections');
      break;
    case 'inspection.answer':
    case 'inspection.reschedule':
      await database.cursors.delete('inspections');
      break;
    case 'message.read':
    case 'message.delete':
      await database.cursors.delete('messages');
      break;
  }
}

/** Nothing of it has been confirmed by the server. */
function isOnlyHere(item: { version: number }): boolean {
  return item.version === 0;
}

/** The newest of what still waits of the same kind for the same thing. */
function otherRow(database: AppDatabase, row: OutboxRow): Promise<OutboxRow | undefined> {
  return database.outbox
    .where('entityId')
    .equals(row.entityId)
    .filter(({ kind }) => kind === row.kind)
    .last();
}

/** The words of the save that still waits stand again, or those of the server, or the search goes. */
async function undoAlert(database: AppDatabase, row: OutboxRow): Promise<void> {
  const other = await otherRow(database, row);
  if (other !== undefined) {
    await database.alerts.update(row.entityId, other.payload as Partial<SearchAlert>);
    return;
  }
  await database.alerts.where('id').equals(row.entityId).and(isOnlyHere).delete();
  await database.cursors.delete('search-alerts');
}

/** The words of the save that still waits stand again, or those of the server, or the listing goes. */
async function undoSave(database: AppDatabase, row: OutboxRow): Promise<void> {
  const other = await otherRow(database, row);
  if (other !== undefined)
    await database.myProperties.update(row.entityId, { content: other.payload as PropertyContent });
  else if (row.baseVersion === null) await dropUnsentProperty(database, row.entityId);
  else await database.cursors.delete('properties');
}

/** A listing the server never saw: nothing that belongs to it can be sent. */
async function dropUnsentProperty(database: AppDatabase, propertyId: string): Promise<void> {
  const photoIds = await database.photos.where('propertyId').equals(propertyId).primaryKeys();
  await database.outbox
    .where('entityId')
    .anyOf([propertyId, photosLane(propertyId), boostLane(propertyId), ...photoIds])
    .delete();
  await database.photos.bulkDelete(photoIds);
  await database.photoData.bulkDelete(photoIds);
  await database.myProperties.delete(propertyId);
  await database.drafts.delete(propertyId);
}

/** An application that is not sent after all is being filled in again, its papers kept. */
async function reopenApplication(database: AppDatabase, applicationId: string): Promise<void> {
  const papers = await database.applicationDocuments
    .where('applicationId')
    .equals(applicationId)
    .primaryKeys();
  await database.outbox.where('entityId').anyOf(papers).delete();
  await database.ownApplications.update(applicationId, { submittedAt: null });
}
