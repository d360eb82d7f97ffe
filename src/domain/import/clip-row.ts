import { MAX_DESCRIPTION } from '../../contract/listing/property-options';

/** Letters: the longest description, with as much markup. */
const LONGEST_CELL = 2 * MAX_DESCRIPTION;
/** Letters of all cells of a row. */
const LONGEST_ROW = 100_000;

/**
 * The cells of a row, as long as those of a listing may be. Each is looked through for many things, and one
 * quotation mark that is never closed makes a single cell of a whole file.
 */
export function clipRow(cells: readonly string[]): string[] {
  let room = LONGEST_ROW;
  return cells.map((cell) => {
    const kept = cell.slice(0, Math.min(LONGEST_CELL, room));
    room -= kept.length;
    return kept;
  });
}
