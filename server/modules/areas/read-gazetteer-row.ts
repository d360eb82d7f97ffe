import type { OperatorPlace } from '../../../src/contract/search/area-pack';
import { placeWords } from '../../../src/domain/places/place-words';

/** A row of the table, with the name as it is looked for: words between spaces. */
export type GazetteerRow = OperatorPlace & { name_search: string };

/** Nigeria, with a little more: places of other countries are not what anybody looks for here. */
const BOX = { south: 4, west: 2.5, north: 14, east: 14.8 };
const LONGEST_NAME = 120;
/** Inhabitants from which a place is of rank 1, 2, 3 and 4. */
const RANKS = [500_000, 100_000, 20_000, 1000];
const GEONAMES_COLUMNS = 19;

const OSM_KINDS: Record<string, OperatorPlace['kind']> = {
  city: 'town',
  town: 'town',
  village: 'town',
  hamlet: 'town',
  isolated_dwelling: 'town',
  suburb: 'neighbourhood',
  quarter: 'neighbourhood',
  neighbourhood: 'neighbourhood',
  locality: 'neighbourhood',
  island: 'neighbourhood',
};

/** GeoNames' classes: P populated places, A divisions; anything else is a landmark. */
function geonamesKind(featureClass: string, code: string): OperatorPlace['kind'] | null {
  if (featureClass === 'P') return code === 'PPLX' ? 'neighbourhood' : 'town';
  if (featureClass === 'A') return code === 'ADM1' ? 'state' : code === 'ADM2' ? 'lga' : null;
  return featureClass === 'S' || featureClass === 'L' ? 'landmark' : null;
}

type Reader = { isHeader: boolean; row: (line: string) => GazetteerRow | null };

/** How the lines of a gazetteer are read, by its first; null when that is of no known kind. */
export function rowReader(firstLine: string): Reader | null {
  const columns = firstLine.replace(/^\uFEFF/, '').split('\t');
  if (columns.length === GEONAMES_COLUMNS) {
    return {
      isHeader: false,
      row: (line) => {
        const [, name, , , lat, lng, featureClass = '', code = '', , , , , , , population] =
          line.split('\t');
        return rowOf({ name, kind: geonamesKind(featureClass, code), lat, lng, population });
      },
    };
  }
  const at = (name: string) => columns.findIndex((column) => column.toLowerCase() === name);
  const places = { name: at('name'), kind: at('place'), lat: at('lat'), lng: at('lon') };
  if (Object.values(places).some((index) => index < 0)) return null;
  const population = at('population');
  return {
    isHeader: true,
    row: (line) => {
      const cells = line.split('\t');
      return rowOf({
        name: cells[places.name],
        kind: OSM_KINDS[cells[places.kind] ?? ''] ?? null,
        lat: cells[places.lat],
        lng: cells[places.lng],
        population: cells[population],
      });
    },
  };
}

function rowOf(cells: {
  name: string | undefined;
  kind: OperatorPlace['kind'] | null;
  lat: string | undefined;
  lng: string | undefined;
  population: string | undefined;
}): GazetteerRow | null {
  const name = cells.name?.trim() ?? '';
  const [lat, lng] = [Number(cells.lat), Number(cells.lng)];
  const words = placeWords(name).join(' ');
  const inside = lat > BOX.south && lat < BOX.north && lng > BOX.west && lng < BOX.east;
  if (words === '' || name.length > LONGEST_NAME || cells.kind === null || !inside) return null;
  const inhabitants = Number(cells.population) || 0;
  const rank = RANKS.findIndex((least) => inhabitants >= least);
  return {
    name,
    kind: cells.kind,
    lat,
    lng,
    rank: rank < 0 ? RANKS.length + 1 : rank + 1,
    name_search: ` ${words} `,
  };
}
