import type { Entitlements } from './plans';

/** What of a plan's room for published listings is taken: how many, and in which states. */
export type RoomTaken = { listings: number; states: readonly string[] };

/**
 * Which of the listings that wait to be published a plan has room for, in their order; one in a state
 * too many is passed over for the next. A listing whose state nothing tells takes up none.
 */
export function withinRoom<Waiting extends { state: string | null }>(
  { listings, states }: Pick<Entitlements, 'listings' | 'states'>,
  taken: RoomTaken,
  waiting: readonly Waiting[],
): Waiting[] {
  const found: Waiting[] = [];
  const known = new Set(taken.states);
  for (const one of waiting) {
    if (listings !== null && taken.listings + found.length >= listings) break;
    const state = one.state ?? '';
    const isNew = state !== '' && !known.has(state);
    if (isNew && states !== null && known.size >= states) continue;
    if (isNew) known.add(state);
    found.push(one);
  }
  return found;
}
