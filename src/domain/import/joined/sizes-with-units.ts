import { AREA_UNIT } from '../../amounts/read-area';
import { areMost } from '../table/columns-by-cells';
import { simple } from '../table/header-units';
import { isAreaCell } from '../table/is-area-cell';
import { mapHeader } from '../table/map-header';
import type { Table } from '../table/table';

/** 'Size unit', 'area_unit', 'Living Area Units', and what web sites write before or behind a size. */
const OF_SIZE =
  /^(?<size>(?:\w+_)?(?:size|area|land|plot))_(?:units?|prefix|postfix|suffix|uom|measurement)$|^units?_of_(?:size|area|measure(?:ment)?)$|^(?:measurement_)?units?$|^uom$/;
const UNIT = new RegExp(`^(?:${AREA_UNIT}|plots?|sq\\.?\\s?yards?)\\.?$`, 'i');
const BARE = /^\d[\d.,\s]*$/;

/** What is said of the size, whichever it is. */
const ANY = /^(?:area_|property_)?(?:size|area)$/;

/**
 * A table whose sizes stand in one column and what they are counted in beside it ('1200', 'sqft'), with both
 * in one. Any other is as it was: 'Unit' is mostly the flat of a building.
 */
export function withSizesInUnits(table: Table): Table {
  return table.names
    .filter((name) => OF_SIZE.test(simple(name)))
    .filter((name) => areMost(table.rows, name, (cell) => UNIT.test(plain(cell))))
    .reduce(withUnit, table);
}

function withUnit(table: Table, units: string): Table {
  const size = sizeOf(table, units);
  if (size === undefined) return table;
  return {
    ...table,
    names: table.names.filter((name) => name !== units),
    rows: table.rows.map((whole) => {
      const { [units]: unit = '', ...row } = whole;
      const written = (row[size] ?? '').trim();
      // What says its own unit keeps it.
      return BARE.test(written) ? { ...row, [size]: `${written} ${plain(unit)}`.trim() } : row;
    }),
  };
}

/** The column of sizes that a column of units is of: the acres of 'Lot Size Units' are none of the living area. */
function sizeOf({ names, rows }: Table, units: string): string | undefined {
  const others = names.filter((name) => name !== units);
  const of = OF_SIZE.exec(simple(units))?.groups?.size ?? 'size';
  const isOf = (name: string) => simple(name) === of || simple(name).startsWith(`${of}_`);
  const named = others.find((name) => isOf(name) && areMost(rows, name, isAreaCell));
  return named ?? (ANY.test(of) ? mapHeader({ names: others, rows }).columns.areaSize : undefined);
}

/** 'sq_ft' is 'sq ft'. */
const plain = (cell: string): string => cell.replace(/_/g, ' ').normalize('NFKC').trim();
