import { type Doubt, DOUBT_LABELS, type DoubtKind } from './doubt';

/** Listings that are doubted for the same, in the order of the file. */
type DoubtGroup<Item> = {
  kind: DoubtKind;
  label: string;
  items: { item: Item; doubt: Doubt }[];
};

/** All doubts by their kind, the most frequent first; a listing is in each of its own. */
export function doubtGroups<Item extends { doubts: readonly Doubt[] }>(
  listings: readonly Item[],
): DoubtGroup<Item>[] {
  const groups = new Map<DoubtKind, DoubtGroup<Item>>();
  for (const item of listings)
    for (const doubt of item.doubts) {
      const { kind } = doubt;
      const group = groups.get(kind) ?? { kind, label: DOUBT_LABELS[kind], items: [] };
      groups.set(kind, group);
      group.items.push({ item, doubt });
    }
  return [...groups.values()].sort((a, b) => b.items.length - a.items.length);
}
