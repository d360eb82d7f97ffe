import type { CommandKind } from '../../contract/feed/commands';
import type { AppDatabase } from '../app-database';
import type { OutboxRow } from '../outbox-row';

/**
 * Makes undone on this device what a command had changed. Runs in the transaction that takes its row
 * out of the outbox, over all tables, after the row is gone.
 */
export type Undo<Kind extends CommandKind> = (
  row: OutboxRow<Kind>,
  database: AppDatabase,
) => Promise<void>;
