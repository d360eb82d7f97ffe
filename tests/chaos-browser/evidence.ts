import type { Effect } from './effect-log';
import type { Exchange } from './fault-proxy';
import type { Word } from './page-script';
import type { Item, Ledger, Refusal } from './ledger';

/** What a run left behind: what was done, what the server did, what the wire and the screen saw. */
export type Evidence = {
  ledger: Ledger;
  effects: Effect[];
  log: Exchange[];
  words: Word[];
  /** Ids of the server's people by the names of the run. */
  users: Record<string, string>;
};

/** Every row that was made of an item, oldest first. */
export function insertsOf(effects: Effect[], item: Pick<Item, 'kind' | 'mark'>): Effect[] {
  const holds: Record<Item['kind'], (effect: Effect) => boolean> = {
    message: ({ table, row }) => table === 'messages' && has(row.content, item.mark),
    contact: ({ table, row }) => table === 'contact_requests' && has(row.message, item.mark),
    inspection: ({ table, row }) => table === 'inspections' && row.contact_number === item.mark,
    search: ({ table, row }) => table === 'search_alerts' && row.name === item.mark,
    listing: ({ table, row }) => table === 'properties' && has(row.address, item.mark),
  };
  return effects.filter((effect) => effect.change === 'INSERT' && holds[item.kind](effect));
}

/** A mark is found whole: 'q-1-seeker' is not in 'q-11-seeker'. */
function has(text: unknown, mark: string): boolean {
  const literal = mark.replaceAll('+', '\\+');
  return typeof text === 'string' && new RegExp(`(^|\\W)${literal}(\\W|$)`).test(text);
}

/** The row with this id as it was left, or null once it was deleted. */
export function lastRow(effects: Effect[], table: string, id: unknown): Effect['row'] | null {
  const last = effects.findLast((effect) => effect.table === table && effect.row.id === id);
  return last === undefined || last.change === 'DELETE' ? null : last.row;
}

/** Whether the outbox had it refused and the person decided so about it. */
export function isRefused(
  { ledger, effects }: Pick<Evidence, 'ledger' | 'effects'>,
  item: Pick<Item, 'kind' | 'mark'>,
  decision?: Refusal['decision'],
): boolean {
  const ids = new Set(insertsOf(effects, item).map(({ row }) => row.id));
  return ledger.refusals.some(
    (refusal) =>
      (decision === undefined || refusal.decision === decision) &&
      (ids.has(refusal.entityId) || has(refusal.payload, item.mark)),
  );
}

/** Whether this person's heart is on a home after these effects. */
export function isSaved(effects: Effect[], userId: string | undefined, home: string): boolean {
  const last = effects.findLast(
    ({ table, row }) =>
      table === 'saved_properties' && row.property_id === home && row.user_id === userId,
  );
  return last?.change === 'INSERT';
}
