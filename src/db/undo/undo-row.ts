import type { CommandKind } from '../../contract/feed/commands';
import type { AppDatabase } from '../app-database';
import type { OutboxRow } from '../outbox-row';
import { putBack } from './put-back';
import type { Undo } from './undo';
import { undoPhotoRemove } from './undo-photo';
import { undoPropertyDelete, undoPropertySave } from './undo-property';
import { undoAgentSignup } from './undo-signup';

/** Where more is made undone than what the row says was there before. */
const UNDOS: { readonly [Kind in CommandKind]?: Undo<Kind> } = {
  'property.save': undoPropertySave,
  'property.delete': undoPropertyDelete,
  'photo.remove': undoPhotoRemove,
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
