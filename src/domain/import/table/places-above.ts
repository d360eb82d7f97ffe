import { mapHeader } from './map-header';
import { PLACE_ABOVE, type Table } from './table';

/** Fewer empty cells are no merged ones: their places were forgotten. */
const MERGED = 1 / 4;

/**
 * A table of merged cells whose rows without a place say which one stands above them, up to the next heading.
 * @param startsAnew whether a heading or another sheet stands before a row
 */
export function withPlacesAbove(table: Table, startsAnew: (row: number) => boolean): Table {
  const { address, town, city } = mapHeader({ names: table.names, rows: [] }).columns;
  const columns = [address, town, city].filter((name) => name !== undefined);
  const places = table.rows.map((row) =>
    columns.map((name) => row[name]?.trim() ?? '').filter((cell) => cell !== ''),
  );
  const empty = places.filter((place) => place.length === 0).length;
  if (columns.length === 0 || empty < places.length * MERGED) return table;
  let above = '';
  return {
    ...table,
    rows: table.rows.map((row, at) => {
      const own = places[at] ?? [];
      if (own.length > 0 || startsAnew(at)) above = own.join(', ');
      return own.length > 0 || above === '' ? row : { ...row, [PLACE_ABOVE]: above };
    }),
  };
}
