import type { AreaQuery, OperatorPlace } from '../../../src/contract/area-pack';
import { boxAround } from '../../../src/domain/map/box-around';
import { placeWords } from '../../../src/domain/places/place-words';
import type { Database } from '../../db/database';
import { escapeLike } from '../properties/escape-like';

const FOUND = 8;
/** As many as a phone keeps of an area without noticing it. */
const KEPT = 5000;
const COLUMNS = 'g.name, g.kind, g.lat, g.lng, g.rank';

/** Places of the operator's gazetteer of which a word begins like the text, the best known first. */
export function placesBeginning(database: Database, text: string): Promise<OperatorPlace[]> {
  const words = placeWords(text).join(' ');
  if (words === '') return Promise.resolve([]);
  return database.query<OperatorPlace>(
    `SELECT ${COLUMNS} FROM gazetteer_places g WHERE g.name_search LIKE $1
     ORDER BY g.name_search NOT LIKE $2, g.rank, length(g.name), g.name LIMIT ${FOUND}`,
    [`% ${escapeLike(words)}%`, ` ${escapeLike(words)}%`],
  );
}

/** Places around a point with the text in their name, the nearest first. */
export function placesNear(
  database: Database,
  near: { lat: number; lng: number; text: string },
): Promise<OperatorPlace[]> {
  const words = placeWords(near.text).join(' ');
  return database.query<OperatorPlace>(
    `SELECT ${COLUMNS} FROM gazetteer_places g WHERE g.name_search LIKE $3
     ORDER BY point(g.lng, g.lat) <-> point($2::float8, $1::float8) LIMIT ${FOUND}`,
    [near.lat, near.lng, words === '' ? '%' : `%${escapeLike(words)}%`],
  );
}

const IN_AREA =
  'point(g.lng, g.lat) <@ box(point($1::float8, $2::float8), point($3::float8, $4::float8))';

/** South-west and north-east corners of an area, as IN_AREA takes them. */
function cornersOf(area: AreaQuery): number[] {
  const { south, west, north, east } = boxAround(area);
  return [west, south, east, north];
}

/** The best known places of an area that the operator's gazetteer has. */
export function placesIn(database: Database, area: AreaQuery): Promise<OperatorPlace[]> {
  return database.query<OperatorPlace>(
    `SELECT ${COLUMNS} FROM gazetteer_places g WHERE ${IN_AREA} ORDER BY g.rank, g.name LIMIT ${KEPT}`,
    cornersOf(area),
  );
}

export async function countPlacesIn(database: Database, area: AreaQuery): Promise<number> {
  const [row] = await database.query<{ n: number }>(
    `SELECT count(*) AS n FROM gazetteer_places g WHERE ${IN_AREA}`,
    cornersOf(area),
  );
  return Math.min(KEPT, row?.n ?? 0);
}
