import { distanceKm } from '../places/distance-km';
import { findMentions } from '../places/find-mentions';
import { isOnlyPlaces } from '../places/is-only-places';
import type { Place, PlaceKind } from '../places/place';
import { beginsHome, namesHome } from './is-one-home';

/** A line that is longer tells more than a place. */
const LONGEST_PLACE = 40;
/** What a heading says beside a place: 'Homes in Yaba', 'Ikeja axis', 'Lagos properties for sale'. */
const BESIDE_PLACE =
  /\b(?:propert(?:y|ies)|homes|houses|flats|apartments|listings?|lists?|updates?|available|options?|deals?|offers?|new|hot|from|in|at|within|around|the|our|and|axis|area|areas|environs?|for|to|sale|rent|rentals?|let|lease|short)\b|\d{1,2}[.)]\s|[&/:|()-]/gi;

/** '1. ', '2) ', '*3.*'. */
const NUMBERED = /^[\s*_]*\d{1,2}\s*[.):](?!\d)/;
const WIDE: ReadonlySet<PlaceKind> = new Set(['state', 'town', 'lga']);

/** Whether a line tells of a place and of no home: 'Ikate', 'Off Herbert Macaulay Way, Yaba'. */
export const isPlace = (line: string): boolean =>
  line.length < LONGEST_PLACE && !namesHome(line) && findMentions(line).length > 0;

/** The place that a line names which says nothing but where the homes below it are: 'Kubwa:', '*IKEJA AXIS*', 'Homes in Yaba'. */
export function placeHeading(line: string): string | null {
  const words = line
    .replace(BESIDE_PLACE, ' ')
    .replace(/[*_\s]+/g, ' ')
    .trim();
  return line.length < LONGEST_PLACE && isOnlyPlaces(words) && !namesHome(line) ? words : null;
}

/**
 * Where the parts of a list begin that each stand below their place: 'Kubwa:', '- 2 bedroom flat - 1.2m', '- 1 bedroom flat
 * - 800k', 'Lugbe:', … Of places in a row the first list's ('Abuja', 'Kubwa') are for all of them. None where the places
 * may as well be said of the homes above them.
 */
export function startsBelowPlaces(lines: readonly string[]): readonly number[] {
  const written = lines.flatMap((line, at) => (line.trim() === '' ? [] : [{ line, at }]));
  if (written.filter(({ line }) => isPlace(line)).length < 2) return [];
  const homes = written.map(({ line }, of) => beginsHome(line, written[of + 1]?.line ?? ''));
  const kindsBy = (heads: (line: string) => boolean): Kind[] =>
    written.map(({ line }, of) => (homes[of] ? 'home' : heads(line) ? 'place' : 'other'));
  const starts = startsIn(
    lines,
    written,
    kindsBy((line) => placeHeading(line) !== null),
  );
  if (starts.length > 0) return starts;
  // 'Fola Osibo Street, Lekki Phase 1' says more than a place: nothing but homes may stand below such a line.
  const kinds = kindsBy(isPlace);
  const areHomesOnly = kinds.every(
    (kind, of) => kind !== 'home' || ['home', 'place'].includes(kinds[of - 1] ?? ''),
  );
  return areHomesOnly ? startsIn(lines, written, kinds) : [];
}

type Written = { line: string; at: number };

function startsIn(
  lines: readonly string[],
  written: readonly Written[],
  kinds: readonly Kind[],
): readonly number[] {
  const runs = kinds.flatMap((kind, of) =>
    kind === 'place' && kinds[of - 1] !== 'place' ? [runFrom(kinds, of)] : [],
  );
  const isGap = (at = 0) => lines[at]?.trim() === '';
  // 'Lugbe' right below a home, and a gap below it.
  const endsHome = ({ first, last }: Run) =>
    !isGap((written[first]?.at ?? 0) - 1) && isGap((written[last]?.at ?? 0) + 1);
  const isAbove =
    runs.length > 1 &&
    runs.every(({ last }) => kinds[last + 1] === 'home') &&
    runs[0]?.last === kinds.indexOf('home') - 1 &&
    !runs.slice(1).some(endsHome);
  if (!isAbove || mayEndHomes(runs, written, kinds)) return [];
  // 'Abuja', 'Kubwa', …, 'Lagos', 'Yaba': each has its town.
  const areInTowns = runs.slice(1).some(({ first, last }) => last > first);
  return runs.flatMap(({ first, last }) => written[areInTowns ? first : last]?.at ?? []);
}

/** Places in a row, from the first line of them to the last. */
type Run = { first: number; last: number };
type Kind = 'home' | 'place' | 'other';

function runFrom(kinds: readonly Kind[], first: number): Run {
  let last = first;
  while (kinds[last + 1] === 'place') last += 1;
  return { first, last };
}

/**
 * Whether the first place holds all others and one numbered home is below each: 'Abuja', '1. 2 bedroom flat 1.2m', 'Kubwa',
 * '2. 3 bedroom flat 2m': the numbers go on behind each place, which may be that of the number above it.
 */
function mayEndHomes(
  runs: readonly Run[],
  written: readonly Written[],
  kinds: readonly Kind[],
): boolean {
  const [wide, ...others] = runs.map(({ last }) => placeOf(written[last]?.line ?? ''));
  return (
    wide !== undefined &&
    WIDE.has(wide.kind) &&
    runs.every(
      ({ last }) => NUMBERED.test(written[last + 1]?.line ?? '') && kinds[last + 2] !== 'home',
    ) &&
    others.every((place) => place !== undefined && place !== wide && isWithin(place, wide))
  );
}

const placeOf = (line: string): Place | undefined => findMentions(line)[0]?.places[0];

const isWithin = (place: Place, wide: Place): boolean =>
  wide.kind === 'state'
    ? place.state === wide.state
    : place.radiusKm < wide.radiusKm && distanceKm(place, wide) <= wide.radiusKm;
