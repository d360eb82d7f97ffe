import { sql } from 'kysely';
import { LISTING_FIELDS } from '../../../src/contract/listing/listing-fields';
import type { ListingFilter } from '../../../src/contract/listing/listing-query';
import type { PropertyType } from '../../../src/contract/listing/property-options';
import {
  type FilterKey,
  RANGE_FILTERS,
  RANGE_KEYS,
} from '../../../src/contract/search/search-filters';
import { readArea } from '../../../src/domain/map/drawn-area';
import { FEATURE_PATTERNS } from '../../../src/domain/search/feature-patterns';
import { keywordPattern, keywordsOf } from '../../../src/domain/search/keywords';
import { searchText } from '../../../src/domain/search/search-text';
import { searchTypeRule } from '../../../src/domain/search/search-type-rule';
import { escapeLike } from './escape-like';
import { ListedConditions } from './listed-conditions';
import { listed } from './place-conditions';

type Condition = (where: ListedConditions, query: ListingFilter) => void;

/** What each filter asks of a row; the device asks the same in `listing-tests.ts`. */
const CONDITIONS: Readonly<Record<FilterKey, Condition>> = {
  listingType: (where, { listingType }) => where.add(listed('p.listing_type', '=', listingType)),
  place: addPlace,
  text: (where, { text }) => {
    for (const keyword of keywordsOf(searchText(text ?? ''))) {
      const known = keywordPattern(keyword);
      if (known === null) where.add(listed('p.text_search', 'like', `%${escapeLike(keyword)}%`));
      else if (known.isFurnished)
        where.add(
          listed.or([
            listed('p.text_search', '~', known.pattern),
            listed('p.feature_search', '~', known.pattern),
            listed('p.furnished', '=', true),
          ]),
        );
      else where.add(listed('p.text_search', '~', known.pattern));
    }
  },
  category: (where, { category }) => {
    if (category) where.add(listed('p.property_category', '=', category));
  },
  type: (where, { type }) => {
    if (!type) return;
    const rule = searchTypeRule(type);
    where.add(listed('p.type', '=', sql<PropertyType>`ANY(${rule.types}::text[])`));
    if (rule.titleWord) where.add(listed('p.text_search', 'like', `%${rule.titleWord}%`));
  },
  range: (where, query) => {
    for (const key of RANGE_KEYS) {
      const column = `p.${LISTING_FIELDS[RANGE_FILTERS[key].field].column}` as const;
      const [least, most] = [query[`${key}Min`], query[`${key}Max`]];
      if (least !== undefined) where.add(listed(column, '>=', least));
      if (most !== undefined) where.add(listed(column, '<=', most));
    }
  },
  features: (where, { features = [] }) => {
    for (const feature of features) {
      const pattern = FEATURE_PATTERNS[feature];
      const says = [
        listed('p.feature_search', '~', pattern),
        listed('p.text_search', '~', pattern),
      ];
      if (feature === 'parking') says.push(listed('p.parking_spaces', '>', 0));
      where.add(listed.or(says));
    }
  },
  added: (where, { addedWithinDays }) => {
    if (addedWithinDays)
      where.add(
        listed(
          'p.published_at',
          '>=',
          sql<Date>`now() - make_interval(days => ${addedWithinDays})`,
        ),
      );
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
    if (area === null) where.add(listed.lit(false));
    else where.addDrawn(area);
    return;
  }
  if (lat !== undefined && lng !== undefined && radiusKm !== undefined) {
    const reach = { lat, lng, radiusKm: radiusKm + (query.extentKm ?? 0) };
    where.addAround(query.location ?? '', reach);
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
