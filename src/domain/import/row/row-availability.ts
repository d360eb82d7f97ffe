const YES = /^(?:yes|y|true|1|x|✓|✔|sold|taken|rented|let)$/i;
const NO = /^(?:no|n|false|0|-|available|vacant|open)?$/i;
const DAY = /^\d{1,4}[/.-]\d{1,2}(?:[/.-]\d{1,4})?$/;
/** Columns in which a yes, or a day, says that a home is gone: 'Sold?', 'Date sold'. */
const GONE_COLUMN = /sold|taken|rented|occupied/i;
const UNITS_COLUMN = /units/i;

/** What a row's column says of whether it can be had, in a word that says so by itself; '' where it can. */
export function rowAvailability(column: string, cell: string): string {
  if (UNITS_COLUMN.test(column) && /^\d+$/.test(cell))
    return Number(cell) === 0 ? 'not available' : '';
  if (GONE_COLUMN.test(column)) {
    if (NO.test(cell)) return '';
    return YES.test(cell) || DAY.test(cell) ? 'sold' : cell;
  }
  return /^(?:0|false)$/i.test(cell) ? 'not available' : cell;
}
