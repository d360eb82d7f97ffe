/** '〃', '"', '-do-', 'ditto', 'same as above': what the cell above says. */
const DITTO =
  /^\s*(?:[〃″”“"]|''|,,|[-–—]?\s*do\s*[-–—.]?|ditto|(?:the )?same(?: as above)?|as above)\s*$/i;

/**
 * Rows of cells with what the cell above says in place of each mark that stands for it; one with nothing
 * above says nothing.
 */
export function withDittos(rows: readonly string[][]): string[][] {
  const found: string[][] = [];
  for (const cells of rows) {
    const above = found.at(-1) ?? [];
    found.push(cells.map((cell, at) => (DITTO.test(cell) ? (above[at] ?? '') : cell)));
  }
  return found;
}
