import type { Place, PlaceKind } from './place';

/** The kinds by the letters that stand for them in tables. */
export const PLACE_KINDS: Readonly<Record<string, PlaceKind>> = {
  s: 'state',
  l: 'lga',
  t: 'town',
  n: 'neighbourhood',
  e: 'estate',
  m: 'landmark',
};

/** Places column by column, in one order. */
export type PlaceColumns = {
  /** One per line, with other spellings behind ';'; a line '# State' says where the next ones lie. */
  names: string;
  /** A letter each. */
  kinds: string;
  /** A digit each. */
  ranks: string;
  /** Kilometres, with blanks between them. */
  radii: string;
  /** Thousandths of a degree from the place before, with blanks between them. */
  latitudes: string;
  longitudes: string;
};

/** The places of a packed table. */
export function unpackPlaces({
  names,
  kinds,
  ranks,
  radii,
  latitudes,
  longitudes,
}: PlaceColumns): Place[] {
  const [radius, north, east] = [radii, latitudes, longitudes].map((column) =>
    column.split(' ').map(Number),
  );
  const places: Place[] = [];
  let state = '';
  let [lat, lng] = [0, 0];
  for (const line of names.split('\n')) {
    if (line.startsWith('# ')) {
      state = line.slice(2);
      continue;
    }
    const at = places.length;
    const [name = '', ...aliases] = line.split(';');
    lat += north?.[at] ?? 0;
    lng += east?.[at] ?? 0;
    places.push({
      name,
      kind: PLACE_KINDS[kinds[at] ?? ''] ?? 'town',
      state,
      lat: lat / 1000,
      lng: lng / 1000,
      radiusKm: radius?.[at] ?? 0,
      rank: Number(ranks[at]),
      aliases,
    });
  }
  return places;
}
