import type { CommandKind, CommandPayloads } from '../contract/feed/commands';
import { coalesce } from '../domain/outbox/coalesce';
import { COMMANDS } from '../domain/outbox/commands/all-commands';
import type { AppDatabase } from './app-database';
import { rowsAsTheyWere } from './before';
import { combinePayloads } from './combine-payloads';
import type { Before } from './outbox-row';
import { announceOutboxWrite } from './outbox-signal';
import { renewRow, repoint } from './renew-row';

export type Command<Kind extends CommandKind> = {
  kind: Kind;
  entityId: string;
  payload: CommandPayloads[Kind];
  /** What the command changes on this device, as it was: a discard puts it back. */
  before: Before[];
  baseVersion?: number | null;
  dependsOn?: string[];
  /** It goes in a row of its own, whatever waits: it may be given up alone. */
  apart?: boolean;
  /** The import that a row of its own belongs to; folded into another one it belongs where that does. */
  importId?: string | undefined;
};

/**
 * Adds a command to the outbox, folded into what already waits for the same entity, and wakes the
 * engine once all is written. Must be called inside the transaction that writes the entity, with
 * `outbox` among its tables.
 * @returns the id of the row that now carries the command, or null when nothing needs sending.
 */
export async function enqueue<Kind extends CommandKind>(
  database: AppDatabase,
  command: Command<Kind>,
): Promise<string | null> {
  const { kind, entityId, payload, importId } = command;
  const { outbox } = database;
  const rows = await outbox.where('entityId').equals(entityId).sortBy('seq');
  const lane = COMMANDS[kind].lane(entityId, payload);
  const plan =
    command.apart === true ? { drop: [], replace: null, append: true } : coalesce(kind, lane, rows);
  const dropped = rows.filter(({ id }) => plan.drop.includes(id));
  await outbox.bulkDelete(dropped.map(({ seq }) => seq));
  announceOutboxWrite();
  // What an earlier command changed and no longer sends is this one's to put back; of one that was taken
  // away the words stand here still, and it waits for them again.
  const earlier =
    COMMANDS[kind].merge.how === 'take-away'
      ? rowsAsTheyWere(dropped)
      : dropped.flatMap((row) => row.before);
  const before = [...earlier, ...command.before];
  const waiting = rows.find(({ id }) => id === plan.replace);
  if (waiting !== undefined) {
    const change = {
      payload: combinePayloads(kind, waiting, payload),
      payloadVersion: COMMANDS[kind].version,
      before: [...waiting.before, ...before],
    };
    // A refused one starts anew: it is a new request.
    if (waiting.state === 'rejected') return renewRow(database, waiting, change);
    await outbox.update(waiting.seq, change);
    return waiting.id;
  }
  if (!plan.append) return null;
  const id = crypto.randomUUID();
  await outbox.add({
    id,
    userId: database.userId,
    kind,
    entityId,
    lane,
    subject: COMMANDS[kind].subject?.(entityId, payload) ?? lane,
    payload,
    payloadVersion: COMMANDS[kind].version,
    baseVersion: command.baseVersion ?? null,
    before,
    dependsOn: command.dependsOn ?? [],
    state: 'pending',
    attempts: 0,
    // Due at once, whatever a clock that is set back later says.
    nextAttemptAt: 0,
    lastError: null,
    createdAt: Date.now(),
    leaseUntil: null,
    ...(importId === undefined ? {} : { importId }),
  });
  // What waited for a command that this one takes the place of waits for this one, unless this one waits for it.
  const needed = command.dependsOn ?? [];
  const gone = dropped.map((row) => row.id);
  await outbox
    .where('id')
    .anyOf(needed)
    .modify((row) => {
      row.dependsOn = row.dependsOn.filter((other) => !gone.includes(other));
    });
  for (const other of gone) await repoint(database, other, id);
  return id;
}
