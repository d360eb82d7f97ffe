import type { Listing } from '../../../contract/listing/property';
import { LISTING_TYPES } from '../../../contract/listing/property-options';
import { type ColumnsPart, ListingColumns } from './listing-columns';
import { BitSlices } from './bit-slices';
import { listingTests } from './listing-tests';
import { comparisonOf, orderOf } from './search-order';
import { addToSignature, SIGNATURE_WORDS } from './text-signature';
import { Verdicts } from './verdicts';
import type { TextSlices } from './word-tests';

/** What a pin on a map tells of a listing: degrees, naira, and its address in small letters. */
export type PlacedListing = {
  id: string;
  lat: number;
  lng: number;
  price: number;
  address: string;
};

/**
 * Every listing a device keeps, in the few columns a search asks for, so that ten thousand of them
 * are searched while a finger is still on the button (RES-11). The same parameters as the server's
 * search, in the same order.
 */
export class ListingIndex {
  readonly #columns = new ListingColumns();
  readonly #slots = new Map<string, number>();
  readonly #vacant: number[] = [];
  /** What is for sale and what is to let, in each order asked for; a change throws them away. */
  readonly #sorted = new Map<string, Int32Array>();
  readonly #slices: TextSlices = {
    text: new BitSlices(),
    address: new BitSlices(),
    verdicts: new Verdicts(),
  };
  /** Slots whose texts are not in the slices yet. */
  #unsliced: number[] = [];

  get size(): number {
    return this.#slots.size;
  }

  /** How many slots were ever used: those of what was forgotten or replaced too. */
  get slots(): number {
    return this.#columns.used;
  }

  has(id: string): boolean {
    return this.#slots.has(id);
  }

  /** Takes listings in, in place of what was known of them. */
  put(listings: readonly Listing[]): void {
    for (const listing of listings) {
      const slot = this.#slots.get(listing.id) ?? this.#vacant.pop() ?? this.#columns.used;
      this.#slots.set(listing.id, slot);
      this.#columns.write(slot, listing);
      this.#unsliced.push(slot);
    }
    if (listings.length > 0) this.#sorted.clear();
  }

  /** Takes listings in whose columns are made already, in place of what was known of them. */
  append(part: ColumnsPart): void {
    const first = this.#columns.append(part);
    for (const [at, id] of part.ids.entries()) {
      const before = this.#slots.get(id);
      if (before !== undefined) this.#vacant.push(before);
      this.#slots.set(id, first + at);
      this.#unsliced.push(first + at);
    }
    if (part.ids.length > 0) this.#sorted.clear();
  }

  /** Forgets listings. */
  forget(ids: Iterable<string>): void {
    for (const id of ids) {
      const slot = this.#slots.get(id);
      if (slot === undefined) continue;
      this.#slots.delete(id);
      this.#vacant.push(slot);
      this.#sorted.clear();
    }
  }

  /** Sorts ahead of a search: that costs more than the search itself, and is done once. */
  prepare(query: URLSearchParams): void {
    this.#slice();
    this.#inOrder(query);
  }

  /**
   * The ids of the listings that fit, in the order asked for. Unknown parameters are ignored.
   * @param now milliseconds, from which 'added within days' counts back
   * @param elsewhere what `elsewhereOf` says of the query: which addresses are in another place
   */
  search(query: URLSearchParams, now: number, elsewhere: RegExp | null): string[] {
    this.#slice();
    const found = this.#inOrder(query).slice();
    let count = found.length;
    for (const narrow of listingTests(this.#columns, this.#slices, { query, now, elsewhere }))
      count = narrow(found, count);
    const { ids } = this.#columns;
    const answer: string[] = [];
    // By hand: Array.from asks an iterator for each, which costs more than the search.
    for (let at = 0; at < count; at += 1) answer.push(ids[found[at]!]!);
    return answer;
  }

  /** Where listings lie, those of them that say so, in the order of the ids. */
  places(ids: readonly string[]): PlacedListing[] {
    const { lat, lng, price, address } = this.#columns;
    return ids.flatMap((id) => {
      const slot = this.#slots.get(id);
      if (slot === undefined || Number.isNaN(lat[slot])) return [];
      return [
        { id, lat: lat[slot]!, lng: lng[slot]!, price: price[slot]!, address: address[slot]! },
      ];
    });
  }

  /** Brings the slices in step with the texts that came since. */
  #slice(): void {
    if (this.#unsliced.length === 0) return;
    this.#slices.verdicts.forget();
    const { signature, address } = this.#columns;
    const words = new Uint32Array(SIGNATURE_WORDS);
    for (const slot of this.#unsliced) {
      this.#slices.text.put(slot, signature, slot * SIGNATURE_WORDS);
      addToSignature(words.fill(0), 0, address[slot]!);
      this.#slices.address.put(slot, words, 0);
    }
    this.#unsliced = [];
  }

  /** Every search is for sale or to let: this much of it is settled before it begins. */
  #inOrder(query: URLSearchParams): Int32Array {
    const order = orderOf(query.get('sort'));
    const listingType = query.get('listingType') ?? 'sale';
    const key = `${listingType} ${order}`;
    let slots = this.#sorted.get(key);
    if (slots === undefined) {
      const wanted = (LISTING_TYPES as readonly string[]).indexOf(listingType);
      slots = Int32Array.from(
        [...this.#slots.values()].filter((slot) => this.#columns.listingType[slot] === wanted),
      ).sort(comparisonOf(order, this.#columns));
      this.#sorted.set(key, slots);
    }
    return slots;
  }
}
