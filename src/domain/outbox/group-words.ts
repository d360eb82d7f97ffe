import type { CommandKind } from '../../contract/feed/commands';
import { countOf } from '../format/count-of';
import { COMMANDS, isCommandKind } from './commands/all-commands';
import type { CommandDefinition } from './commands/definition';
import { type Delivery, type DeliveryRow, deliveryOf } from './delivery';

/** Where a whole stands, as it ends a line. */
const STATES: Record<Delivery['state'], string> = {
  sent: 'sent',
  silent: '',
  gone: 'given up',
  'on-phone': 'waiting for a connection',
  sending: 'sending',
  'put-off': 'tried again by itself',
  behind: 'waiting for the one before it',
  'needs-login': 'waiting for you to log in',
  refused: 'refused',
  unreadable: 'not for this version of the app',
  conflict: 'changed elsewhere',
};

/** Where nothing goes on until somebody decides. */
const DECISIONS = ['refused', 'conflict', 'unreadable'] as const;

/** Whether a row is only a part of something that other rows, or a record, have the name of. */
export function isPartAlone(kind: string): boolean {
  return isCommandKind(kind) && definitionOf(kind).isPartAlone === true;
}

/** How many of what wait, as in 'the listing, 4 photos and publishing it'. */
export function partsLine(kinds: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const parts = [...counts].map(([kind, count]) => partOf(kind, count));
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : `${parts.join(', ')} and ${last}`;
}

/** What is known of a kind, whichever it is. */
const definitionOf = (
  kind: CommandKind,
): Pick<CommandDefinition<CommandKind>, 'words' | 'part' | 'isPartAlone'> => COMMANDS[kind];

function partOf(kind: string, count: number): string {
  if (!isCommandKind(kind))
    return countOf(count, 'thing of another version', 'things of another version');
  const { part, words } = definitionOf(kind);
  if (part !== undefined) return part(count);
  const low = `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  return count === 1 ? low : `${low} (${count})`;
}

/** Where a whole stands, in a few words: how many of several rows need a decision, or how it goes on. */
export function wholeWords(rows: readonly DeliveryRow[], delivery: Delivery): string {
  const states = rows.map((row) => deliveryOf([row], false).state);
  const asking = DECISIONS.flatMap((state) => {
    const count = states.filter((one) => one === state).length;
    return count === 0 ? [] : [rows.length === 1 ? STATES[state] : `${count} ${STATES[state]}`];
  });
  return asking.length === 0 ? STATES[delivery.state] : asking.join(', ');
}

/** Whether nothing goes on until somebody decides. */
export function needsDecision({ state }: Delivery): boolean {
  return DECISIONS.some((decision) => decision === state);
}

/** A card's line below its title: how many of what, and where the whole stands, as a sentence begins. */
export function groupLine(parts: string, whole: string): string {
  const line = [parts, whole].filter((part) => part !== '').join(', ');
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}`;
}
