import type { ApiRequest } from '../api/api-client';
import { type CallAnswer, type CallRequest, requestOf } from '../api/call-api';
import type { CallKey } from '../contract/calls/calls';
import { BATCHED_CALLS } from '../contract/feed/command-batch';
import type { CommandKind } from '../contract/feed/commands';
import type { AppDatabase } from '../db/app-database';
import type { OutboxRow } from '../db/outbox-row';
import type { Check } from '../domain/checks';

/** Makes a photo clearly smaller in bytes, or answers null where this surrounding cannot. */
export type ShrinkPhoto = (photo: {
  type: string;
  data: ArrayBuffer;
}) => Promise<{ type: string; data: ArrayBuffer } | null>;

/** How one kind of command is sent, and what its answer changes here. */
export type Sender<Kind extends CommandKind> = {
  /** Whether it may travel together with others. */
  batched: boolean;
  /** The request; token and idempotency key are added when it is sent. @throws NoLongerWanted, MissingOnDevice */
  request: (row: OutboxRow<Kind>, database: AppDatabase) => Promise<ApiRequest>;
  /** Whether an answer is one that this build understands. */
  fits: (answer: unknown) => boolean;
  /**
   * Takes an answer that fits over. Runs in the transaction that deletes the row, over all tables; it
   * must not wait for anything but the database.
   */
  apply: (row: OutboxRow<Kind>, answer: unknown, database: AppDatabase) => Promise<void>;
  /** Refusals by these statuses are worth nobody's time: the row goes without a word. */
  dropsOn: readonly number[];
  /** Runs with the refusal of a row, where this device shows its own words in place of the server's. */
  refused?: (row: OutboxRow<Kind>, database: AppDatabase) => Promise<void>;
  /** Makes what the row sends smaller after a 413; false when it cannot be. Tried once. */
  shrink?: (
    row: OutboxRow<Kind>,
    database: AppDatabase,
    shrinkPhoto: ShrinkPhoto,
  ) => Promise<boolean>;
};

/** The senders of the commands whose kinds begin so: 'message' for 'message.send' and the like. */
export type SendersOf<Begin extends string> = {
  readonly [Kind in Extract<CommandKind, `${Begin}.${string}`>]: Sender<Kind>;
};

type Parts<Kind extends CommandKind, Key extends CallKey, Answer> = Omit<
  Sender<Kind>,
  'batched' | 'request' | 'fits' | 'apply' | 'dropsOn'
> & {
  /** What the call takes. */
  takes: (
    row: OutboxRow<Kind>,
    database: AppDatabase,
  ) => CallRequest<Key> | Promise<CallRequest<Key>>;
  /** Whether an answer has what `apply` uses: a part of what the contract says. */
  fits: CallAnswer<Key> extends Answer ? Check<Answer> : never;
  apply?: (row: OutboxRow<Kind>, answer: Answer, database: AppDatabase) => Promise<void>;
  dropsOn?: readonly number[];
};

/** The sender of commands that are sent by one call of the contract. */
export function senderBy<Kind extends CommandKind, Key extends CallKey, Answer>(
  call: Key,
  { takes, fits, apply, dropsOn = [], ...rest }: Parts<NoInfer<Kind>, Key, Answer>,
): Sender<Kind> {
  const check: Check<Answer> = fits;
  return {
    ...rest,
    dropsOn,
    batched: BATCHED_CALLS.some((batched) => batched === call),
    request: async (row, database) => {
      const taken: CallRequest<Key> = await takes(row, database);
      return requestOf(call, taken);
    },
    fits: check,
    apply: async (row, answer, database) => {
      if (check(answer)) await apply?.(row, answer, database);
    },
  };
}
