import { simple } from './header-units';
import type { Table } from './table';

/** Known to `column-names.ts` as a position. */
const JOINED = 'Latitude, Longitude';
const SIDES = ['lat(?:itude)?', '(?:lng|lon|long|longitude)'].map(
  (side) => new RegExp(`^(?:(?:geo|gps|map|property|address)_)?${side}$`),
);
/** '6,5538': a spreadsheet's own comma. */
const DECIMAL_COMMA = /^(-?\d+),(\d+)$/;

/** A table whose latitudes and longitudes stand in two columns, with both in one. Any other is as it was. */
export function withOnePositionColumn(table: Table): Table {
  const [lat, lng] = SIDES.map((side) => table.names.find((name) => side.test(simple(name))));
  if (lat === undefined || lng === undefined || table.names.includes(JOINED)) return table;
  return {
    ...table,
    names: table.names.flatMap((name) => (name === lat ? [JOINED] : name === lng ? [] : [name])),
    rows: table.rows.map((whole) => {
      const { [lat]: north = '', [lng]: east = '', ...row } = whole;
      const sides = [north, east].map((side) => side.trim().replace(DECIMAL_COMMA, '$1.$2'));
      return { ...row, [JOINED]: sides.includes('') ? '' : sides.join(', ') };
    }),
  };
}
