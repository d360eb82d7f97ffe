import { DAY_MS } from '../../dates/milliseconds';
import { PROPERTY_CATEGORIES, PROPERTY_TYPES } from '../../../contract/listing/property-options';
import { EDGES, type FilterKey, RANGE_KEYS } from '../../../contract/search/search-filters';
import { SEARCH_FEATURES, SEARCH_TYPES } from '../../../contract/search/search-options';
import { type Box, boxAround } from '../../map/box-around';
import { boxOfArea, isInArea, readArea } from '../../map/drawn-area';
import { distanceKm } from '../../places/distance-km';
import { FEATURE_PATTERNS } from '../feature-patterns';
import { type KeptNumber, type ListingColumns, NO_NUMBER } from './listing-columns';
import { locationParts } from '../place/location-parts';
import { namesInAddress } from './names-in-address';
import { between, each, type Narrowing, remembered } from './narrowing';
import { searchTypeRule } from '../search-type-rule';
import type { Verdicts } from './verdicts';
import { type TextSlices, wordTests } from './word-tests';

/** A circle reaches a little farther east and west than the box that is drawn around it flat. */
const MARGIN = 1.01;

/** A search, when it is asked, and what addresses hold that are elsewhere (`elsewhereOf`). */
export type Asked = { query: URLSearchParams; now: number; elsewhere: RegExp | null };

type Tests = (columns: ListingColumns, asked: Asked, verdicts: Verdicts) => Narrowing[];

/**
 * What each filter asks of a slot, in the order of what it costs; the server asks the same in
 * `filter-conditions.ts`. Sale and rent are apart before a search begins, and words are asked by their
 * bits first (RES-11).
 */
const TESTS: Readonly<Record<FilterKey, Tests>> = {
  listingType: () => [],
  text: () => [],
  category: categoryTests,
  range: rangeTests,
  added: dayTests,
  place: placeTests,
  type: typeTests,
  features: featureTests,
};

/** What a listing of the right kind, for sale or to let, must fit, every one: bits, then numbers, and texts last (RES-11). */
export function listingTests(
  columns: ListingColumns,
  slices: TextSlices,
  asked: Asked,
): Narrowing[] {
  const words = wordTests(columns, slices, asked.query);
  return [
    // Bits first: they rule out most, and all of them lie within the processor's reach.
    ...words.map(({ may }) => may),
    ...Object.values(TESTS).flatMap((tests) => tests(columns, asked, slices.verdicts)),
    ...words.map(({ does }) => does),
  ];
}

function categoryTests({ category }: ListingColumns, { query }: Asked): Narrowing[] {
  const asked = query.get('category');
  if (!asked) return [];
  const code = (PROPERTY_CATEGORIES as readonly string[]).indexOf(asked);
  return [each((slot) => category[slot] === code)];
}

/** A range filter's column is one of those that a device keeps: a name that is none does not compile. */
function rangeTests(columns: Pick<ListingColumns, KeptNumber>, { query }: Asked): Narrowing[] {
  return RANGE_KEYS.flatMap((name) => {
    const min = query.get(`${name}Min`);
    const max = query.get(`${name}Max`);
    if (min === null && max === null) return [];
    // Without a lower end what has no number counts only where there is no upper one either.
    const least = min === null ? NO_NUMBER + Number.EPSILON : Number(min);
    return [between(columns[name], least, max === null ? Infinity : Number(max))];
  });
}

function dayTests({ published }: ListingColumns, { query, now }: Asked): Narrowing[] {
  const days = Number(query.get('addedWithinDays') ?? 0);
  // What was never published has the moment 0.
  return days > 0 ? [between(published, Math.max(1, now - days * DAY_MS), Infinity)] : [];
}

/** In a drawn area, else around a point, else in a box, else by the extent of the place: one of them decides, as on the server. */
function placeTests(columns: ListingColumns, { query, elsewhere }: Asked): Narrowing[] {
  const { lat, lng, address } = columns;
  const drawn = query.get('area');
  if (drawn !== null) {
    const area = readArea(drawn);
    if (area === null) return [() => 0];
    const whole = area.kind === 'circle' ? { ...area, radiusKm: area.radiusKm * MARGIN } : area;
    return [
      ...inBox(columns, boxOfArea(whole)),
      each((slot) => isInArea(area, lat[slot]!, lng[slot]!)),
    ];
  }
  const radius = Number(query.get('radiusKm') ?? 0);
  const middle = { lat: Number(query.get('lat')), lng: Number(query.get('lng')) };
  // Not a number is within no distance.
  const isWithin = (slot: number, km: number) =>
    distanceKm(middle, { lat: lat[slot]!, lng: lng[slot]! }) <= km;
  const boxOf = (km: number) => boxAround({ ...middle, radiusKm: km * MARGIN });
  // Who gives a point or an extent means a place that is known.
  const parts = locationParts(query.get('location') ?? '').map((part) =>
    namesInAddress(part, true),
  );
  const isNamed = (slot: number) => parts.every((isIn) => isIn(address[slot]!));
  const extent = Number(query.get('extentKm') ?? 0);
  if (radius > 0) {
    // Beyond the edge of the place: what the place alone finds is found with any distance.
    const reach = radius + extent;
    return parts.length === 0
      ? [...inBox(columns, boxOf(reach)), each((slot) => isWithin(slot, reach))]
      : [each((slot) => isNamed(slot) || isWithin(slot, reach))];
  }
  const [south, west, north, east] = EDGES.map((edge) => query.get(edge) ?? '');
  if (south && west && north && east)
    // Whichever way round the corners are, as the server takes them.
    return inBox(columns, {
      south: Math.min(+south, +north),
      north: Math.max(+south, +north),
      west: Math.min(+west, +east),
      east: Math.max(+west, +east),
    });
  if (!(extent > 0) || parts.length === 0) return [];
  const box = boxOf(extent);
  const inExtent = (slot: number) =>
    lat[slot]! >= box.south &&
    lat[slot]! <= box.north &&
    lng[slot]! >= box.west &&
    lng[slot]! <= box.east &&
    isWithin(slot, extent) &&
    // The extent decides only for an address that names no other place.
    elsewhere?.test(address[slot]!) !== true;
  return [each((slot) => inExtent(slot) || isNamed(slot))];
}

/** Two comparisons rule out most of what a distance or a shape costs ten times as much for. */
function inBox({ lat, lng }: ListingColumns, { south, west, north, east }: Box): Narrowing[] {
  return [between(lat, south, north), between(lng, west, east)];
}

function typeTests({ type, text }: ListingColumns, { query }: Asked): Narrowing[] {
  const asked = query.get('type');
  if (!asked) return [];
  const known = SEARCH_TYPES.find((name) => name === asked);
  const rule = known && searchTypeRule(known);
  const codes = new Set((rule?.types ?? []).map((name) => PROPERTY_TYPES.indexOf(name)));
  const word = rule?.titleWord;
  return [
    each((slot) => codes.has(type[slot]!)),
    ...(word === undefined ? [] : [each((slot) => text[slot]!.includes(word))]),
  ];
}

/** Of each feature asked for: the homes that say they have it, each text read once. */
function featureTests(
  { features, text, used }: ListingColumns,
  { query }: Asked,
  verdicts: Verdicts,
): Narrowing[] {
  const asked = (query.get('features') ?? '').split(',');
  return SEARCH_FEATURES.filter((feature) => asked.includes(feature)).map((feature) => {
    const pattern = new RegExp(FEATURE_PATTERNS[feature]);
    const verdict = verdicts.of('feature', feature, used);
    return remembered(
      verdict,
      (slot) => pattern.test(features[slot]!) || pattern.test(text[slot]!),
    );
  });
}
