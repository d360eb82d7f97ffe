import type { Listing } from '../../contract/listing/property';

export const SAVED_SORTS = [
  { value: 'saved', label: 'Last saved' },
  { value: 'price-asc', label: 'Price Low to High' },
  { value: 'price-desc', label: 'Price High to Low' },
] as const;
export type SavedSort = (typeof SAVED_SORTS)[number]['value'];

type Saved = { savedAt: number; listing: Listing | null };

/** Saved homes in an order; those without a price to go by come last. */
export function sortSaved<Item>(
  items: readonly Item[],
  sort: SavedSort,
  savedOf: (item: Item) => Saved,
): Item[] {
  const price = (item: Item) => savedOf(item).listing?.price;
  return items.toSorted((a, b) => {
    if (sort === 'saved') return savedOf(b).savedAt - savedOf(a).savedAt;
    const [first, second] = [price(a), price(b)];
    if (first === undefined || second === undefined)
      return Number(first === undefined) - Number(second === undefined);
    return sort === 'price-asc' ? first - second : second - first;
  });
}
