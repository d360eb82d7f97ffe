import type { ListingFilter } from '../../contract/listing-query';

const NUMBERS = new Set([
  'lat',
  'lng',
  'radiusKm',
  'extentKm',
  'south',
  'west',
  'north',
  'east',
  'priceMin',
  'priceMax',
  'bedroomsMin',
  'bedroomsMax',
  'bathroomsMin',
  'bathroomsMax',
  'sizeMin',
  'sizeMax',
  'addedWithinDays',
]);

/** What an alert watches for, as it was kept: numbers may be texts of an address bar. */
export function listingFilterOf(criteria: Record<string, unknown>): ListingFilter {
  const entries = Object.entries(criteria).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined || value === null || value === '') return [];
    return [[name, NUMBERS.has(name) ? Number(value) : value]];
  });
  return { listingType: 'sale', ...Object.fromEntries(entries) };
}
