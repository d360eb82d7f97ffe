const YES = /^(?:yes|y|true|1|x|✓|✔|sold|taken|rented|let)$/i;
const NO = /^(?:no|n|nil|none|false|0|-|available|vacant|open|empty)?$/i;
const DAY = /^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?$/;
/** Columns in which a yes, or a day, says that a home is gone: 'Sold?', 'Date sold', 'Let?'. */
const GONE_COLUMNS: readonly [RegExp, string][] = [
  [/sold/i, 'sold'],
  [/taken/i, 'taken'],
  [/rented|^let\b/i, 'rented'],
  [/occupied/i, 'occupied'],
];
/** Columns that name who lives there. */
const TENANT_COLUMN = /tenant|occupant/i;
/** Not whom the landlord would take: 'Family only'. */
const TENANT =
  /^(?:mr|mrs|miss|ms|dr|engr|barr|prof|chief|alhaji|alhaja|hajia|pastor|occupied|yes|tenanted)\b/i;
const OCCUPIED = /^(?:occupied|full|100\s?%|let|rented|tenanted|yes)$/i;
const UNITS_COLUMN = /units/i;
/** Of one that asks whether a home is vacant. */
const NOT_SO = /^(?:no|n|false|0|full|none|nil)$/i;

/** What a row's column says of whether it can be had, in a word that says so by itself; '' where it can. */
export function rowAvailability(column: string, cell: string): string {
  if (UNITS_COLUMN.test(column) && /^\d+$/.test(cell))
    return Number(cell) === 0 ? 'not available' : '';
  if (TENANT_COLUMN.test(column)) return TENANT.test(cell) ? 'occupied' : '';
  if (/occupancy/i.test(column)) return OCCUPIED.test(cell) ? 'occupied' : '';
  const gone = GONE_COLUMNS.find(([name]) => name.test(column))?.[1];
  if (gone !== undefined) {
    if (NO.test(cell)) return '';
    return YES.test(cell) || DAY.test(cell) ? gone : cell;
  }
  return NOT_SO.test(cell) ? 'not available' : cell;
}
