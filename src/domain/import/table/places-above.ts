import { mapHeader } from './map-header';
import { PLACE_ABOVE, type Table } from './table';

/** Fewer empty cells are no merged ones: their places were forgotten. */
const MERGED = 1 / 4;
/** With so many it is plain that one place stands for those below it. */
const PLAINLY = 1 / 2;

/**
 * A table of merged cells whose rows without a place have the one above them, up to the next heading; where only
 * some have none, it is told apart, to be asked about.
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
  const isPlain = empty >= places.length * PLAINLY;
  let above = '';
  return {
    ...table,
    rows: table.rows.map((row, at) => {
      const own = places[at] ?? [];
      if (own.length > 0 || startsAnew(at)) above = own.join(', ');
      if (own.length > 0 || above === '') return row;
      return { ...row, [isPlain ? (columns[0] ?? PLACE_ABOVE) : PLACE_ABOVE]: above };
    }),
  };
}
