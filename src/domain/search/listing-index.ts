import type { Listing } from '../../contract/property';
import type { SearchSort } from '../../contract/search-options';
import { ListingColumns } from './listing-columns';
import { listingTests } from './listing-tests';
import { comparisonOf, orderOf } from './search-order';

/**
 * Every listing a device keeps, in the few columns a search asks for, so that ten thousand of them
 * are searched while a finger is still on the button (RES-11). The same parameters as the server's
 * search, in the same order.
 */
export class ListingIndex {
  readonly #columns = new ListingColumns();
  readonly #slots = new Map<string, number>();
  readonly #vacant: number[] = [];
  /** The slots in each order somebody asked for; a change throws them away. */
  readonly #sorted = new Map<SearchSort, number[]>();

  get size(): number {
    return this.#slots.size;
  }

  /** Takes listings in, in place of what was known of them. */
  put(listings: readonly Listing[]): void {
    for (const listing of listings) {
      const slot = this.#slots.get(listing.id) ?? this.#vacant.pop() ?? this.#columns.used;
      this.#slots.set(listing.id, slot);
      this.#columns.write(slot, listing);
    }
    if (listings.length > 0) this.#sorted.clear();
  }

  /** Forgets every listing that is not among the ids. */
  keepOnly(ids: ReadonlySet<string>): void {
    for (const [id, slot] of this.#slots) {
      if (ids.has(id)) continue;
      this.#slots.delete(id);
      this.#vacant.push(slot);
      this.#sorted.clear();
    }
  }

  /** Sorts ahead of a search: that costs more than the search itself, and is done once. */
  prepare(order: SearchSort): void {
    this.#inOrder(order);
  }

  /**
   * The ids of the listings that fit, in the order asked for. Unknown parameters are ignored.
   * @param now milliseconds, from which 'added within days' counts back
   */
  search(query: URLSearchParams, now: number): string[] {
    let found = this.#inOrder(orderOf(query.get('sort')));
    // One question after another of all that are left: each is a short loop over one column.
    for (const fits of listingTests(this.#columns, query, now)) found = found.filter(fits);
    const { ids } = this.#columns;
    return found.map((slot) => ids[slot]!);
  }

  #inOrder(order: SearchSort): number[] {
    let slots = this.#sorted.get(order);
    if (slots === undefined) {
      slots = [...this.#slots.values()].sort(comparisonOf(order, this.#columns));
      this.#sorted.set(order, slots);
    }
    return slots;
  }
}
