import { beginsHome } from './is-one-home';
import { piecesBefore } from './pieces-before';
import { isHeading } from './said-of-all';

export const isWritten = (line: string): boolean => line.trim() !== '';

/** As `piecesBefore`, and before each heading that is for what follows it: 'FOR SALE', 'TO LET'. */
export function beforeLines(
  lines: readonly string[],
  begins: (line: string, previous: string, at: number) => boolean,
): string[][] {
  const starts = lines.map((line, at) =>
    beginsHome(line, lines.slice(at + 1).find(isWritten) ?? ''),
  );
  const headings = lines.map((line, at) => isHeading([line]) && starts[at] !== true);
  if (!headings.includes(true)) return piecesBefore(lines, begins);
  const homes = starts.filter(Boolean).length;
  // Below each home it would be said of that one.
  const isSection =
    2 * headings.filter(Boolean).length <= homes || headings.indexOf(true) < starts.indexOf(true);
  return piecesBefore(
    lines,
    (line, previous, at) =>
      begins(line, previous, at) ||
      (headings[at] === true &&
        isSection &&
        (previous.trim() === '' || (lines[at + 1] ?? '').trim() !== '')),
  );
}
