import { areMost } from '../table/columns-by-cells';
import { COLUMN_NAMES } from '../table/column-names';
import { simple } from '../table/header-units';
import type { Table } from '../table/table';

/** Known to `column-names.ts` as a position. */
export const POSITION = 'Latitude, Longitude';
const SIDES = ['lat(?:itude)?', '(?:lng|lon|long|longitude)'].map(
  (side) => new RegExp(`^(?:(?:geo|gps|map|property|address)_)?${side}$`),
);
/** '6,5538': a spreadsheet's own comma. */
const DECIMAL_COMMA = /^(-?\d+),(\d+)$/;
/** '6.4370,3.4880,16': what web sites keep of a map, with how closely it is shown. */
const ON_MAP = /^\s*(\d{1,2}\.\d+\s*[,;]\s*\d{1,2}\.\d+)(?:\s*[,;]\s*\d{1,2})?\s*$/;

/** Where somebody else is. */
const OF_OTHERS = /agent|office|branch|company|landmark|owner|landlord/i;

/**
 * A table whose latitudes and longitudes stand in two columns, or under another name ('Location'), with both in
 * one called after them. Any other is as it was.
 */
export function withOnePositionColumn(table: Table): Table {
  const [lat, lng] = SIDES.map((side) => table.names.find((name) => side.test(simple(name))));
  if (table.names.includes(POSITION)) return table;
  if (lat === undefined || lng === undefined) return withMapColumn(table);
  return {
    ...table,
    names: table.names.flatMap((name) => (name === lat ? [POSITION] : name === lng ? [] : [name])),
    rows: table.rows.map((whole) => {
      const { [lat]: north = '', [lng]: east = '', ...row } = whole;
      const sides = [north, east].map((side) => side.trim().replace(DECIMAL_COMMA, '$1.$2'));
      return { ...row, [POSITION]: sides.includes('') ? '' : sides.join(', ') };
    }),
  };
}

/** Whether any of some columns says by its name where on the map a home is. */
export const namesPosition = (names: readonly string[]): boolean =>
  names.some((name) => name === POSITION || COLUMN_NAMES.position?.includes(simple(name))) ||
  SIDES.every((side) => names.some((name) => side.test(simple(name))));

function withMapColumn(table: Table): Table {
  const found = namesPosition(table.names)
    ? undefined
    : table.names.find(
        (name) => !OF_OTHERS.test(name) && areMost(table.rows, name, (cell) => ON_MAP.test(cell)),
      );
  if (found === undefined) return table;
  return {
    ...table,
    names: table.names.map((name) => (name === found ? POSITION : name)),
    rows: table.rows.map((whole) => {
      const { [found]: cell = '', ...row } = whole;
      return { ...row, [POSITION]: ON_MAP.exec(cell)?.[1] ?? cell };
    }),
  };
}
