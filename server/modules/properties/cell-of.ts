import { type RawBuilder, sql } from 'kysely';
import { PRICE_CELL_DEGREES } from '../../../src/domain/map/price-cell';

/** The cell of the map that a listing lies in, as `priceCell` names it, of a table or of its short name. */
export function cellOf(table: string): RawBuilder<string> {
  const [lat, lng] = ['lat', 'lng'].map((axis) => sql.ref(`${table}.${axis}`));
  const size = sql.lit(PRICE_CELL_DEGREES);
  return sql`floor(${lat} / ${size}::float8)::int || ':' || floor(${lng} / ${size}::float8)::int`;
}
