import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { MAX_ADDRESS } from '../../../contract/listing/property-options';
import { addressOf } from '../../listing-text/place/address-of';
import type { ReadPlace } from '../../listing-text/place/read-place';
import { parseCoordinates } from '../../format/parse-coordinates';
import { distanceKm } from '../../places/distance-km';
import { findMentions } from '../../places/find-mentions';
import { isOnlyPlaces } from '../../places/is-only-places';
import type { Place } from '../../places/place';
import { isCommonName } from '../../places/is-common-name';
import { type ResolvedPlace, resolvePlace } from '../../places/resolve-place';
import { clipText } from '../../format/clip-text';
import type { Doubt } from '../doubt';

type RowPlace = {
  address: string;
  /** The place that it names, where one is known. */
  name?: string;
  location: PropertyContent['location'];
  note: string | null;
  doubts: Doubt[];
};

/** What the cells of a row say of its place, and the heading above it. */
type WrittenPlace = Record<
  'address' | 'town' | 'city' | 'state' | 'position' | 'heading' | 'above',
  string
>;

/** Farther apart than their extents and this, a column and a text name different places. */
const APART_KM = 15;
/** A quarter this far outside a town is another town's. */
const BESIDE_KM = 5;

/**
 * Where a row's home is: its address without the country, each part once, the position of the place it
 * names or its own coordinates, and what is remarkable about it. A row without an address is where its text says, and one
 * whose text says another place closely is doubted. Null where no place is named.
 */
export function rowPlace(row: WrittenPlace, inText: ReadPlace | null): RowPlace | null {
  const { state, position } = row;
  const given = parseCoordinates(position);
  // 'Nigeria', or a lone comma, is no place: nothing of it is left in an address. The narrowest comes first.
  const said = [row.address, ...narrowestFirst(row.town, row.city), row.heading]
    .map(withoutOther)
    .filter((part) => tidy([part]) !== '');
  const [address = ''] = said;
  // What stands around a street and its quarter is one with the quarter.
  const town = row.city === '' ? (said[1] ?? '') : said.slice(1, 3).join(', ');
  if (address === '') return inText === null ? placeAbove(row) : placeOfText(inText);
  const closer = resolvePlace(town)?.place;
  const isWider = closer?.kind !== 'lga' && isInside(closer, resolvePlace(address)?.place);
  // 'Epe Road' in Epe says no place by itself.
  const isKnown = resolvePlace(address, state || undefined) !== null;
  const isWhole = (isKnown && saysPart(address, town)) || namesTown(address);
  // A street keeps its words; a town that is all there is gives way to what says it more closely.
  const isTownAlone = isWider && isOnlyPlaces(address.replace(/,?\s*nigeria\W*$/i, ''));
  const written = isTownAlone ? town : isWhole || town === '' ? address : `${address}, ${town}`;
  // Without a town or a state nobody knows which.
  if (isCommonName(written) && state === '' && given === null)
    return {
      address: tidy([written]),
      location: null,
      note: null,
      doubts: [{ kind: 'place unclear', text: `Many towns have a '${written}': write which` }],
    };
  const found = isWider
    ? resolvePlace(town, state || undefined)
    : placeIn(address, isWhole ? '' : town, written, state);
  if (found === null)
    return {
      address: tidy([written, state]),
      location: given,
      note: given === null ? 'place not known: no position' : null,
      doubts: [],
    };
  if (
    inText !== null &&
    given === null &&
    isOnlyPlaces(written) &&
    isCloser(inText, found.place, written)
  )
    return inColumn(inText, written, found.place.state);
  const note =
    state !== '' && !found.stateMatches
      ? `${written} is in ${found.place.state}, not ${state}`
      : null;
  const isOpen = note !== null && !isBestKnown(found.place);
  return {
    // 'Ogba, Lagos' is whole without its 'Ikeja'.
    address: tidy([saysLast(address, found.place.state) ? address : written, found.place.state]),
    name: found.place.name,
    location: given ?? (isOpen ? null : { lat: found.place.lat, lng: found.place.lng }),
    note,
    doubts: [
      ...(isOpen && note !== null ? [doubtOf(note)] : []),
      ...(inText !== null && !inText.isWide && isApart(found.place, inText)
        ? [doubtOf(`The file's column says ${found.place.name}, its text ${inText.name}`)]
        : []),
      ...(given !== null && isApart(found.place, { ...given, radiusKm: 0 })
        ? [doubtOf(`The coordinates ${position} are far from ${found.place.name}`)]
        : []),
    ],
  };
}

/** A town that everybody knows is where it is; of any other name the stated state may have one that we do not know. */
const isBestKnown = ({ kind, rank }: Place): boolean => kind === 'town' && rank === 1;

/**
 * The place of an address as the town beside it says: of a street or a quarter of many cities ('GRA', 'Ring
 * Road') the one there.
 */
function placeIn(address: string, town: string, both: string, state: string): ResolvedPlace | null {
  const [alone, inTown] = [address, town].map((text) =>
    text === '' ? null : resolvePlace(text, state || undefined),
  );
  if (alone && inTown && isApart(alone.place, inTown.place, BESIDE_KM))
    return resolvePlace(both, state || undefined);
  return alone ?? inTown ?? null;
}

/** 'Lekki' for 'Other Lekki', which a list of quarters has for the rest of them. */
function withoutOther(part: string): string {
  const rest = /^\s*others?\s+(?:parts?\s+of\s+)?(?=\S)(.+)$/i.exec(part)?.[1];
  return rest !== undefined && resolvePlace(rest) !== null ? rest : part;
}

/** The place of the row above: merged cells are empty but the first, and so is a place that was forgotten. */
function placeAbove(row: WrittenPlace): RowPlace | null {
  if (row.above === '') return null;
  const place = rowPlace({ ...row, address: row.above, above: '' }, null);
  const doubt: Doubt = {
    kind: 'place from above',
    text: `It names no place: the row above says '${row.above}'`,
  };
  return place && { ...place, doubts: [doubt, ...place.doubts] };
}

/** A quarter before the town that it lies in, in whichever columns they stand. */
function narrowestFirst(town: string, city: string): string[] {
  if (town === '' || city === '') return [town, city];
  return isInside(resolvePlace(city)?.place, resolvePlace(town)?.place)
    ? [city, town]
    : [town, city];
}

/** Whether a place lies in another one, and is smaller. */
function isInside(inner: Around | undefined, outer: Around | undefined): boolean {
  return (
    inner !== undefined &&
    outer !== undefined &&
    inner.radiusKm < outer.radiusKm &&
    distanceKm(inner, outer) <= outer.radiusKm
  );
}

/** Whether a text says more closely where the place of a column is: 'Ikota' in Lekki, 'Arab Road' in Kubwa. */
function isCloser(
  { name, kind, quarter, ...inText }: ReadPlace,
  place: Place,
  written: string,
): boolean {
  const isStreet = quarter !== null && (/^\d/.test(quarter) || PART_OF_TOWN.test(quarter));
  if (quarter !== null && !isStreet) return false;
  // What is beside a quarter may lie in its circle too; an estate stands in the quarter that is named with it.
  const isWide = place.kind === 'town' || place.kind === 'lga';
  return isStreet && name === place.name
    ? !saysPart(written, quarter)
    : kind !== 'landmark' && isInside(inText, place) && (isWide || kind === 'estate');
}

/** The last word of a street, an estate or an old part; 'Joint Venture Opportunity' is none. */
const PART_OF_TOWN =
  /\b(?:road|rd|street|str|st|avenue|ave|close|crescent|drive|lane|way|boulevard|estate|gardens?|court|villas?|layout|extension|gra|phase\s?\w+)$/i;

/** What a text says of a place, and behind it what its column does. */
function inColumn(
  { quarter, name, lat, lng }: ReadPlace,
  written: string,
  state: string,
): RowPlace {
  const street = quarter === null || saysPart(written, quarter) ? '' : quarter;
  const own = [street, written].some((part) => saysPart(part, name)) ? '' : name;
  const parts = [street, own, written].filter((part) => part !== '');
  return {
    address: tidy([...parts, ...(saysLast(written, state) ? [] : [state])]),
    location: { lat, lng },
    note: null,
    doubts: [],
  };
}

const doubtOf = (text: string): Doubt => ({ kind: 'place differs', text });

function placeOfText(place: ReadPlace): RowPlace {
  const { name, lat, lng } = place;
  return {
    address: tidy([addressOf(place)]),
    location: { lat, lng },
    note: `place read from the text: ${name}`,
    doubts: [],
  };
}

type Around = Pick<ReadPlace, 'lat' | 'lng' | 'radiusKm'>;

function isApart(one: Around, other: Around, slack = APART_KM): boolean {
  return distanceKm(one, other) > one.radiusKm + other.radiusKm + slack;
}

/** Whether a part of an address ends with another: 'Ikeja Lagos' says 'Lagos', 'Aminu Kano Crescent' no 'Kano'. */
function saysLast(text: string, part: string): boolean {
  return ` ${text.toLowerCase()}`.endsWith(` ${part.toLowerCase()}`);
}

/** Whether an address names a town anywhere: it need not be told twice. */
function saysPart(address: string, town: string): boolean {
  const words = (text: string) =>
    ` ${text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()} `;
  return words(address).includes(words(town));
}

/** Whether an address says its town behind a street or a quarter, of which many towns have one. */
function namesTown(address: string): boolean {
  return findMentions(address).some(
    ({ places, near, road, start }) =>
      start > 0 && !near && !road && places.some(({ kind }) => kind === 'town' || kind === 'lga'),
  );
}

/** Joins the parts of an address, each once, without the country; 'Lagos State' before 'Lagos' is that. */
function tidy(parts: string[]): string {
  const kept: string[] = [];
  const last = parts.at(-1) ?? '';
  for (const part of parts.flatMap((text) => text.split(','))) {
    const whole = part
      .replace(/^[\s.]+|\.+$/g, '')
      .replace(/\s+/g, ' ')
      .trim();
    const clean = whole.toLowerCase() === `${last.toLowerCase()} state` ? last : whole;
    const known = kept.some((text) => saysLast(text, clean));
    if (clean !== '' && !/^nigeria$/i.test(clean) && !known) kept.push(capitalised(clean));
  }
  return clipText(kept.join(', '), MAX_ADDRESS);
}

function capitalised(text: string): string {
  return text === text.toLowerCase()
    ? text.replace(
        /(^|[\s/-])([a-z])/g,
        (_, gap: string, letter: string) => gap + letter.toUpperCase(),
      )
    : text;
}
