/** Lines as pieces that each begin with a line of a kind; what is before the first of them is one of its own. */
export function piecesBefore(
  lines: readonly string[],
  begins: (line: string, previous: string, at: number) => boolean,
): string[][] {
  const pieces: string[][] = [];
  for (const [at, line] of lines.entries()) {
    if (at === 0 || begins(line, lines[at - 1] ?? '', at)) pieces.push([line]);
    else pieces.at(-1)?.push(line);
  }
  return pieces;
}
