import { formatCount } from '../format/format-count';
import { formatNaira } from '../format/format-naira';
import {
  ADDED_OPTIONS,
  BATHROOM_OPTIONS,
  BEDROOM_OPTIONS,
  FEATURE_OPTIONS,
  SIZE_MAX_OPTIONS,
} from './filter-options';
import { hasArea, NO_AREA, type SearchState } from './search-state';

/** A filter that narrows a search, in words, and what takes it off. */
export type ActiveFilter = { label: string; without: Partial<SearchState> };

/** Every filter of a search besides its place and keywords, in the order of the dialog (RES-4, RES-8). */
export function activeFilters(state: SearchState): ActiveFilter[] {
  const filters: (ActiveFilter | null)[] = [
    hasArea(state) ? { label: 'Area on the map', without: NO_AREA } : null,
    state.radiusKm && !hasArea(state)
      ? { label: `Within ${state.radiusKm} km`, without: { radiusKm: '' } }
      : null,
    state.category === 'Commercial'
      ? { label: 'Commercial', without: { category: 'Residential', type: '' } }
      : null,
    state.type ? { label: state.type, without: { type: '' } } : null,
    range(state, 'price', naira),
    range(state, 'bedrooms', rooms('bed'), BEDROOM_OPTIONS),
    range(state, 'bathrooms', rooms('bath'), BATHROOM_OPTIONS),
    range(state, 'size', (size) => `${formatCount(Number(size))} sqm`, SIZE_MAX_OPTIONS),
    addedFilter(state),
    ...FEATURE_OPTIONS.map(({ value, label }) => featureFilter(state, value, label)),
  ];
  return filters.filter((filter) => filter !== null);
}

const naira = (amount: string) => formatNaira(Number(amount));
const rooms = (what: string) => (count: string) => `${count} ${what}`;

/** A range in words; the last of the options is 'so much or more', so that as a maximum it is none. */
function range(
  state: SearchState,
  name: 'price' | 'bedrooms' | 'bathrooms' | 'size',
  say: (value: string) => string,
  options: { value: string }[] = [],
): ActiveFilter | null {
  const min = state[`${name}Min`];
  const max = state[`${name}Max`] === options.at(-1)?.value ? '' : state[`${name}Max`];
  if (min === '' && max === '') return null;
  return { label: words(min, max, say), without: { [`${name}Min`]: '', [`${name}Max`]: '' } };
}

function words(min: string, max: string, say: (value: string) => string): string {
  if (min === max) return say(min);
  if (max === '') return `${say(min)} or more`;
  return min === '' ? `Up to ${say(max)}` : `${say(min)} to ${say(max)}`;
}

function addedFilter({ addedWithinDays }: SearchState): ActiveFilter | null {
  if (addedWithinDays === '') return null;
  const option = ADDED_OPTIONS.find(({ value }) => value === addedWithinDays);
  return {
    label: option?.label ?? `Last ${addedWithinDays} days`,
    without: { addedWithinDays: '' },
  };
}

function featureFilter(state: SearchState, feature: string, label: string): ActiveFilter | null {
  const chosen = state.features.split(',').filter(Boolean);
  if (!chosen.includes(feature)) return null;
  return { label, without: { features: chosen.filter((other) => other !== feature).join(',') } };
}
