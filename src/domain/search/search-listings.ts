import type { Listing } from '../../contract/property';
import type { SearchFeature, SearchType } from '../../contract/search-options';
import { FEATURE_WORDS } from './feature-words';
import { keywordsOf } from './keywords';
import { locationParts } from './location-parts';
import { searchTypeRule } from './search-type-rule';

const EARTH_KM = 6371;
const DAY_MS = 86_400_000;

/**
 * The server's search, on the device: the same parameters over the listings kept here, in the same
 * order (RES-11). Unknown parameters are ignored.
 */
export function searchListings(
  listings: Listing[],
  query: URLSearchParams,
  now: number,
): Listing[] {
  const tests = testsOf(query, now);
  const found = listings.filter((listing) => tests.every((fits) => fits(listing)));
  return found.sort(comparisonOf(query.get('sort')));
}

// A moment's day in Lagos, an hour ahead of UTC all year, by whole days.
const LAGOS_OFFSET_MS = 3_600_000;
const dayOf = (moment: string | null) =>
  moment === null ? 0 : Math.floor((Date.parse(moment) + LAGOS_OFFSET_MS) / DAY_MS);

/** The server's order: boosted listings first within equal prices, or within the same day (A9). */
function comparisonOf(sort: string | null): (a: Listing, b: Listing) => number {
  const boosted = (a: Listing, b: Listing) => Number(b.isBoosted) - Number(a.isBoosted);
  if (sort === 'price-asc') {
    return (a, b) => a.price - b.price || boosted(a, b) || order(a.id, b.id);
  }
  if (sort === 'price-desc') {
    return (a, b) => b.price - a.price || boosted(a, b) || order(b.id, a.id);
  }
  return (a, b) =>
    dayOf(b.publishedAt) - dayOf(a.publishedAt) ||
    boosted(a, b) ||
    order(b.publishedAt ?? '', a.publishedAt ?? '') ||
    order(b.id, a.id);
}

type Test = (listing: Listing) => boolean;

function testsOf(query: URLSearchParams, now: number): Test[] {
  const tests: Test[] = [(listing) => listing.listingType === (query.get('listingType') ?? 'sale')];
  const keywords = keywordsOf(query.get('text')?.toLowerCase() ?? '');
  if (keywords.length > 0) {
    tests.push((listing) => {
      const text = `${listing.title} ${listing.type} ${listing.description}`.toLowerCase();
      return keywords.every((keyword) => text.includes(keyword));
    });
  }
  const category = query.get('category');
  if (category) tests.push((listing) => listing.propertyCategory === category);
  const type = query.get('type');
  if (type) tests.push(typeTest(type as SearchType));
  tests.push(...placeTests(query), ...rangeTests(query));
  const days = Number(query.get('addedWithinDays') ?? 0);
  if (days > 0) {
    const since = now - days * DAY_MS;
    tests.push(
      (listing) => listing.publishedAt !== null && Date.parse(listing.publishedAt) >= since,
    );
  }
  for (const feature of (query.get('features') ?? '').split(',')) {
    const words = FEATURE_WORDS[feature as SearchFeature];
    if (words === undefined) continue;
    tests.push((listing) => {
      const all = ` ${[...listing.keyFeatures, ...listing.amenities].join(' , ')} `.toLowerCase();
      return words.some((word) => all.includes(word));
    });
  }
  return tests;
}

function typeTest(type: SearchType): Test {
  const rule = searchTypeRule(type);
  const types = new Set<string>(rule?.types ?? []);
  const word = rule?.titleWord;
  return (listing) =>
    types.has(listing.type) &&
    (word === undefined ||
      `${listing.title} ${listing.type} ${listing.description}`.toLowerCase().includes(word));
}

function placeTests(query: URLSearchParams): Test[] {
  const radius = Number(query.get('radiusKm') ?? 0);
  if (radius > 0) {
    const centre = { lat: Number(query.get('lat')), lng: Number(query.get('lng')) };
    return [
      (listing) => listing.location !== null && kilometres(centre, listing.location) <= radius,
    ];
  }
  return locationParts(query.get('location') ?? '').map(
    (part): Test =>
      (listing) =>
        listing.address.toLowerCase().includes(part),
  );
}

function rangeTests(query: URLSearchParams): Test[] {
  const ranges: [string, (listing: Listing) => number | null][] = [
    ['price', (listing) => listing.price],
    ['bedrooms', (listing) => listing.bedrooms],
    ['bathrooms', (listing) => listing.bathrooms],
    ['size', (listing) => listing.areaSize],
  ];
  return ranges.flatMap(([name, read]) => {
    const min = query.get(`${name}Min`);
    const max = query.get(`${name}Max`);
    const tests: Test[] = [];
    if (min !== null) tests.push((listing) => (read(listing) ?? -1) >= Number(min));
    if (max !== null) {
      tests.push((listing) => {
        const value = read(listing);
        return value !== null && value <= Number(max);
      });
    }
    return tests;
  });
}

function kilometres(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const radians = Math.PI / 180;
  const sinLat = Math.sin(((b.lat - a.lat) * radians) / 2);
  const sinLng = Math.sin(((b.lng - a.lng) * radians) / 2);
  const h = sinLat ** 2 + Math.cos(a.lat * radians) * Math.cos(b.lat * radians) * sinLng ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(h));
}

function order(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
