export type Point = readonly [lng: number, lat: number];
/** Indices of the points of one line that are kept, in order. */
type Kept = number[];
/** A piece of a simplified line: of which line, and between which points of it as it was given. */
type Piece = { line: number; from: number; to: number };

/** Degrees; a cell of the grid that finds pieces which lie near each other. */
const CELL = 0.02;

/**
 * Lines with the points left out that lie on the way anyhow (Douglas and Peucker), each by the
 * tolerance of its place; where two of the new lines would cross, points come back until none does.
 * `place` says where a point stands once it is written down: crossings are looked for there.
 */
export function simplifyRings(
  lines: readonly (readonly Point[])[],
  toleranceAt: (point: Point) => number,
  place: (point: Point) => Point,
): Point[][] {
  const kept = lines.map((line) => keptOf(line, toleranceAt));
  for (let crossing = true; crossing; ) {
    crossing = false;
    for (const { line, from, to } of crossingPieces(lines, kept, place)) {
      const points = lines[line] ?? [];
      const middle = farthest(points, from, to, () => 1).at;
      const at = kept[line]?.indexOf(to) ?? -1;
      if (middle === null || at < 0 || kept[line]?.[at - 1] !== from) continue;
      kept[line]?.splice(at, 0, middle);
      crossing = true;
    }
  }
  return lines.map((line, index) =>
    withoutRepeats((kept[index] ?? []).map((at) => place(line[at] ?? [0, 0]))),
  );
}

function keptOf(line: readonly Point[], toleranceAt: (point: Point) => number): Kept {
  const kept: Kept = [0];
  const open: [number, number][] = [[0, line.length - 1]];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const [from, to] = next;
    const { at, off } = farthest(line, from, to, toleranceAt);
    if (at !== null && off > 1) open.push([at, to], [from, at]);
    else kept.push(to);
  }
  return kept;
}

/** The point that lies farthest off the straight way, by how many of its tolerances; null for no point between. */
function farthest(
  line: readonly Point[],
  from: number,
  to: number,
  toleranceAt: (point: Point) => number,
): { at: number | null; off: number } {
  const [first, last] = [line[from], line[to]];
  if (first === undefined || last === undefined) return { at: null, off: -1 };
  let found: { at: number | null; off: number } = { at: null, off: -1 };
  for (let at = from + 1; at < to; at += 1) {
    const point = line[at] ?? first;
    const off = distance(point, first, last) / toleranceAt(point);
    if (off > found.off) found = { at, off };
  }
  return found;
}

function distance([x, y]: Point, [x1, y1]: Point, [x2, y2]: Point): number {
  const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
  const along = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
  const part = Math.min(1, Math.max(0, along));
  return Math.hypot(x - x1 - part * (x2 - x1), y - y1 - part * (y2 - y1));
}

function withoutRepeats(line: Point[]): Point[] {
  return line.filter(
    ([x, y], at) => at === 0 || x !== line[at - 1]?.[0] || y !== line[at - 1]?.[1],
  );
}

/** The pieces that cross another one, both of each pair. */
function crossingPieces(
  lines: readonly (readonly Point[])[],
  kept: readonly Kept[],
  place: (point: Point) => Point,
): Piece[] {
  const grid = new Map<string, (Piece & { a: Point; b: Point })[]>();
  const found = new Set<Piece>();
  for (const [line, indices] of kept.entries()) {
    for (const [at, to] of indices.entries()) {
      if (at === 0) continue;
      const from = indices[at - 1] ?? 0;
      const points = lines[line] ?? [];
      const [a, b] = [place(points[from] ?? [0, 0]), place(points[to] ?? [0, 0])];
      const piece = { line, from, to, a, b };
      for (const cell of cellsOf(a, b)) {
        const there = grid.get(cell) ?? [];
        for (const other of there) if (cross(a, b, other.a, other.b)) found.add(piece).add(other);
        grid.set(cell, [...there, piece]);
      }
    }
  }
  return [...found];
}

function cellsOf(a: Point, b: Point): string[] {
  const range = (one: number, other: number) => {
    const [least, most] = [
      Math.floor(Math.min(one, other) / CELL),
      Math.floor(Math.max(one, other) / CELL),
    ];
    return Array.from({ length: most - least + 1 }, (_, step) => least + step);
  };
  return range(a[0], b[0]).flatMap((x) => range(a[1], b[1]).map((y) => `${x} ${y}`));
}

/** Whether two pieces cross; those that only touch do not. */
function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

function side([x1, y1]: Point, [x2, y2]: Point, [x, y]: Point): number {
  // A twist smaller than this is the rounding of the sum itself.
  const turn = (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1);
  return Math.abs(turn) < 1e-12 ? 0 : Math.sign(turn);
}
