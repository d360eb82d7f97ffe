import type { Collection } from '../../contract/feed/collections';
import { COMMANDS, isCommandKind } from './commands/all-commands';
import { listingLane } from './commands/listing-lane';

/** The definition of a stored kind; undefined where it is another version's. */
function known(kind: string) {
  return isCommandKind(kind) ? COMMANDS[kind] : undefined;
}

/** The kinds that are sent without a word to their author. */
export const QUIET_KINDS: readonly string[] = Object.keys(COMMANDS).filter(isQuiet);

/** Whether a row is sent without a word to its author. */
export function isQuiet(kind: string): boolean {
  return known(kind)?.quiet ?? false;
}

/** Whether a row may be sent by somebody who is not logged in. */
export function isOpen(kind: string): boolean {
  return known(kind)?.open ?? false;
}

/** Whether a row takes its entity away: until it is settled the server's copy stays out. */
export function isRemoval(kind: string): boolean {
  return known(kind)?.removes ?? false;
}

/** Whether a row only marks its entity as read or unread: of one that is gone it holds nothing back. */
export function isMark(kind: string): boolean {
  return known(kind)?.marks ?? false;
}

/** The feed that tells what became of a row's entity; null where there is none. */
export function feedOf(kind: string): Collection | null {
  return known(kind)?.feed ?? null;
}

/** Whether a row is one of what is done with a listing itself: those before it must be settled first. */
export function isInListingLane(kind: string): boolean {
  return known(kind)?.lane === listingLane;
}
