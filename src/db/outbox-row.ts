import type { CommandKind } from '../contract/command-kinds';
import type { ErrorCode } from '../contract/error-codes';

export type OutboxState = 'pending' | 'sending' | 'paused' | 'rejected' | 'conflict';

/** Why the last attempt did not end well. Code 'network' never came from our server. */
export type OutboxError = {
  code: ErrorCode | 'network';
  status: number | null;
  message: string;
  field?: string | undefined;
  /** The server's copy, when the item was changed elsewhere. */
  current?: unknown;
  at: number;
};

/** One intent that waits for the server. Address and token are made when it is sent. */
export type OutboxRow = {
  seq: number;
  /** UUID, sent as Idempotency-Key: the server's effect is tied to it. */
  id: string;
  userId: string;
  kind: CommandKind;
  /** The lane: rows of one entity go in order. The client's UUID is the server's primary key. */
  entityId: string;
  payload: unknown;
  payloadVersion: number;
  /** Version of the entity that this edit began from; null for a new one. */
  baseVersion: number | null;
  /** Ids of rows that must be settled first. */
  dependsOn: string[];
  state: OutboxState;
  attempts: number;
  nextAttemptAt: number;
  lastError: OutboxError | null;
  createdAt: number;
  leaseUntil: number | null;
};
