import type { CommandKind } from '../../contract/feed/commands';
import type { AppDatabase } from '../app-database';
import type { OutboxRow } from '../outbox-row';
import { keepVisits, meetEarlierVersion } from './keep-visits';
import { putBack } from './put-back';
import type { Undo } from './undo';
import { sendAgain, undoPropertyDelete, undoPropertySave } from './undo-property';

/** An application that is not sent after all is being filled in again, its papers kept. */
const undoAgentSignup: Undo<'agent.signup'> = async ({ entityId }, database) => {
  const papers = await database.applicationDocuments
    .where('applicationId')
    .equals(entityId)
    .primaryKeys();
  await database.outbox.where('entityId').anyOf(papers).delete();
  await database.ownApplications.update(entityId, { submittedAt: null });
};

/** The photo is in its listing again: the server's copy, and the one on its way there. */
const undoPhotoRemove: Undo<'photo.remove'> = async ({ entityId, payload }, database) => {
  const { propertyId, image } = payload;
  await database.photos.update(entityId, { removed: false });
  const local = await database.photos.get(entityId);
  if (local !== undefined) await sendAgain(local, database);
  const property = await database.myProperties.get(propertyId);
  if (image === null || property === undefined) return;
  const others = property.images.filter(({ id }) => id !== entityId);
  await database.myProperties.update(propertyId, {
    images: [...others, image].toSorted((one, other) => one.position - other.position),
  });
};

/** The answer behind one that is given up meets the version that this one would have: it makes none. */
const undoAnswer: Undo<'inspection.answer' | 'inspection.reschedule'> = async (row, database) => {
  await putBack(row, database);
  await meetEarlierVersion(row, database);
};

const undoClose: Undo<'property.close'> = async (row, database) => {
  await putBack(row, database);
  await keepVisits(row, database);
};

const undoDelete: Undo<'property.delete'> = async (row, database) => {
  await undoPropertyDelete(row, database);
  await keepVisits(row, database);
};

/** Where more is made undone than what the row says was there before. */
const UNDOS: { readonly [Kind in CommandKind]?: Undo<Kind> } = {
  'property.save': undoPropertySave,
  'property.close': undoClose,
  'property.delete': undoDelete,
  'photo.remove': undoPhotoRemove,
  'inspection.answer': undoAnswer,
  'inspection.reschedule': undoAnswer,
  'agent.signup': undoAgentSignup,
};

/** Makes undone on this device what a row's command had changed, after the row is gone. */
export function undoRow<Kind extends CommandKind>(
  row: OutboxRow<Kind>,
  database: AppDatabase,
): Promise<void> {
  const undo: Undo<Kind> = UNDOS[row.kind] ?? putBack;
  return undo(row, database);
}
