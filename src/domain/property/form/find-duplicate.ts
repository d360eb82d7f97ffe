import type { PropertyContent } from '../../../contract/listing/listing-fields';

type Compared = Pick<
  PropertyContent,
  'address' | 'type' | 'listingType' | 'bedrooms' | 'price' | 'location'
>;

/** Prices this close, as a share, may be the same home's. */
const PRICE_NEAR = 0.1;
/** Degrees: about 60 metres. */
const PLACE_NEAR = 0.0006;
const SMALL_WORDS = new Set(['no', 'number', 'off', 'the', 'street', 'st', 'road', 'rd', 'close']);

/**
 * The listing that is probably the same home as another: of one type for sale or rent, at about one
 * price, with as many bedrooms, and at one address (the same words in it, or the same spot).
 */
export function findDuplicate<L extends Compared & { id: string }>(
  home: Compared & { id: string },
  others: readonly L[],
): L | undefined {
  const words = addressWords(home.address);
  if (words.size < 2 || home.price <= 0) return undefined;
  return others.find(
    (other) =>
      other.id !== home.id &&
      other.type === home.type &&
      other.listingType === home.listingType &&
      other.bedrooms === home.bedrooms &&
      Math.abs(other.price - home.price) <= PRICE_NEAR * home.price &&
      (isSameAddress(home.address, other.address) || isSameSpot(home, other)),
  );
}

/** The telling words of an address: '12, Admiralty Way, Lekki' as 12, admiralty, way, lekki. */
function addressWords(address: string): Set<string> {
  const words = address.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return new Set(words.filter((word) => !SMALL_WORDS.has(word)));
}

/** The shorter address is wholly in the longer one, and a house number of either is in both. */
function isSameAddress(one: string, other: string): boolean {
  const [less, more] = [addressWords(one), addressWords(other)].toSorted((a, b) => a.size - b.size);
  if (less === undefined || more === undefined || less.size < 2) return false;
  const numbers = [houseNumber(one), houseNumber(other)].filter((number) => number !== null);
  return (
    [...less].every((word) => more.has(word)) &&
    numbers.every((number) => less.has(number) && more.has(number))
  );
}

/** The number an address begins with: '12' of 'No 12, Admiralty Way', none of 'Lekki Phase 1'. */
function houseNumber(address: string): string | null {
  return (
    /^\W*(?:(?:no|number|plot|block|house)\W*)?(\d+[a-z]?)\b/i.exec(address)?.[1]?.toLowerCase() ??
    null
  );
}

/** Both were put on one spot by hand or by their whole address. */
function isSameSpot(one: Compared, other: Compared): boolean {
  if (one.location === null || other.location === null) return false;
  return (
    Math.abs(one.location.lat - other.location.lat) < PLACE_NEAR &&
    Math.abs(one.location.lng - other.location.lng) < PLACE_NEAR &&
    one.address.split(',')[0]?.trim().toLowerCase() ===
      other.address.split(',')[0]?.trim().toLowerCase()
  );
}
