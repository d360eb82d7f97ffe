import type { PropertyCategory } from '../../contract/property-options';
import type { SearchFeature, SearchType } from '../../contract/search-options';

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

export const PRICE_MIN_OPTIONS: Record<PropertyCategory, Option[]> = {
  Residential: naira([500_000, M, 5 * M, 10 * M, 50 * M]),
  Commercial: naira([500_000, M, 5 * M, 10 * M, 50 * M, 100 * M, 500 * M]),
};

export const PRICE_MAX_OPTIONS: Record<PropertyCategory, Option[]> = {
  Residential: naira([10 * M, 50 * M, 100 * M, 500 * M, 1000 * M]),
  Commercial: naira([10 * M, 50 * M, 100 * M, 500 * M, 1000 * M, 2000 * M, 5000 * M]),
};

const rooms = (last: number): Option[] =>
  Array.from({ length: last }, (_, index) => ({
    value: String(index + 1),
    label: index + 1 === last ? `${last}+` : String(index + 1),
  }));

/** The last entry means 'so many or more': as a maximum it sets no limit. */
export const BEDROOM_OPTIONS = rooms(5);
export const BATHROOM_OPTIONS = rooms(4);

export const SIZE_MIN_OPTIONS: Option[] = [50, 100, 250, 500, 1000].map((size) => ({
  value: String(size),
  label: `${size.toLocaleString('en-NG')} sqm`,
}));
export const SIZE_MAX_OPTIONS: Option[] = [100, 250, 500, 1000, 2000].map((size) => ({
  value: String(size),
  label: size === 2000 ? '2,000+ sqm' : `${size.toLocaleString('en-NG')} sqm`,
}));

export const FEATURE_OPTIONS: { value: SearchFeature; label: string }[] = [
  { value: 'parking', label: 'Parking' },
  { value: 'ac', label: 'Air conditioning' },
  { value: 'elevator', label: 'Elevator' },
  { value: 'security', label: '24hr Security' },
];
