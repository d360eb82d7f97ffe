import type { Collection } from '../../contract/collections';
import type { CommandKind } from '../../contract/command-kinds';

/**
 * Kinds that nobody gave on purpose: they are sent like all others, and neither counted as something
 * that waits nor asked about at logout.
 */
const QUIET: readonly CommandKind[] = [
  'property.view',
  'notification.read',
  'notification.read-all',
];

/** Kinds that need no account: a visitor's outbox is sent too. */
const OPEN: readonly CommandKind[] = [
  'property.view',
  'contact.send',
  'agent.signup',
  'document.send',
];

const FEEDS: readonly [RegExp, Collection][] = [
  [/^(property|photo|boost)\./, 'properties'],
  [/^message\./, 'messages'],
  [/^saved\./, 'saved-properties'],
  [/^inspection\./, 'inspections'],
  [/^alert\./, 'search-alerts'],
  [/^notification\./, 'notifications'],
];

/** The feed that tells what became of a command of this kind; null where there is none. */
export function feedOf(kind: CommandKind): Collection | null {
  return FEEDS.find(([kinds]) => kinds.test(kind))?.[1] ?? null;
}

/** Whether a kind is sent without a word to its author. */
export function isQuiet(kind: CommandKind): boolean {
  return QUIET.includes(kind);
}

/** Whether a kind may be sent by somebody who is not logged in. */
export function isOpen(kind: CommandKind): boolean {
  return OPEN.includes(kind);
}
