import type { CommandKind, CommandPayloads } from '../contract/feed/commands';
import type { ErrorCode } from '../contract/error-codes';
import type { Slot } from '../contract/inspection/offered-times';
import type { PlanLimit } from '../contract/plan/plan-options';

type OutboxState = 'pending' | 'sending' | 'paused' | 'rejected' | 'conflict';

/**
 * Why the last attempt did not end well. Code 'network' never came from our server; 'unreadable' says
 * that this build does not know the row, 'unfit' that it could not make its request or understand the answer.
 */
export type OutboxError = {
  code: ErrorCode | 'network' | 'turned-away' | 'unreadable' | 'unfit';
  status: number | null;
  message: string;
  field?: string | undefined;
  /** The server's copy, when the item was changed elsewhere. */
  current?: unknown;
  /** Which limit of the plan was met, where that is why. */
  limit?: PlanLimit | undefined;
  /** Free slots to ask for in place of one that was taken. */
  free?: Slot[] | undefined;
  at: number;
};

/**
 * What a command changed on this device, to be put back when it is discarded: a record as it was, some
 * of its fields, or nothing where the command made it.
 */
export type Before = { table: string; id: string } & (
  | { was: 'absent' }
  | { was: 'record'; record: object }
  | { was: 'fields'; fields: Record<string, unknown> }
);

/** One row of the outbox as it lies on the device, perhaps written by another version of the app. */
export type StoredRow = {
  seq: number;
  /** UUID, sent as Idempotency-Key: the server's effect is tied to it. */
  id: string;
  userId: string;
  kind: string;
  /** What it is about: the client's UUID is the server's primary key. */
  entityId: string;
  /** Rows of one lane go in order. */
  lane: string;
  /** What it stands together with others for, in the outbox; absent in rows of builds that told none. */
  subject?: string;
  payload: unknown;
  payloadVersion: number;
  /** Version of the entity that this edit began from; null for a new one. */
  baseVersion: number | null;
  before: Before[];
  /** Ids of rows that must be settled first. */
  dependsOn: string[];
  state: OutboxState;
  /** How often it was tried; put into a file counts as once more, as another phone may send it. */
  attempts: number;
  /** One of the attempts stands for a file with this row. */
  copied?: boolean;
  nextAttemptAt: number;
  lastError: OutboxError | null;
  createdAt: number;
  leaseUntil: number | null;
  /** The import that it saves a listing of. */
  importId?: string;
};

/** One intent that waits for the server, as this build reads it. Address and token are made when it is sent. */
export type OutboxRow<Kind extends CommandKind = CommandKind> = Omit<
  StoredRow,
  'kind' | 'payload'
> & {
  kind: Kind;
  payload: CommandPayloads[Kind];
};

/** A row as screens show it: `behind` says that one before it in its lane, or one that it needs, needs a decision first. */
export type ShownRow = StoredRow & { behind: boolean };
