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
