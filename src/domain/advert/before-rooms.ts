import { beforeLines, isWritten } from './before-lines';
import { isPlace } from './below-places';
import { isAnotherHome } from './is-another-home';
import { beginsHome, isOneHome, namesHome } from './is-one-home';

/** Lines; what is farther above is of another home. */
const LONGEST_HOME = 40;

/**
 * Before each line that names rooms and a kind of home, where what is above it is a home with its price
 * already; before the place above that line, where each has its place there.
 */
export function beforeRooms(lines: readonly string[]): string[][] {
  const written = lines.filter(isWritten);
  const since = (start: number | undefined, at: number) =>
    written.slice(Math.max(start ?? 0, at - LONGEST_HOME), at).join('\n');
  const rooms: number[] = [];
  for (const [at, line] of written.entries()) {
    const next = written[at + 1] ?? '';
    if (
      namesHome(line) ||
      (beginsHome(line, next) && isAnotherHome(line, next, since(rooms.at(-1), at)))
    )
      rooms.push(at);
  }
  const isBelowPlace =
    rooms.every((at) => isPlace(written[at - 1] ?? '')) && !isPlace(written.at(-1) ?? '');
  const starts: number[] = [];
  for (const at of rooms.map((room) => (isBelowPlace ? room - 1 : room)))
    if (starts.length === 0 || isOneHome(since(starts.at(-1), at))) starts.push(at);
  return beforeLines(written, (_line, _previous, at) => starts.includes(at));
}
