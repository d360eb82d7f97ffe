import type { PropertyCategory } from '../../contract/listing/property-options';
import type { RangeKey } from '../../contract/search/search-filters';
import {
  RADII_KM,
  SEARCH_FEATURES,
  type SearchFeature,
  type SearchType,
} from '../../contract/search/search-options';
import { countOf } from '../format/count-of';
import { formatCount } from '../format/format-count';
import { formatNaira } from '../format/format-naira';
import { PROFILE } from '../profile';
import { priceBands } from './price-bands';
import type { SearchState } from './search-state';

/** The choices of the filters dialog, as values with the label people read. */
export type Option = { value: string; label: string };

const naira = (amounts: number[]): Option[] =>
  amounts.map((amount) => ({ value: String(amount), label: formatNaira(amount) }));

export const RADIUS_OPTIONS: Option[] = [
  { value: '', label: 'This area only' },
  ...RADII_KM.map((km) => ({ value: String(km), label: `Within ${km} km` })),
];

export const ADDED_OPTIONS: Option[] = [
  { value: '', label: 'Anytime' },
  { value: '1', label: 'Last 24 hours' },
  ...[3, 7, 14, 30].map((days) => ({ value: String(days), label: `Last ${days} days` })),
];

const TYPES: Record<PropertyCategory, SearchType[]> = {
  Residential: ['House', 'Flat/Apartment', 'Bungalow', 'Terrace', 'Duplex', 'Land'],
  Commercial: [
    'Office Space',
    'Retail Shop',
    'Warehouse',
    'Industrial',
    'Mixed-Use',
    'Commercial Land',
  ],
};

/** The choices of the category: '' is either, or what is on at first in its place (FILT-1). */
export function categoryOptions(
  profile = PROFILE,
): { value: SearchState['category']; label: string }[] {
  const commercial = { value: 'Commercial', label: 'Commercial' } as const;
  if (!profile.offersAnyCategory) return [{ value: '', label: 'Residential' }, commercial];
  return [{ value: '', label: 'Any' }, { value: 'Residential', label: 'Residential' }, commercial];
}

/** The types of a category, or of either (FILT-3). */
export function typeOptions(category: SearchState['category'], profile = PROFILE): SearchType[] {
  if (category !== '') return TYPES[category];
  return profile.offersAnyCategory
    ? [...TYPES.Residential, ...TYPES.Commercial]
    : TYPES.Residential;
}

/** The last entry means 'so many or more'. */
const rooms = (last: number, end: 'least' | 'most'): Option[] =>
  Array.from({ length: last }, (_, index) => {
    const label = index + 1 === last ? `${last}+` : String(index + 1);
    // As the most it is no limit, and other than a limit of so many (upper-end.ts).
    return { value: end === 'most' ? label : String(index + 1), label };
  });

const SIZE_MIN_OPTIONS: Option[] = [50, 100, 250, 500, 1000].map((size) => ({
  value: String(size),
  label: `${formatCount(size)} sqm`,
}));
const SIZE_MAX_OPTIONS: Option[] = [
  ...[100, 250, 500, 1000].map((size) => ({
    value: String(size),
    label: `${formatCount(size)} sqm`,
  })),
  { value: '2000+', label: '2,000+ sqm' },
];

/** What the choices depend on. */
type Offered = Pick<SearchState, 'category' | 'listingType'>;

/** What the dialog offers for a range, in its words (FILT-4). */
type RangeChoices = {
  label: string;
  least: (search: Offered) => Option[];
  most: (search: Offered) => Option[];
  /** An end of the range as its chip says it. */
  say: (value: string) => string;
  /** What is counted is named once: '2 to 3 beds'. */
  isCount: boolean;
};

export const RANGE_CHOICES: Readonly<Record<RangeKey, RangeChoices>> = {
  price: {
    label: 'Price',
    least: (search) => naira(priceBands('min', search, 'all')),
    most: (search) => naira(priceBands('max', search, 'all')),
    say: (amount) => formatNaira(Number(amount)),
    isCount: false,
  },
  bedrooms: {
    label: 'Bedrooms',
    least: () => rooms(5, 'least'),
    most: () => rooms(5, 'most'),
    say: (count) => countOf(Number(count), 'bed'),
    isCount: true,
  },
  bathrooms: {
    label: 'Bathrooms',
    least: () => rooms(4, 'least'),
    most: () => rooms(4, 'most'),
    say: (count) => countOf(Number(count), 'bath'),
    isCount: true,
  },
  size: {
    label: 'Size',
    least: () => SIZE_MIN_OPTIONS,
    most: () => SIZE_MAX_OPTIONS,
    say: (size) => `${formatCount(Number(size))} sqm`,
    isCount: false,
  },
};

const FEATURE_LABELS: Readonly<Record<SearchFeature, string>> = {
  parking: 'Parking',
  ac: 'Air conditioning',
  elevator: 'Elevator',
  security: '24hr Security',
};
/** All that can be asked for, in the order in which it is offered. */
export const FEATURE_OPTIONS = SEARCH_FEATURES.map((value) => ({
  value,
  label: FEATURE_LABELS[value],
}));
