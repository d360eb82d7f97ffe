import type { AppDatabase } from '../app-database';
import { currentDatabase } from '../current-database';
import type { OutboxRow } from '../outbox-row';

/**
 * Gives an unsent action up: the row goes, what it had changed on the device goes back, and rows
 * that only made sense with it go too. A row being sent right now is left alone.
 * @returns whether it was discarded.
 */
export async function discardRow(id: string, database = currentDatabase()): Promise<boolean> {
  return database.transaction('rw', database.tables, async () => {
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
      if (row.baseVersion === null) await dropUnsentProperty(database, row.entityId);
      else await database.cursors.delete('properties');
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

/** A listing the server never saw: nothing that belongs to it can be sent. */
async function dropUnsentProperty(database: AppDatabase, propertyId: string): Promise<void> {
  const photoIds = await database.photos.where('propertyId').equals(propertyId).primaryKeys();
  await database.outbox
    .where('entityId')
    .anyOf([propertyId, ...photoIds])
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
