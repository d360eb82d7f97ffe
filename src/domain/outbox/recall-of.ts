import type { CommandKind } from '../../contract/feed/commands';
import type { Recalled } from '../../contract/feed/recalled';
import { COMMANDS, isCommandKind } from './commands/all-commands';
import { mayHaveArrived } from './may-have-arrived';

/** The kinds that a later command takes back from the server. */
const RECALLED_KINDS = new Set<CommandKind>(
  Object.values(COMMANDS).flatMap(({ recalls, undoes }) => (recalls && undoes ? [undoes] : [])),
);

/**
 * What the server is asked to take back when a row is discarded, so that it is not delivered after all;
 * null where it never left the phone, or cannot be taken back.
 */
export function recallOf(row: {
  kind: string;
  entityId: string;
  state: string;
  attempts: number;
  lastError: { code: string } | null;
}): Recalled | null {
  if (!isCommandKind(row.kind) || !RECALLED_KINDS.has(row.kind) || row.attempts === 0) return null;
  // A refusal is the server's word that it has nothing of it, unless an earlier copy is on its way.
  if (row.state === 'rejected' && row.attempts === 1 && !mayHaveArrived(row)) return null;
  const { feed } = COMMANDS[row.kind];
  if (feed !== 'messages' && feed !== 'inspections') return null;
  return { collection: feed, id: row.entityId };
}
