import { fieldOf } from '../../../src/contract/listing-fields';
import type { ListingFilter } from '../../../src/contract/listing-query';
import { type FilterKey, RANGE_FILTERS, RANGE_KEYS } from '../../../src/contract/search-filters';
import { readArea } from '../../../src/domain/map/drawn-area';
import { FEATURE_WORDS } from '../../../src/domain/search/feature-words';
import { keywordsOf } from '../../../src/domain/search/keywords';
import { searchTypeRule } from '../../../src/domain/search/search-type-rule';
import { escapeLike } from './escape-like';
import { ListedConditions } from './listed-conditions';

type Condition = (where: ListedConditions, query: ListingFilter) => void;

/** What each filter asks of a row; the device asks the same in `listing-tests.ts`. */
const CONDITIONS: Readonly<Record<FilterKey, Condition>> = {
  listingType: (where, { listingType }) => where.add('p.listing_type = ?', listingType),
  place: addPlace,
  text: (where, { text }) => {
    for (const keyword of keywordsOf(text ?? ''))
      where.add('p.text_search LIKE ?', `%${escapeLike(keyword.toLowerCase())}%`);
  },
  category: (where, { category }) => {
    if (category) where.add('p.property_category = ?', category);
  },
  type: (where, { type }) => {
    if (!type) return;
    const rule = searchTypeRule(type);
    where.add('p.type = ANY(?::text[])', rule.types);
    if (rule.titleWord) where.add('p.text_search LIKE ?', `%${rule.titleWord}%`);
  },
  range: (where, query) => {
    for (const key of RANGE_KEYS) {
      const column = `p.${fieldOf(RANGE_FILTERS[key].field).column}`;
      const [least, most] = [query[`${key}Min`], query[`${key}Max`]];
      if (least !== undefined) where.add(`${column} >= ?`, least);
      if (most !== undefined) where.add(`${column} <= ?`, most);
    }
  },
  features: (where, { features = [] }) => {
    for (const feature of features)
      where.add(
        'p.feature_search LIKE ANY(?::text[])',
        FEATURE_WORDS[feature].map((word) => `%${word}%`),
      );
  },
  added: (where, { addedWithinDays }) => {
    if (addedWithinDays)
      where.add('p.published_at >= now() - make_interval(days => ?)', addedWithinDays);
  },
};

/** The published listings that fit every filter of a search. */
export function filterConditions(query: ListingFilter): ListedConditions {
  const where = new ListedConditions();
  for (const add of Object.values(CONDITIONS)) add(where, query);
  return where;
}

function addPlace(where: ListedConditions, query: ListingFilter): void {
  const { lat, lng, radiusKm, south, west, north, east } = query;
  if (query.area !== undefined) {
    const area = readArea(query.area);
    // Of the right form, and yet not on earth: nothing lies there.
    if (area === null) where.add('false');
    else where.addDrawn(area);
    return;
  }
  if (lat !== undefined && lng !== undefined && radiusKm !== undefined) {
    where.addWithin({ lat, lng, radiusKm });
    return;
  }
  if (south !== undefined && west !== undefined && north !== undefined && east !== undefined) {
    where.addBox([south, west, north, east]);
    return;
  }
  const extent =
    lat !== undefined && lng !== undefined && query.extentKm !== undefined
      ? { lat, lng, radiusKm: query.extentKm }
      : undefined;
  where.addPlace(query.location ?? '', extent);
}
