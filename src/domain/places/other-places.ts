import { distanceKm } from './distance-km';
import { isWide, type Place } from './place';
import { placeTable } from './place-table';
import { placeWords } from './place-words';
import { ROAD_WORDS } from '../road-words';

/** A place as a search gives it: degrees, and how far its edge lies from its middle. */
type Extent = { lat: number; lng: number; radiusKm: number };

/** Two centres nearer than this are one place under two names. */
const SAME_KM = 0.05;
const SEPARATOR = '[^a-z0-9]';
const ROADS = `([^a-z0-9,]+[a-z]+)?[^a-z0-9,]+express(way)?|[^a-z0-9,]+(${[...ROAD_WORDS].join('|')})`;

const known = new Map<string, string | null>();

/**
 * What the address of a home holds, in small letters, that is in another known place than this one:
 * 'Victoria Island' for Lekki, whose circle reaches over the lagoon. The text of a regular expression
 * that JavaScript and PostgreSQL read alike, so that device and server ask the same (FILT-2); null
 * where no other place is near. Quarters of the place itself are not other places, nor is a larger
 * one that it lies in.
 */
export function otherPlaces(here: Extent): string | null {
  const key = `${here.lat} ${here.lng} ${here.radiusKm}`;
  let pattern = known.get(key);
  if (pattern === undefined) {
    pattern = patternOf(here);
    // One search is asked again and again; a server must not remember every one it had.
    if (known.size > 100) known.clear();
    known.set(key, pattern);
  }
  return pattern;
}

function patternOf(here: Extent): string | null {
  const near = placeTable().filter(
    (place) => !isWide(place) && distanceKm(here, place) <= here.radiusKm + place.radiusKm,
  );
  const rivals = near.filter((place) => !isSame(place, here) && !isWithin(place, here));
  const others = near.filter(
    (place) => !isSame(place, here) && !isAround(place, here) && !isQuarter(place, here, rivals),
  );
  const own = new Set(near.filter((place) => !others.includes(place)).flatMap(namesOf));
  const names = new Set(others.flatMap(namesOf).filter((name) => !own.has(name)));
  if (names.size === 0) return null;
  return `(^|${SEPARATOR})(${[...names].join('|')})(?!${ROADS})(${SEPARATOR}|$)`;
}

function isSame(place: Place, here: Extent): boolean {
  return distanceKm(place, here) < SAME_KM;
}

/** The place lies in `around` with all of its extent. */
function isWithin(place: Extent, around: Extent): boolean {
  return (
    place.radiusKm < around.radiusKm &&
    distanceKm(place, around) + place.radiusKm <= around.radiusKm
  );
}

/**
 * The place is a larger one that the searched one lies in, mostly: 'Lekki' of a home in Ikate says
 * nothing against Ikate. Ikoyi is a little larger than Victoria Island, and beside it.
 */
function isAround(place: Place, here: Extent): boolean {
  return (
    place.radiusKm > here.radiusKm && distanceKm(place, here) + here.radiusKm / 2 <= place.radiusKm
  );
}

/** The place is a quarter of this one, and not rather of a neighbour: Old Ikoyi lies in Lekki's circle, and in Ikoyi. */
function isQuarter(place: Place, here: Extent, rivals: readonly Place[]): boolean {
  const depth = (around: Extent) => distanceKm(place, around) / around.radiusKm;
  return (
    isWithin(place, here) &&
    !rivals.some(
      (rival) =>
        rival.radiusKm > place.radiusKm &&
        rival.radiusKm <= here.radiusKm &&
        (place.aliases.some((alias) => alias.endsWith(` ${rival.name}`)) ||
          depth(rival) < depth(here)),
    )
  );
}

function namesOf({ name, aliases }: Place): string[] {
  return [name, ...aliases].map((spelling) => placeWords(spelling).join(`${SEPARATOR}+`));
}
