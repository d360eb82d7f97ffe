/** Signs that begin a formula in some spreadsheet, those of full width too. */
export const FORMULA = /^[=+\-@\t\r＝＋－＠]/;
const ESCAPED = /^'+[=+\-@\t\r＝＋－＠]/;

/** A cell that no spreadsheet takes for a formula: an apostrophe before one, as papaparse puts it. */
export function escapeFormula(cell: string): string {
  return FORMULA.test(cell) || ESCAPED.test(cell) ? `'${cell}` : cell;
}

/** The cell as it was before `escapeFormula`. */
export function unescapeFormula(cell: string): string {
  return ESCAPED.test(cell) ? cell.slice(1) : cell;
}
