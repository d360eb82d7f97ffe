import { expressionBuilder, sql } from 'kysely';
import type { AreaQuery, OperatorPlace } from '../../../src/contract/search/area-pack';
import { boxAround } from '../../../src/domain/map/box-around';
import { placeWords } from '../../../src/domain/places/place-words';
import type { Database } from '../../db/database';
import type { Schema } from '../../db/schema/schema';
import { escapeLike } from '../properties/escape-like';

const FOUND = 8;
/** As many as a phone keeps of an area without noticing it. */
const KEPT = 5000;
const COLUMNS = ['g.name', 'g.kind', 'g.lat', 'g.lng', 'g.rank'] as const;

const places = expressionBuilder<{ g: Schema['gazetteer_places'] }, 'g'>();
/** The expression of the index gazetteer_places_point, to the letter. */
const POINT = sql`point(${places.ref('g.lng')}, ${places.ref('g.lat')})`;

/** Places of the operator's gazetteer of which a word begins like the text, the best known first. */
export async function placesBeginning(database: Database, text: string): Promise<OperatorPlace[]> {
  const words = placeWords(text).join(' ');
  if (words === '') return [];
  return database.kysely
    .selectFrom('gazetteer_places as g')
    .select(COLUMNS)
    .where('g.name_search', 'like', `% ${escapeLike(words)}%`)
    .orderBy((eb) => eb('g.name_search', 'not like', ` ${escapeLike(words)}%`))
    .orderBy('g.rank')
    .orderBy((eb) => eb.fn<number>('length', ['g.name']))
    .orderBy('g.name')
    .limit(FOUND)
    .execute();
}

/** Places around a point with the text in their name, the nearest first. */
export function placesNear(
  database: Database,
  near: { lat: number; lng: number; text: string },
): Promise<OperatorPlace[]> {
  const words = placeWords(near.text).join(' ');
  return database.kysely
    .selectFrom('gazetteer_places as g')
    .select(COLUMNS)
    .where('g.name_search', 'like', words === '' ? '%' : `%${escapeLike(words)}%`)
    .orderBy(sql`${POINT} <-> point(${near.lng}::float8, ${near.lat}::float8)`)
    .limit(FOUND)
    .execute();
}

function isIn(area: AreaQuery) {
  const { south, west, north, east } = boxAround(area);
  return sql<boolean>`${POINT} <@ box(point(${west}::float8, ${south}::float8),
    point(${east}::float8, ${north}::float8))`;
}

/** The best known places of an area that the operator's gazetteer has. */
export function placesIn(database: Database, area: AreaQuery): Promise<OperatorPlace[]> {
  return database.kysely
    .selectFrom('gazetteer_places as g')
    .select(COLUMNS)
    .where(isIn(area))
    .orderBy('g.rank')
    .orderBy('g.name')
    .limit(KEPT)
    .execute();
}

export async function countPlacesIn(database: Database, area: AreaQuery): Promise<number> {
  const row = await database.kysely
    .selectFrom('gazetteer_places as g')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where(isIn(area))
    .executeTakeFirst();
  return Math.min(KEPT, row?.n ?? 0);
}
