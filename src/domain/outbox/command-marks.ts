import type { Collection } from '../../contract/feed/collections';
import { type CommandKind, isCommandKind } from '../../contract/feed/commands';
import { COMMANDS } from './commands/all-commands';
import { listingLane } from './commands/listing-lane';

/** The kinds that are sent without a word to their author. */
export const QUIET_KINDS: readonly string[] = Object.keys(COMMANDS).filter(isQuiet);

/** Whether a row is sent without a word to its author. */
export function isQuiet(kind: string): boolean {
  return isCommandKind(kind) && COMMANDS[kind].quiet;
}

/** Whether a row may be sent by somebody who is not logged in. */
export function isOpen(kind: string): boolean {
  return isCommandKind(kind) && COMMANDS[kind].open;
}

/** Whether a row takes its entity away: until it is settled the server's copy stays out. */
export function isRemoval(kind: string): boolean {
  return isCommandKind(kind) && COMMANDS[kind].removes;
}

/** Whether a row only marks its entity as read or unread: of one that is gone it holds nothing back. */
export function isMark(kind: string): boolean {
  return isCommandKind(kind) && COMMANDS[kind].marks;
}

/** Whether a later row takes back from the server what one of an earlier kind asked for, and may have got. */
export function recalls(later: string, earlier: CommandKind): boolean {
  return isCommandKind(later) && COMMANDS[later].recalls && COMMANDS[later].undoes === earlier;
}

/** The feed that tells what became of a row's entity; null where there is none. */
export function feedOf(kind: string): Collection | null {
  return isCommandKind(kind) ? COMMANDS[kind].feed : null;
}

/** Whether a row is one of what is done with a listing itself: those before it must be settled first. */
export function isInListingLane(kind: string): boolean {
  return isCommandKind(kind) && COMMANDS[kind].lane === listingLane;
}
