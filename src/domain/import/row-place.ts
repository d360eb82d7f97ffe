import type { PropertyContent } from '../../contract/listing/listing-fields';
import { MAX_ADDRESS } from '../../contract/listing/property-options';
import { addressOf } from '../listing-text/address-of';
import type { ReadPlace } from '../listing-text/read-place';
import { parseCoordinates } from '../format/parse-coordinates';
import { distanceKm } from '../places/distance-km';
import { resolvePlace } from '../places/resolve-place';
import { clipText } from './clip-text';
import type { Doubt } from './doubt';

export type RowPlace = {
  address: string;
  location: PropertyContent['location'];
  note: string | null;
  doubts: Doubt[];
};

/** Farther apart than their extents and this, a column and a text name different places. */
const APART_KM = 15;

/**
 * Where a row's home is: its address without the country, each part once, the position of the place it
 * names or its own coordinates, and what is remarkable about it. A row without an address is where its text says, and one
 * whose text says another place closely is doubted. Null where no place is named.
 */
export function rowPlace(
  writtenAddress: string,
  writtenTown: string,
  state: string,
  inText: ReadPlace | null,
  position = '',
): RowPlace | null {
  const given = parseCoordinates(position);
  // 'Nigeria', or a lone comma, is no place: nothing of it is left in an address.
  const address = tidy([writtenAddress]) === '' ? '' : writtenAddress;
  const town = tidy([writtenTown]) === '' ? '' : writtenTown;
  if (address === '' && town === '') return inText === null ? null : placeOfText(inText);
  const found =
    resolvePlace(address || town, state || undefined) ??
    resolvePlace(town || address, state || undefined);
  if (found === null)
    return {
      address: tidy([address || town, state]),
      location: given,
      note: given === null ? 'place not known: no position' : null,
      doubts: [],
    };
  const note =
    state !== '' && !found.stateMatches
      ? `${town || address} is in ${found.place.state}, not ${state}`
      : null;
  return {
    address: tidy([address || town, found.place.state]),
    location: given ?? { lat: found.place.lat, lng: found.place.lng },
    note,
    doubts: [
      ...(inText !== null && !inText.isWide && isApart(found.place, inText)
        ? [doubtOf(`The file's column says ${found.place.name}, its text ${inText.name}`)]
        : []),
      ...(given !== null && isApart(found.place, { ...given, radiusKm: 0 })
        ? [doubtOf(`The coordinates ${position} are far from ${found.place.name}`)]
        : []),
    ],
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

function isApart(one: Around, other: Around): boolean {
  return distanceKm(one, other) > one.radiusKm + other.radiusKm + APART_KM;
}

/** Whether a part of an address ends with another: 'Ikeja Lagos' says 'Lagos', 'Aminu Kano Crescent' no 'Kano'. */
function saysLast(text: string, part: string): boolean {
  return ` ${text.toLowerCase()}`.endsWith(` ${part.toLowerCase()}`);
}

/** Joins the parts of an address, each once, without the country. */
function tidy(parts: string[]): string {
  const kept: string[] = [];
  for (const part of parts.flatMap((text) => text.split(','))) {
    const clean = part.replace(/\.+$/, '').replace(/\s+/g, ' ').trim();
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
