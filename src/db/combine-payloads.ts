import type { CommandKind, CommandPayloads } from '../contract/feed/commands';
import { COMMANDS } from '../domain/outbox/commands/all-commands';
import type { StoredRow } from './outbox-row';
import { readRowAs } from './read-row';

/** What a waiting row says once a newer command of its kind has been folded into it. */
export function combinePayloads<Kind extends CommandKind>(
  kind: Kind,
  waiting: StoredRow,
  newest: CommandPayloads[Kind],
): CommandPayloads[Kind] {
  const { merge } = COMMANDS[kind];
  const earlier = readRowAs(kind, waiting);
  if (merge.how !== 'replace' || earlier === null) return newest;
  return merge.combine(earlier.payload, newest, waiting.state === 'rejected');
}

/** Whether each command of this kind says a part alone. */
export function hasParts(kind: CommandKind): boolean {
  const { merge } = COMMANDS[kind];
  return merge.how === 'replace' && merge.rest !== undefined;
}

/** What a refused row said and a newer one of its kind does not; null for nothing. */
export function restOfRefused<Kind extends CommandKind>(
  kind: Kind,
  refused: StoredRow,
  newest: CommandPayloads[Kind],
): CommandPayloads[Kind] | null {
  const { merge } = COMMANDS[kind];
  const earlier = readRowAs(kind, refused);
  if (merge.how !== 'replace' || merge.rest === undefined || earlier === null) return null;
  return merge.rest(earlier.payload, newest);
}
