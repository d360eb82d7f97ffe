import { PROPERTY_CATEGORIES, PROPERTY_TYPES } from '../../contract/property-options';
import type { SearchFeature, SearchType } from '../../contract/search-options';
import { isInArea, readArea } from '../map/drawn-area';
import { distanceKm } from '../places/distance-km';
import { FEATURE_WORDS } from './feature-words';
import { keywordsOf } from './keywords';
import { type ListingColumns, NO_NUMBER } from './listing-columns';
import { locationParts } from './location-parts';
import { searchTypeRule } from './search-type-rule';
import { mayHold, SIGNATURE_WORDS, wantedBits } from './text-signature';

/** Whether the listing in a slot fits one part of a search. */
type Test = (slot: number) => boolean;

const DAY_MS = 86_400_000;
const BOX_EDGES = ['south', 'west', 'north', 'east'] as const;

/** What a listing of the right kind, for sale or to let, must fit, every one: numbers first, as they cost least, and texts last (RES-11). */
export function listingTests(columns: ListingColumns, query: URLSearchParams, now: number): Test[] {
  return [
    ...categoryTests(columns, query),
    ...rangeTests(columns, query),
    ...dayTests(columns, query, now),
    ...placeTests(columns, query),
    ...typeTests(columns, query),
    ...featureTests(columns, query),
    ...keywordTests(columns, query),
  ];
}

function categoryTests({ category }: ListingColumns, query: URLSearchParams): Test[] {
  const asked = query.get('category');
  if (!asked) return [];
  const code = (PROPERTY_CATEGORIES as readonly string[]).indexOf(asked);
  return [(slot) => category[slot] === code];
}

function rangeTests(columns: ListingColumns, query: URLSearchParams): Test[] {
  return (['price', 'bedrooms', 'bathrooms', 'size'] as const).flatMap((name) => {
    const column = columns[name];
    const min = query.get(`${name}Min`);
    const max = query.get(`${name}Max`);
    const tests: Test[] = [];
    if (min !== null) {
      const least = Number(min);
      tests.push((slot) => column[slot]! >= least);
    }
    if (max !== null) {
      const most = Number(max);
      tests.push((slot) => column[slot]! <= most && column[slot] !== NO_NUMBER);
    }
    return tests;
  });
}

function dayTests({ published }: ListingColumns, query: URLSearchParams, now: number): Test[] {
  const days = Number(query.get('addedWithinDays') ?? 0);
  if (!(days > 0)) return [];
  const since = now - days * DAY_MS;
  return [(slot) => published[slot]! > 0 && published[slot]! >= since];
}

/** In a drawn area, else around a point, else in a box, else by the name and extent of the place: one of them decides, as on the server. */
function placeTests({ lat, lng, address }: ListingColumns, query: URLSearchParams): Test[] {
  const drawn = query.get('area');
  if (drawn !== null) {
    const area = readArea(drawn);
    return [(slot) => area !== null && isInArea(area, lat[slot]!, lng[slot]!)];
  }
  const radius = Number(query.get('radiusKm') ?? 0);
  if (radius > 0) {
    const centre = { lat: Number(query.get('lat')), lng: Number(query.get('lng')) };
    // Not a number is within no distance.
    return [(slot) => distanceKm(centre, { lat: lat[slot]!, lng: lng[slot]! }) <= radius];
  }
  const [south, west, north, east] = BOX_EDGES.map((edge) => query.get(edge) ?? '');
  if (south && west && north && east) {
    return [
      (slot) => lat[slot]! >= +south && lat[slot]! <= +north,
      (slot) => lng[slot]! >= +west && lng[slot]! <= +east,
    ];
  }
  const parts = locationParts(query.get('location') ?? '');
  const extent = Number(query.get('extentKm') ?? 0);
  if (!(extent > 0) || parts.length === 0)
    return parts.map(
      (part): Test =>
        (slot) =>
          address[slot]!.includes(part),
    );
  const middle = { lat: Number(query.get('lat')), lng: Number(query.get('lng')) };
  return [
    (slot) =>
      distanceKm(middle, { lat: lat[slot]!, lng: lng[slot]! }) <= extent ||
      parts.every((part) => address[slot]!.includes(part)),
  ];
}

function typeTests({ type, text }: ListingColumns, query: URLSearchParams): Test[] {
  const asked = query.get('type');
  if (!asked) return [];
  const rule = searchTypeRule(asked as SearchType);
  const codes = new Set((rule?.types ?? []).map((name) => PROPERTY_TYPES.indexOf(name)));
  const word = rule?.titleWord;
  return [
    (slot) => codes.has(type[slot]!),
    ...(word === undefined ? [] : [(slot: number) => text[slot]!.includes(word)]),
  ];
}

function featureTests({ features }: ListingColumns, query: URLSearchParams): Test[] {
  return (query.get('features') ?? '').split(',').flatMap((feature) => {
    const words = FEATURE_WORDS[feature as SearchFeature];
    return words === undefined
      ? []
      : [(slot: number) => words.some((word) => features[slot]!.includes(word))];
  });
}

/** Descriptions are long: the signature rules most of them out before any is read. */
function keywordTests({ text, signature }: ListingColumns, query: URLSearchParams): Test[] {
  return keywordsOf(query.get('text')?.toLowerCase() ?? '').map((keyword): Test => {
    const wanted = wantedBits(keyword);
    return (slot) =>
      mayHold(signature, slot * SIGNATURE_WORDS, wanted) && text[slot]!.includes(keyword);
  });
}
