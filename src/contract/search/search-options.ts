/** What a search may ask for (RES-2, RES-8). Free of the validator: screens import it. */
export const SEARCH_SORTS = ['newest', 'price-asc', 'price-desc'] as const;
export type SearchSort = (typeof SEARCH_SORTS)[number];

export const SEARCH_TYPES = [
  'House',
  'Flat/Apartment',
  'Apartment',
  'Semi detached',
  'Detached',
  'Bungalow',
  'Terrace',
  'Duplex',
  'Land',
  'Office Space',
  'Retail Shop',
  'Warehouse',
  'Industrial',
  'Mixed-Use',
  'Commercial Land',
] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

export const SEARCH_FEATURES = ['parking', 'ac', 'elevator', 'security'] as const;
export type SearchFeature = (typeof SEARCH_FEATURES)[number];

/** How far around a place a search may look, in kilometres. */
export const RADII_KM = [1, 3, 5, 10] as const;

/** Longest texts a search takes, in characters. */
export const MAX_SEARCH_TEXT = 100;
/** Forty corners of a drawn area, with room to spare. */
export const MAX_SEARCH_AREA = 1000;
export const MAX_SEARCH_LOCATION = 200;

/** A total above this is told as 'N+': counting on costs more than it tells. */
export const TOTAL_CAP = 10_000;
