import { isCommonName } from '../../../domain/places/is-common-name';
import type { SearchState } from '../../../domain/search/search-state';
import type { TypedSearch } from '../../../domain/search/typed/typed-search';
import type { GeoPlace } from '../../../geo/geocoders/geocoder';
import { geocoder } from '../../../geo/geocoders/geocoder-in-use';
import { lastPlace, noteLastPlace } from '../../../geo/geocoders/last-place';

/** Which of several places a search is for, in the history of the browser: those that it is not for. */
export type NamedToo = { namedToo: readonly string[] };

/** A state is what its name says: a circle would take in half of its neighbours. */
function extentOf({ precision, extentKm }: GeoPlace): string {
  return precision === 'state' || extentKm === undefined ? '' : String(extentKm);
}

/** The search of a place as it was typed: by its own name, and where that lies; without the tables, as it was typed. */
export async function searchPlace(
  where: string,
): Promise<Pick<SearchState, 'location' | 'lat' | 'lng' | 'extentKm'>> {
  // Another spelling is searched for by the place's own name.
  const location = await import('../../../domain/places/name-meant').then(
    ({ nameMeant }) => nameMeant(where, lastPlace()) ?? where,
    () => where,
  );
  // Each city has a GRA: around which one to look nobody said.
  const isNowhere = location === '' || isCommonName(location);
  const place = isNowhere ? null : await geocoder.resolve(location).catch(() => null);
  noteLastPlace(place);
  return {
    location,
    lat: place === null ? '' : String(place.lat),
    lng: place === null ? '' : String(place.lng),
    extentKm: place === null ? '' : extentOf(place),
  };
}

/** The first place of 'Yaba or Surulere', and the others; without the tables all of it is one. */
export async function firstPlace(where: string): Promise<{ first: string } & NamedToo> {
  const [first = where, ...namedToo] = await import(
    '../../../domain/search/place/places-named'
  ).then(
    ({ placesNamed }) => placesNamed(where),
    () => [where],
  );
  return { first, namedToo };
}

/** A whole sentence as its place and its filters; null where it is a place alone, or its reader cannot be had. */
export async function readSentence(sentence: string): Promise<TypedSearch | null> {
  const [reader, places] = await Promise.allSettled([
    import('../../../domain/search/typed/typed-search'),
    import('../../../domain/search/place/places-named'),
  ]);
  if (reader.status === 'rejected') return null;
  // Without the tables no place is known.
  const isPlace = places.status === 'fulfilled' ? places.value.namesPlaces : undefined;
  return reader.value.readTypedSearch(sentence, isPlace);
}
