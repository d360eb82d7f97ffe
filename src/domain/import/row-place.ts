import type { PropertyContent } from '../../contract/listing-fields';
import { MAX_ADDRESS } from '../../contract/property-options';
import { resolvePlace } from '../places/resolve-place';
import { clipText } from './clip-text';

export type RowPlace = {
  address: string;
  location: PropertyContent['location'];
  note: string | null;
};

/**
 * Where a row's home is: its address without the country, each part once, the position of the place it
 * names, and what is remarkable about it. Null where no place is named.
 */
export function rowPlace(
  writtenAddress: string,
  writtenTown: string,
  state: string,
): RowPlace | null {
  // 'Nigeria', or a lone comma, is no place: nothing of it is left in an address.
  const address = tidy([writtenAddress]) === '' ? '' : writtenAddress;
  const town = tidy([writtenTown]) === '' ? '' : writtenTown;
  if (address === '' && town === '') return null;
  const found =
    resolvePlace(address || town, state || undefined) ??
    resolvePlace(town || address, state || undefined);
  if (found === null)
    return {
      address: tidy([address || town, state]),
      location: null,
      note: 'place not known: no position',
    };
  const note =
    state !== '' && !found.stateMatches
      ? `${town || address} is in ${found.place.state}, not ${state}`
      : null;
  return {
    address: tidy([address || town, found.place.state]),
    location: { lat: found.place.lat, lng: found.place.lng },
    note,
  };
}

/** Joins the parts of an address, each once, without the country. */
function tidy(parts: string[]): string {
  const kept: string[] = [];
  for (const part of parts.flatMap((text) => text.split(','))) {
    const clean = part.replace(/\.+$/, '').replace(/\s+/g, ' ').trim();
    const known = kept.some((text) => text.toLowerCase().includes(clean.toLowerCase()));
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
