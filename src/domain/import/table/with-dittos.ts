/** '〃', '"', '-do-', 'ditto', 'same as above': what the cell above says. */
const DITTO =
  /^\s*(?:[〃″”“"]|''|,,|[-–—]?\s*do\s*[-–—.]?|ditto|(?:the )?same(?: as above)?|as above)\s*$/i;

/**
 * Rows of cells with what the cell above says in place of each mark that stands for it; one with nothing
 * above it, or the first below a heading (`startsAnew`), says nothing.
 */
export function withDittos(
  rows: readonly string[][],
  startsAnew: (row: number) => boolean,
): string[][] {
  const found: string[][] = [];
  for (const [row, cells] of rows.entries()) {
    const above = startsAnew(row) ? [] : (found.at(-1) ?? []);
    found.push(cells.map((cell, at) => (DITTO.test(cell) ? (above[at] ?? '') : cell)));
  }
  return found;
}
