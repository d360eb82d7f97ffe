import { type FilterKey, RANGE_KEYS, type RangeKey } from '../../contract/search/search-filters';
import { ADDED_OPTIONS, FEATURE_OPTIONS, RANGE_CHOICES } from './filter-options';
import { keywordsOf, withoutKeyword } from './keywords';
import { hasArea, NO_AREA, type SearchState } from './search-state';
import { upperEnd } from './on-device/upper-end';
import { countOf } from '../format/count-of';

/** A filter that narrows a search, in words, and what takes it off. */
export type ActiveFilter = { label: string; without: Partial<SearchState> };

type Words = (state: SearchState) => readonly (ActiveFilter | null)[];

/** Of each filter, in the order of the dialog; what the address tells by itself has none. */
const WORDS: Readonly<Record<FilterKey, Words>> = {
  listingType: () => [],
  place: (state) => [placeFilter(state)],
  category: ({ category }) => [
    category === '' ? null : { label: category, without: { category: '', type: '' } },
  ],
  type: ({ type }) => [type ? { label: type, without: { type: '' } } : null],
  range: (state) => RANGE_KEYS.map((key) => rangeFilter(state, key)),
  added: (state) => [addedFilter(state)],
  features: (state) =>
    FEATURE_OPTIONS.map(({ value, label }) => featureFilter(state, value, label)),
  text: () => [],
};

/** Every filter of a search besides its place and keywords, in the order of the dialog (RES-4, RES-8). */
export function activeFilters(state: SearchState): ActiveFilter[] {
  return Object.values(WORDS)
    .flatMap((words) => words(state))
    .filter((filter) => filter !== null);
}

/** Whatever narrows a search within its place: its keywords, then its filters. */
export function narrowings(state: SearchState): ActiveFilter[] {
  const keywords = keywordsOf(state.text).map((keyword) => ({
    label: keyword,
    without: { text: withoutKeyword(state.text, keyword) },
  }));
  return [...keywords, ...activeFilters(state)];
}

/** All that narrows a search beside its place, left out at once; null where that is one thing or none. */
export function withoutAll(state: SearchState): ActiveFilter | null {
  const count = narrowings(state).length;
  if (count < 2) return null;
  const without: Partial<SearchState> = {};
  const next = () => narrowings({ ...state, ...without })[0];
  for (let one = next(); one !== undefined; one = next()) Object.assign(without, one.without);
  return { label: count === 2 ? 'both filters' : `all ${count} filters`, without };
}

function placeFilter(state: SearchState): ActiveFilter | null {
  if (hasArea(state)) return { label: 'Area on the map', without: NO_AREA };
  return state.radiusKm
    ? { label: `Within ${state.radiusKm} km`, without: { radiusKm: '' } }
    : null;
}

/** A range in words. */
function rangeFilter(state: SearchState, key: RangeKey): ActiveFilter | null {
  const min = state[`${key}Min`];
  const max = upperEnd(key, state);
  if (min === '' && max === '') return null;
  return {
    label: words(min, max, RANGE_CHOICES[key]),
    without: { [`${key}Min`]: '', [`${key}Max`]: '' },
  };
}

function words(
  min: string,
  max: string,
  { say, isCount }: Pick<(typeof RANGE_CHOICES)[RangeKey], 'say' | 'isCount'>,
): string {
  if (min === max) return say(min);
  if (max === '') return `${say(min)} or more`;
  return min === '' ? `Up to ${say(max)}` : `${isCount ? min : say(min)} to ${say(max)}`;
}

function addedFilter({ addedWithinDays }: SearchState): ActiveFilter | null {
  if (addedWithinDays === '') return null;
  const option = ADDED_OPTIONS.find(({ value }) => value === addedWithinDays);
  return {
    label: option?.label ?? `Last ${countOf(Number(addedWithinDays), 'day')}`,
    without: { addedWithinDays: '' },
  };
}

function featureFilter(state: SearchState, feature: string, label: string): ActiveFilter | null {
  const chosen = state.features.split(',').filter(Boolean);
  if (!chosen.includes(feature)) return null;
  return { label, without: { features: chosen.filter((other) => other !== feature).join(',') } };
}
