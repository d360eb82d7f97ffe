import { readTypeWord } from '../../listing-text/read-type';
import { saysMore } from '../row/says-more';
import { areMost, OFFER } from './columns-by-cells';
import type { Field } from './column-names';
import type { OpenColumn } from './loose-names';
import { simple } from './header-units';
import type { Table } from './table';

type Rows = Table['rows'];

/**
 * Settles what the column of types is by what stands in it: units of a building tell them apart and say
 * no type, offers are an offer, and whole headings ('5bdrm Duplex in Wuye for rent') are titles.
 */
export function readTypeColumn(
  columns: Partial<Record<Field, string>>,
  open: readonly OpenColumn[],
  { rows, isChosen }: { rows: Rows; isChosen: (name: string) => boolean },
): void {
  const { type } = columns;
  if (type !== undefined && !isChosen(type)) {
    // 'Residential' in one, 'Flat' in the other: the narrower says more.
    const narrower = open.find(
      ({ name, simple: named }) =>
        name !== type && NARROWER.test(named) && areMost(rows, name, isKind),
    );
    if (narrower !== undefined) columns.type = narrower.name;
    else if (isNumberOfUnit(type, rows)) delete columns.type;
    else if (columns.status === undefined && areMost(rows, type, (cell) => OFFER.test(cell))) {
      columns.status = type;
      const kind = open.find(({ name, simple: named }) => name !== type && KIND.test(named));
      if (kind === undefined) delete columns.type;
      else columns.type = kind.name;
    } else if (columns.title === undefined && areMost(rows, type, isHeading)) {
      columns.title = type;
      delete columns.type;
    }
  }
  const property = open.find((column) => column.simple === 'property')?.name;
  // With a title of its own beside it, 'Property' says of what kind each is.
  if (columns.type === undefined && property !== undefined && columns.title !== property)
    columns.type = property;
}

const KIND = /^(?:kind|category|subtype|property_(?:type|kind|category))$/;
const NARROWER = /^(?:property_)?sub_?(?:type|category)$/;
const HEADING_WORDS = 4;

const isKind = (cell: string): boolean => readTypeWord(cell) !== null;

/** 'Beautiful 4bedroom Terrace With Bq': more than a kind and its rooms. */
const isHeading = (cell: string): boolean =>
  saysMore(cell) && cell.trim().split(/\s+/).length > HEADING_WORDS;

/** Whether a column called 'Unit' or 'House' tells units of a building apart. */
function isNumberOfUnit(name: string, rows: Rows): boolean {
  if (!/^(?:unit|house)$/.test(simple(name))) return false;
  const cells = rows.map((row) => (row[name] ?? '').trim()).filter((cell) => cell !== '');
  return (
    cells.length > 0 &&
    cells.every((cell) =>
      /^(?:(?:unit|flat|block|no\.?)\s?)?(?:[a-z]?-?\d{1,4}[a-z]?|[a-z]\d*)$/i.test(cell),
    )
  );
}
