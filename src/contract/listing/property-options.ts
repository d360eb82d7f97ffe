import type { OtherOption } from '../answered-option';

/** Value sets of a property. Kept apart from the schemas so that screens load no validator. */
export const LISTING_TYPES = ['sale', 'rent', 'shortlet', 'lease'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

export const PROPERTY_CATEGORIES = ['Residential', 'Commercial'] as const;
export type PropertyCategory = (typeof PROPERTY_CATEGORIES)[number];

/** What the form offers. */
export const FORM_STATUSES = ['Active', 'Draft'] as const;
/** Where a listing's life ends: no longer offered, kept for its owner. */
export const CLOSED_STATUSES = ['Rented', 'Sold'] as const;
export const PROPERTY_STATUSES = [...FORM_STATUSES, ...CLOSED_STATUSES] as const;
export type ClosedStatus = (typeof CLOSED_STATUSES)[number];
export const MAX_CAPTION = 120;
export type PropertyStatus = (typeof PROPERTY_STATUSES)[number];
/** Where a listing stands as a server told it, which may be of a later version. */
export type ToldStatus = PropertyStatus | OtherOption;

export const RESIDENTIAL_TYPES = [
  'Apartment',
  'Semi detached',
  'Detached',
  'Terrace',
  'Bungalow',
  'Studio',
  'Flat',
  'Land',
  'Maisonette',
] as const;

export const COMMERCIAL_TYPES = [
  'Office Space',
  'Retail Space',
  'Industrial',
  'Warehouse',
  'Coworking Space',
  'Commercial Land',
] as const;

export const PROPERTY_TYPES = [...RESIDENTIAL_TYPES, ...COMMERCIAL_TYPES] as const;
export type PropertyType = (typeof PROPERTY_TYPES)[number];

export const COMMERCIAL_TENURES = ['Lease', 'Sale', 'Sub-Lease'] as const;
export const OFFICE_TYPES = [
  'Serviced',
  'Conventional',
  'Open Plan',
  'Partitioned',
  'Executive Suite',
] as const;
export const RETAIL_TYPES = [
  'High Street',
  'Shopping Mall',
  'Showroom',
  'Restaurant',
  'Market Stall',
] as const;
export const BUILDING_CLASSES = ['A (Premium)', 'B (Good Quality)', 'C (Functional)'] as const;

/** Longest texts of a property, in characters; most rooms, floors or cars; largest area in m². */
export const MAX_TITLE = 160;
export const MAX_ADDRESS = 300;
export const MAX_DESCRIPTION = 10_000;
export const MAX_COUNT = 1000;
export const MAX_AREA = 100_000_000;
/** Most key features or amenities, and the longest name of one. */
export const MAX_FEATURES = 60;
export const MAX_FEATURE = 80;

/** Most photos one property may carry. */
export const MAX_PHOTOS = 10;
/** With a chat come the photos of all its homes. */
export const MAX_SHARED_PHOTOS = 60;
/** Characters of what a file leaves in doubt of one listing. */
export const MAX_REVIEW_NOTE = 2000;
/** Largest naira amount the product takes: one quadrillion stays exact in a JavaScript number. */
export const MAX_NAIRA = 1_000_000_000_000_000;
