import type { CommandKind } from '../../contract/commands';
import { putBack } from './put-back';
import type { Undo } from './undo';
import { undoPhotoRemove } from './undo-photo';
import { undoPropertyDelete, undoPropertySave } from './undo-property';
import { undoAgentSignup } from './undo-signup';

/** What is there to see of it comes from its row, or from the server: without the row it is as before. */
const shownFromRow = async (): Promise<void> => undefined;

/** How each kind of command is made undone on this device. */
export const UNDOS: { readonly [Kind in CommandKind]: Undo<Kind> } = {
  'property.save': undoPropertySave,
  'property.publish': (row, database) => putBack(database, row),
  'property.unpublish': (row, database) => putBack(database, row),
  'property.close': (row, database) => putBack(database, row),
  'property.confirm': (row, database) => putBack(database, row),
  'property.delete': undoPropertyDelete,
  'property.view': shownFromRow,
  'photo.add': (row, database) => putBack(database, row),
  'photo.remove': undoPhotoRemove,
  'photo.arrange': (row, database) => putBack(database, row),
  'saved.add': (row, database) => putBack(database, row),
  'saved.remove': (row, database) => putBack(database, row),
  'message.send': (row, database) => putBack(database, row),
  'message.read': (row, database) => putBack(database, row),
  'message.delete': (row, database) => putBack(database, row),
  'alert.save': (row, database) => putBack(database, row),
  'alert.delete': (row, database) => putBack(database, row),
  'contact.send': shownFromRow,
  'inspection.request': (row, database) => putBack(database, row),
  // With the request that it recalls, which may never have arrived, goes what that one had added.
  'inspection.remove': (row, database) => putBack(database, row),
  'inspection.answer': (row, database) => putBack(database, row),
  'inspection.reschedule': (row, database) => putBack(database, row),
  'boost.apply': shownFromRow,
  'boost.purchase': shownFromRow,
  'notification.read': (row, database) => putBack(database, row),
  'notification.read-all': (row, database) => putBack(database, row),
  'profile.save': shownFromRow,
  'preferences.save': shownFromRow,
  'session.end': shownFromRow,
  'agent.signup': undoAgentSignup,
  'document.send': (row, database) => putBack(database, row),
  'agent.approve': shownFromRow,
  'agent.reject': shownFromRow,
};
