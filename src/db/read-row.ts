import type { CommandKind } from '../contract/feed/commands';
import { COMMANDS, isCommandKind } from '../domain/outbox/commands/all-commands';
import type { OutboxRow, StoredRow } from './outbox-row';

/**
 * A stored row as this build understands it, its payload brought up to today's version; null for a
 * kind, a version or a payload that it does not know.
 */
export function readRow(stored: StoredRow): OutboxRow | null {
  return isCommandKind(stored.kind) ? readRowAs(stored.kind, stored) : null;
}

/** The row if it is one of this kind that this build understands, else null. */
export function readRowAs<Kind extends CommandKind>(
  kind: Kind,
  stored: StoredRow,
): OutboxRow<Kind> | null {
  if (stored.kind !== kind || stored.payloadVersion > COMMANDS[kind].version) return null;
  const payload = COMMANDS[kind].read(stored.payload, stored.payloadVersion);
  return payload === null ? null : { ...stored, kind, payload };
}
