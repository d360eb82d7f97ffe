import type { ApiClient } from '../api/api-client';
import type { AppDatabase } from '../db/app-database';
import type { OutboxRow } from '../db/outbox-row';

export type SendContext = {
  api: ApiClient;
  database: AppDatabase;
  /** Null for a visitor, whose outbox holds only kinds that need no account. */
  token: string | null;
  headers: Record<string, string>;
};

/** Makes a photo clearly smaller in bytes, or answers null where this surrounding cannot. */
export type ShrinkPhoto = (photo: {
  type: string;
  data: ArrayBuffer;
}) => Promise<{ type: string; data: ArrayBuffer } | null>;

/**
 * How one kind of command is sent and what its answer changes here. `apply` runs in the transaction
 * that deletes the row, over all tables; it must not wait for anything but the database.
 */
export type Sender<Answer = unknown> = {
  send: (row: OutboxRow, context: SendContext) => Promise<Answer>;
  apply: (row: OutboxRow, answer: Answer, database: AppDatabase) => Promise<void>;
  /** Runs with the refusal of a row: makes the server's own state be fetched where this phone shows its own. */
  refused?: (row: OutboxRow, database: AppDatabase) => Promise<void>;
  /** Makes what the row sends smaller after a 413; false when it cannot be. Tried once. */
  shrink?: (row: OutboxRow, database: AppDatabase, shrinkPhoto: ShrinkPhoto) => Promise<boolean>;
};
