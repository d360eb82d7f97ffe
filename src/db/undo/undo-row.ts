import type { CommandKind } from '../../contract/feed/commands';
import type { AppDatabase } from '../app-database';
import type { OutboxRow } from '../outbox-row';
import { UNDOS } from './all-undos';

/** Makes undone on this device what a row's command had changed, after the row is gone. */
export function undoRow<Kind extends CommandKind>(
  row: OutboxRow<Kind>,
  database: AppDatabase,
): Promise<void> {
  return UNDOS[row.kind](row, database);
}
