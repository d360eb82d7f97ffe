import { DAY_MS, LAGOS_AHEAD_MS } from '../../dates/milliseconds';
import type { Listing } from '../../../contract/listing/property';
import {
  LISTING_TYPES,
  PROPERTY_CATEGORIES,
  PROPERTY_TYPES,
} from '../../../contract/listing/property-options';
import { searchText } from '../search-text';
import { addToSignature, SIGNATURE_WORDS } from './text-signature';

const FIRST_CAPACITY = 1024;

/** The place of an option among those of this version; of a later one it is none that is asked for. */
const numberOf = (options: readonly string[], option: string) => options.indexOf(option);
/** What the numbers and flags of a home say, as its features say it. */
const toldBy = ({ parkingSpaces, furnished }: Listing) => [
  (parkingSpaces ?? 0) > 0 ? 'parking' : '',
  furnished ? 'furnished' : '',
];

const TEXTS = ['ids', 'address', 'text', 'features', 'publishedAt'] as const;
const NUMBERS = [
  'listingType',
  'category',
  'type',
  'boosted',
  'price',
  'bedrooms',
  'bathrooms',
  'size',
  'lat',
  'lng',
  'published',
  'day',
] as const;
/**
 * What kept columns are and what their numbers stand for: those of another shape are made anew. The
 * number counts changes that no name tells: of `searchText`, of signatures, of a meaning.
 */
export const COLUMNS_SHAPE = [
  2,
  ...TEXTS,
  ...NUMBERS,
  ...LISTING_TYPES,
  ...PROPERTY_CATEGORIES,
  ...PROPERTY_TYPES,
].join();

/** A column of numbers that a device keeps. */
export type KeptNumber = (typeof NUMBERS)[number];

type Numbers = Uint8Array | Int16Array | Int32Array | Uint32Array | Float64Array;

/** The columns of some listings, as a device keeps them beside the listings themselves. */
export type ColumnsPart = Pick<
  ListingColumns,
  (typeof TEXTS)[number] | (typeof NUMBERS)[number] | 'signature'
>;

/** What a listing without the number holds in its place. */
export const NO_NUMBER = -1;

/**
 * What a search asks of listings, a column for each question: a row is a slot, the same in every
 * column. Texts are lower-cased. Numbers lie side by side, which a processor reads fastest.
 */
export class ListingColumns {
  /** How many slots were ever used; some may be vacant. */
  used = 0;
  ids: string[] = [];
  address: string[] = [];
  /** Title, type and description, in which keywords are looked for (RES-11). */
  text: string[] = [];
  /** Key features and amenities, each between commas, and what its numbers and flags say. */
  features: string[] = [];
  /** When it was published, ISO 8601; '' when it was not. */
  publishedAt: string[] = [];
  listingType = new Uint8Array(FIRST_CAPACITY);
  category = new Uint8Array(FIRST_CAPACITY);
  type = new Uint8Array(FIRST_CAPACITY);
  boosted = new Uint8Array(FIRST_CAPACITY);
  /** Naira. */
  price = new Float64Array(FIRST_CAPACITY);
  bedrooms = new Int16Array(FIRST_CAPACITY);
  bathrooms = new Int16Array(FIRST_CAPACITY);
  /** Square metres. */
  size = new Float64Array(FIRST_CAPACITY);
  /** Degrees; not a number where the place is not known. */
  lat = new Float64Array(FIRST_CAPACITY);
  lng = new Float64Array(FIRST_CAPACITY);
  /** Milliseconds; 0 when it was not published. */
  published = new Float64Array(FIRST_CAPACITY);
  /** The day of it in Lagos, counted from 1970. */
  day = new Int32Array(FIRST_CAPACITY);
  signature = new Uint32Array(FIRST_CAPACITY * SIGNATURE_WORDS);

  /** Writes a listing into a slot, over whatever it held. */
  write(slot: number, listing: Listing): void {
    if (slot >= this.price.length) this.#grow();
    this.used = Math.max(this.used, slot + 1);
    const published = listing.publishedAt === null ? 0 : Date.parse(listing.publishedAt);
    this.ids[slot] = listing.id;
    this.address[slot] = searchText(listing.address);
    this.text[slot] = searchText(`${listing.title} ${listing.type} ${listing.description}`);
    this.features[slot] = searchText(
      ` ${[...listing.keyFeatures, ...listing.amenities, ...toldBy(listing)].join(' , ')} `,
    );
    this.publishedAt[slot] = listing.publishedAt ?? '';
    this.listingType[slot] = numberOf(LISTING_TYPES, listing.listingType);
    this.category[slot] = numberOf(PROPERTY_CATEGORIES, listing.propertyCategory);
    this.type[slot] = numberOf(PROPERTY_TYPES, listing.type);
    this.boosted[slot] = Number(listing.isBoosted);
    this.price[slot] = listing.price;
    this.bedrooms[slot] = listing.bedrooms ?? NO_NUMBER;
    this.bathrooms[slot] = listing.bathrooms ?? NO_NUMBER;
    this.size[slot] = listing.areaSize ?? NO_NUMBER;
    this.lat[slot] = listing.location?.lat ?? Number.NaN;
    this.lng[slot] = listing.location?.lng ?? Number.NaN;
    this.published[slot] = published;
    this.day[slot] = published === 0 ? 0 : Math.floor((published + LAGOS_AHEAD_MS) / DAY_MS);
    const start = slot * SIGNATURE_WORDS;
    this.signature.fill(0, start, start + SIGNATURE_WORDS);
    addToSignature(this.signature, start, this.text[slot]);
  }

  /** The columns of all slots, as they are kept; every slot must be in use. */
  part(): ColumnsPart {
    const part = Object.fromEntries([
      ...TEXTS.map((name) => [name, this[name].slice(0, this.used)]),
      ...NUMBERS.map((name) => [name, this[name].slice(0, this.used)]),
      ['signature', this.signature.slice(0, this.used * SIGNATURE_WORDS)],
    ]);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all columns and no others are named above
    return part as ColumnsPart;
  }

  /** Puts kept columns behind the slots in use; answers the first slot of them. */
  append(part: ColumnsPart): number {
    const first = this.used;
    this.used += part.ids.length;
    while (this.used > this.price.length) this.#grow();
    for (const name of TEXTS) {
      const column = this[name];
      for (const [at, text] of part[name].entries()) column[first + at] = text;
    }
    for (const name of NUMBERS) this[name].set(part[name], first);
    this.signature.set(part.signature, first * SIGNATURE_WORDS);
    return first;
  }

  #grow(): void {
    const capacity = this.price.length * 2;
    const larger = <Column extends Numbers>(column: Column, size: number): Column => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a typed array is made by
      const made = new (column.constructor as new (length: number) => Column)(size);
      made.set(column);
      return made;
    };
    const grown = NUMBERS.map((name) => [name, larger(this[name], capacity)]);
    Object.assign(this, Object.fromEntries(grown));
    this.signature = larger(this.signature, capacity * SIGNATURE_WORDS);
  }
}
