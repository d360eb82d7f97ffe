import type { PropertyCategory } from '../../contract/property-options';
import type { RangeKey } from '../../contract/search-filters';
import type { SearchFeature, SearchType } from '../../contract/search-options';
import { formatCount } from '../format/format-count';
import { formatNaira } from '../format/format-naira';

/** The choices of the filters dialog (P9), as values with the label people read. */
export type Option = { value: string; label: string };

const M = 1_000_000;
const naira = (amounts: number[]): Option[] =>
  amounts.map((amount) => ({ value: String(amount), label: `₦${amount.toLocaleString('en-NG')}` }));

export const RADIUS_OPTIONS: Option[] = [
  { value: '', label: 'This area only' },
  ...[1, 3, 5, 10].map((km) => ({ value: String(km), label: `Within ${km} km` })),
];

export const ADDED_OPTIONS: Option[] = [
  { value: '', label: 'Anytime' },
  { value: '1', label: 'Last 24 hours' },
  ...[3, 7, 14, 30].map((days) => ({ value: String(days), label: `Last ${days} days` })),
];

export const TYPE_OPTIONS: Record<PropertyCategory, SearchType[]> = {
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

const PRICE_MIN_OPTIONS: Record<PropertyCategory, Option[]> = {
  Residential: naira([500_000, M, 5 * M, 10 * M, 50 * M]),
  Commercial: naira([500_000, M, 5 * M, 10 * M, 50 * M, 100 * M, 500 * M]),
};

const PRICE_MAX_OPTIONS: Record<PropertyCategory, Option[]> = {
  Residential: naira([10 * M, 50 * M, 100 * M, 500 * M, 1000 * M]),
  Commercial: naira([10 * M, 50 * M, 100 * M, 500 * M, 1000 * M, 2000 * M, 5000 * M]),
};

const rooms = (last: number): Option[] =>
  Array.from({ length: last }, (_, index) => ({
    value: String(index + 1),
    label: index + 1 === last ? `${last}+` : String(index + 1),
  }));

/** The last entry means 'so many or more'. */
const BEDROOM_OPTIONS = rooms(5);
const BATHROOM_OPTIONS = rooms(4);

const SIZE_MIN_OPTIONS: Option[] = [50, 100, 250, 500, 1000].map((size) => ({
  value: String(size),
  label: `${size.toLocaleString('en-NG')} sqm`,
}));
const SIZE_MAX_OPTIONS: Option[] = [100, 250, 500, 1000, 2000].map((size) => ({
  value: String(size),
  label: size === 2000 ? '2,000+ sqm' : `${size.toLocaleString('en-NG')} sqm`,
}));

/** What the dialog offers for a range, in its words (FILT-4). */
type RangeChoices = {
  label: string;
  least: (category: PropertyCategory) => Option[];
  most: (category: PropertyCategory) => Option[];
  /** The last of `most` is 'so many or more': it sets no limit. */
  isOpen: boolean;
  /** An end of the range as its chip says it. */
  say: (value: string) => string;
};

export const RANGE_CHOICES: Readonly<Record<RangeKey, RangeChoices>> = {
  price: {
    label: 'Price',
    least: (category) => PRICE_MIN_OPTIONS[category],
    most: (category) => PRICE_MAX_OPTIONS[category],
    isOpen: false,
    say: (amount) => formatNaira(Number(amount)),
  },
  bedrooms: {
    label: 'Bedrooms',
    least: () => BEDROOM_OPTIONS,
    most: () => BEDROOM_OPTIONS,
    isOpen: true,
    say: (count) => `${count} bed`,
  },
  bathrooms: {
    label: 'Bathrooms',
    least: () => BATHROOM_OPTIONS,
    most: () => BATHROOM_OPTIONS,
    isOpen: true,
    say: (count) => `${count} bath`,
  },
  size: {
    label: 'Size',
    least: () => SIZE_MIN_OPTIONS,
    most: () => SIZE_MAX_OPTIONS,
    isOpen: true,
    say: (size) => `${formatCount(Number(size))} sqm`,
  },
};

export const FEATURE_OPTIONS: { value: SearchFeature; label: string }[] = [
  { value: 'parking', label: 'Parking' },
  { value: 'ac', label: 'Air conditioning' },
  { value: 'elevator', label: 'Elevator' },
  { value: 'security', label: '24hr Security' },
];
