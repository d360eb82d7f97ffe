import type { AppDatabase } from '../app-database';
import { absent } from '../before';
import { enqueue } from '../enqueue';
import type { LocalPhoto } from '../records';
import type { OutboxRow } from '../outbox-row';
import { readRowAs } from '../read-row';
import { feedOf } from '../../domain/outbox/command-marks';
import { COMMANDS } from '../../domain/outbox/commands/all-commands';
import { putBack } from './put-back';
import type { Undo } from './undo';

/** The words before stand again; a listing that the server never saw goes, with all that belongs to it. */
export const undoPropertySave: Undo<'property.save'> = async (row, database) => {
  const { entityId } = row;
  const others = await database.outbox
    .where('entityId')
    .equals(entityId)
    .filter(({ kind }) => kind === 'property.save')
    .count();
  if (row.baseVersion === null && others === 0) await dropUnsentProperty(database, entityId);
  else {
    await putBack(row, database);
    await beginWhereItBegan(row, database);
  }
};

/** The edit behind one that is given up begins from what that one began from: nobody has heard of its words. */
async function beginWhereItBegan(
  { entityId, seq, payload }: OutboxRow<'property.save'>,
  { outbox }: AppDatabase,
): Promise<void> {
  const [next] = await outbox
    .where('entityId')
    .equals(entityId)
    .filter((row) => row.kind === 'property.save' && row.seq > seq)
    .sortBy('seq');
  const edit = next === undefined ? null : readRowAs('property.save', next);
  if (edit === null || payload.base === null) return;
  await outbox.update(edit.seq, {
    payload: { ...edit.payload, base: payload.base },
    payloadVersion: COMMANDS['property.save'].version,
  });
}

/** Nothing that belongs to it can be sent, so its rows go too. */
async function dropUnsentProperty(database: AppDatabase, propertyId: string): Promise<void> {
  const photoIds = await database.photos.where('propertyId').equals(propertyId).primaryKeys();
  await database.outbox
    .where('entityId')
    .anyOf([propertyId, ...photoIds])
    .filter(({ kind }) => feedOf(kind) === 'properties')
    .delete();
  await database.photos.bulkDelete(photoIds);
  await database.photoData.bulkDelete(photoIds);
  await database.sharedFiles.where('propertyId').equals(propertyId).delete();
  await database.myProperties.delete(propertyId);
  await database.drafts.delete(propertyId);
}

/** The listing is there again, and what waited to be sent of it; a deletion of an earlier build has forgotten its photos. */
export const undoPropertyDelete: Undo<'property.delete'> = async (row, database) => {
  await putBack(row, database);
  const photos = await database.photos.where('propertyId').equals(row.entityId).sortBy('position');
  for (const photo of photos) await sendAgain(photo, database);
};

/** A photo of a listing that the server may lack waits to be sent, unless it does or belongs to a form. */
export async function sendAgain(
  { id, propertyId, position, unsaved, removed }: LocalPhoto,
  database: AppDatabase,
): Promise<void> {
  const waits = await database.outbox.where('entityId').equals(id).count();
  if (unsaved === true || removed === true || waits > 0) return;
  const saves = await database.outbox
    .where('entityId')
    .equals(propertyId)
    .filter(({ kind }) => kind === 'property.save')
    .toArray();
  await enqueue(database, {
    kind: 'photo.add',
    entityId: id,
    payload: { propertyId, position, shrunk: false },
    before: [absent(database.photos, id), absent(database.photoData, id)],
    dependsOn: saves.map((save) => save.id),
  });
}
