import type { Place } from '../../src/domain/places/place.ts';
import { PLACE_KINDS, type PlaceColumns } from '../../src/domain/places/unpack-places.ts';
import { geonamesPlaces } from './geonames-places.ts';
import { ownPlaces } from './own-places.ts';

/** The module with all places the app knows, as it stands in `src`: this project's own, then GeoNames'. */
export function placeColumnsModule(): string {
  const columns = packPlaces(allPlaces());
  const lines = Object.entries(columns).map(([name, text]) => `  ${name}:\n    ${quoted(text)},`);
  return `/**
 * Every place the app knows without a network, column by column (unpack-places.ts). The towns and LGAs that are not
 * this project's own are GeoNames' (CC BY 4.0). Written by scripts/write-gazetteer.ts: not to be edited.
 */
export const placeColumns = {
${lines.join('\n')}
};
`;
}

/**
 * All places, those of a state together and from its south to its north: so they pack by a fourteenth
 * better. The states stand as the own tables have them, which decides between places of one name and rank.
 */
export function allPlaces(): Place[] {
  const own = ownPlaces();
  const states = new Set(own.filter(({ kind }) => kind !== 'state').map(({ state }) => state));
  const all = [...own, ...geonamesPlaces()];
  return [...states].flatMap((name) =>
    all.filter(({ state }) => state === name).toSorted((one, other) => one.lat - other.lat),
  );
}

/** Places by column: what is alike stands together, and packs by a sixth better than row by row. */
function packPlaces(places: readonly Place[]): PlaceColumns {
  const names: string[] = [];
  const [latitudes, longitudes]: [number[], number[]] = [[], []];
  let before: Pick<Place, 'state' | 'lat' | 'lng'> = { state: '', lat: 0, lng: 0 };
  for (const place of places) {
    if (place.state !== before.state) names.push(`# ${place.state}`);
    names.push([place.name, ...place.aliases].join(';'));
    latitudes.push(thousandths(place.lat) - thousandths(before.lat));
    longitudes.push(thousandths(place.lng) - thousandths(before.lng));
    before = place;
  }
  return {
    names: names.join('\n'),
    kinds: places.map(({ kind }) => letterOf(kind)).join(''),
    ranks: places.map(({ rank }) => rank).join(''),
    radii: places.map(({ radiusKm }) => radiusKm).join(' '),
    latitudes: latitudes.join(' '),
    longitudes: longitudes.join(' '),
  };
}

const thousandths = (degrees: number): number => Math.round(degrees * 1000);

function letterOf(kind: Place['kind']): string {
  const letter = Object.keys(PLACE_KINDS).find((one) => PLACE_KINDS[one] === kind);
  if (letter === undefined) throw new Error(`No letter stands for ${kind}`);
  return letter;
}

/** As the formatter quotes a text. */
function quoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return text.includes("'") ? `"${inner.replaceAll('"', '\\"')}"` : `'${inner}'`;
}
