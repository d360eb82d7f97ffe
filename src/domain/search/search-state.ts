import { readArea } from '../map/drawn-area';
import { SEARCH_FEATURES, SEARCH_SORTS, SEARCH_TYPES } from '../../contract/search/search-options';
import {
  LISTING_TYPES,
  type ListingType,
  PROPERTY_CATEGORIES,
  type PropertyCategory,
} from '../../contract/listing/property-options';
import { fittingKeywords } from './keywords';
import { recordOf } from '../../contract/record-of';
import {
  EDGES,
  type FilterParam,
  NUMBER_LIMITS,
  NUMBER_PARAMS,
  type NumberParam,
  RANGE_PARAMS,
} from '../../contract/search/search-filters';
import { ownKeys } from '../../contract/own-keys';

/** What a search is, as the address bar holds it: texts, '' for what was not chosen. */
export type SearchState = Record<FilterParam, string> & {
  listingType: ListingType;
  /** '' for either. */
  category: PropertyCategory | '';
  sort: string;
  view: ResultsLayout;
};

export type ResultsLayout = 'list' | 'map';

export const EMPTY_SEARCH: SearchState = {
  listingType: 'sale',
  location: '',
  lat: '',
  lng: '',
  radiusKm: '',
  extentKm: '',
  area: '',
  south: '',
  west: '',
  north: '',
  east: '',
  category: '',
  type: '',
  addedWithinDays: '',
  ...recordOf(RANGE_PARAMS, () => ''),
  text: '',
  features: '',
  sort: 'newest',
  view: 'list',
};

export const SEARCH_KEYS = ownKeys(EMPTY_SEARCH);

const NUMBER = /^-?\d{1,16}(\.\d{1,9})?$/;
const CHOICES = [
  ['sort', SEARCH_SORTS],
  ['type', SEARCH_TYPES],
  ['category', PROPERTY_CATEGORIES],
] as const;

/** No area on the map. */
export const NO_AREA = { area: '', south: '', west: '', north: '', east: '' } as const;

/** Whether the search is for an area chosen on the map. */
export function hasArea(state: SearchState): boolean {
  return state.area !== '' || EDGES.every((edge) => state[edge] !== '');
}

function isWithinLimits(param: NumberParam, text: string): boolean {
  const { least, most, isWhole } = NUMBER_LIMITS[param];
  // '5+' as an upper end is no limit (upper-end.ts).
  const digits = param.endsWith('Max') && param !== 'priceMax' ? text.replace(/\+$/, '') : text;
  const value = Number(digits);
  return (
    NUMBER.test(digits) && value >= least && value <= most && (!isWhole || Number.isInteger(value))
  );
}

const isFeature = (text: string): boolean => (SEARCH_FEATURES as readonly string[]).includes(text);

/** Reads a search from an address; what is missing or cannot be takes its default. */
export function searchFromParams(params: URLSearchParams): SearchState {
  const state: SearchState = { ...EMPTY_SEARCH };
  for (const key of SEARCH_KEYS)
    Object.assign(state, { [key]: params.get(key) ?? EMPTY_SEARCH[key] });
  state.text = fittingKeywords(state.text);
  for (const key of NUMBER_PARAMS) if (!isWithinLimits(key, state[key])) state[key] = '';
  state.features = state.features.split(',').filter(isFeature).join(',');
  // A distance is from a point.
  if (state.lat === '' || state.lng === '') state.radiusKm = '';
  if (state.area !== '' && readArea(state.area) === null) state.area = '';
  for (const [key, allowed] of CHOICES)
    if (!(allowed as readonly string[]).includes(state[key]))
      Object.assign(state, { [key]: EMPTY_SEARCH[key] });
  if (!LISTING_TYPES.includes(state.listingType)) state.listingType = 'sale';
  if (state.view !== 'map') state.view = 'list';
  return state;
}

/** The shortest address of a search: defaults left out, in one order, so that equal searches are equal. */
export function searchToParams(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of SEARCH_KEYS) {
    if (state[key] !== EMPTY_SEARCH[key] || key === 'listingType') params.set(key, state[key]);
  }
  return params;
}
