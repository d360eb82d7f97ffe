import type { ReadPlace } from './read-place';

/** An address of what a text says of a place, from its part to its state: 'Ikota GRA, Lekki, Lagos'. */
export function addressOf({
  quarter,
  name,
  town,
  state,
}: Pick<ReadPlace, 'quarter' | 'name' | 'town' | 'state'>): string {
  // 'Ikota GRA' says Ikota.
  const own = quarter?.includes(name) === true ? null : name;
  return [...new Set([quarter, own, town, state])].filter((part) => part !== null).join(', ');
}
