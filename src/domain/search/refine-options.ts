import type { SearchType } from '../../contract/search/search-options';
import { PROFILE } from '../profile';
import type { Option } from './filter-options';
import { priceBands } from './price-bands';
import type { SearchState } from './search-state';

const short = (naira: number) => {
  if (naira >= 1e9) return `₦${naira / 1e9} billion`;
  return naira >= 1e6 ? `₦${naira / 1e6} million` : `₦${naira.toLocaleString('en-NG')}`;
};
const prices = (amounts: number[]): Option[] =>
  amounts.map((amount) => ({ value: String(amount), label: short(amount) }));

/** The prices of the Filter Properties modal, which are fewer than those of the first dialog (RES-8). */
export function refinePrices(
  search: Pick<SearchState, 'category' | 'listingType'>,
  profile = PROFILE,
): { min: Option[]; max: Option[] } {
  return {
    min: [{ value: '', label: 'No min' }, ...prices(priceBands('min', search, 'few', profile))],
    max: [...prices(priceBands('max', search, 'few', profile)), { value: '', label: 'No max' }],
  };
}
/** Its types. */
export const REFINE_TYPES: SearchType[] = [
  'Apartment',
  'House',
  'Semi detached',
  'Detached',
  'Bungalow',
  'Land',
];
export const REFINE_ADDED: Option[] = [
  { value: '', label: 'Anytime' },
  { value: '1', label: '24 hours' },
  ...[3, 7, 14, 30].map((days) => ({ value: String(days), label: `${days} days` })),
];

/** So many rooms exactly, and the last entry so many or more. */
const REFINE_ROOMS = { bedrooms: 4, bathrooms: 3 } as const;
export type RoomKind = keyof typeof REFINE_ROOMS;

type Range = { min: string; max: string };

/** The choice that a range of rooms is; '' for any, and null for a range that is no choice here. */
export function roomChoice(kind: RoomKind, { min, max }: Range): string | null {
  if (min === '' && max === '') return '';
  if (min === String(REFINE_ROOMS[kind]) && max === '') return min;
  return min === max && Number(min) < REFINE_ROOMS[kind] ? min : null;
}

/** The range of rooms of a choice. */
export function roomRange(kind: RoomKind, choice: string): Range {
  return { min: choice, max: choice === String(REFINE_ROOMS[kind]) ? '' : choice };
}

export function roomOptions(kind: RoomKind): Option[] {
  const most = REFINE_ROOMS[kind];
  return [
    { value: '', label: 'Any' },
    ...Array.from({ length: most }, (_, at) => ({
      value: String(at + 1),
      label: at + 1 === most ? `${most}+` : String(at + 1),
    })),
  ];
}
