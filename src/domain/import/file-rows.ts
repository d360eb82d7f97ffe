import { ownKeys } from '../../contract/own-keys';
import { cellWithUnits } from './table/cell-with-units';
import { type HeaderUnits, headerUnits, simple } from './table/header-units';
import type { HeaderMap, MappedTable } from './table/map-header';
import {
  BY_PRICE,
  GONE,
  KIND,
  PLACE,
  PLACE_ABOVE,
  type RowName,
  SECTION,
  SHEET,
} from './table/table';

/** A row of a file with what the columns of its list mean, and what makes it the same where it has no reference. */
export type FileRow = {
  row: Record<string, string>;
  line: RowName;
  header: HeaderMap;
  /** In another file. */
  key: string;
  /** In another list of this file, and under another number. */
  alike: string;
};

/** The rows of a file, list by list. */
export function rowsOf(tables: readonly MappedTable[]): FileRow[] {
  return tables.flatMap((table) => {
    const columns = columnsOf(table);
    return table.rows.map((row, at) => ({
      row,
      line: table.lines[at] ?? 0,
      header: table.header,
      ...(tables.length === 1 ? keysOfOne(row) : keysOfSeveral(row, columns)),
    }));
  });
}

type Column = { name: string; meaning: string; units: HeaderUnits };

/** What each column of a list is, by the field or else by its own name. */
function columnsOf({ names, header }: MappedTable): Column[] {
  const fields = new Map(ownKeys(header.columns).map((field) => [header.columns[field], field]));
  return names.map((name) => ({
    name,
    meaning: fields.get(name) ?? simple(name),
    units: headerUnits(name),
  }));
}

/** Every cell of the row. */
function keysOfOne(row: Record<string, string>): { key: string; alike: string } {
  const cells = Object.entries(row).filter(([name]) => !ABOVE.includes(name));
  const joined = (some: typeof cells) => `row:${some.map(([, cell]) => plain(cell)).join('|')}`;
  return { key: joined(cells), alike: joined(cells.filter(([name]) => !isCounter(name))) };
}

/** Every cell with the unit of its column; those of another list may stand in another order. */
function keysOfSeveral(row: Record<string, string>, columns: readonly Column[]) {
  const cells = columns.map((column) => ({
    ...column,
    cell: plain(cellWithUnits(row[column.name] ?? '', column.name, column.units)),
  }));
  return {
    key: `row:${cells.map(({ cell }) => cell).join('|')}`,
    alike: cells
      .filter(({ name, cell }) => cell !== '' && !isCounter(name))
      .map(({ meaning, cell }) => `${meaning}=${cell}`)
      .toSorted()
      .join('|'),
  };
}

const plain = (cell: string) => cell.trim().toLowerCase();

/** What stands above a row, and is none of its cells. */
const ABOVE = [SECTION, KIND, SHEET, GONE, BY_PRICE, PLACE, PLACE_ABOVE];

/** A column that counts the rows tells none of them apart. */
const isCounter = (name: string): boolean =>
  /^(?:s\/?n|serial(?: (?:no|number))?|no|nr|#|row)\.?$/i.test(name.trim());
