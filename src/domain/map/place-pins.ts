/** A home on the map, in pixels: where it lies, and how wide its price is. Those that come first are placed first. */
export type PinSpot = { id: string; x: number; y: number; width: number };
/** What stands on the map for one home, or for several that have no room of their own. */
export type PlacedPin = {
  kind: 'price' | 'dot' | 'count';
  /** The homes it stands for, one but for a count, in their order. */
  ids: readonly string[];
  x: number;
  y: number;
};
type Group = { rank: number; ids: string[]; x: number; y: number };
type Box = readonly [west: number, north: number, east: number, south: number];

/** Heights and widths of what is drawn, in pixels; a dot is no smaller than what a finger hits. */
export const PIN_SIZE = { priceHeight: 28, dot: 24, count: 44 } as const;
/** Air between two pins, in pixels. */
const GAP = 2;
const CELL = 64;

/**
 * Decides how homes stand on a map so that nothing lies on anything else: homes nearer than a dot is wide join to
 * a count, which stands where the first of them lies; of the others each is its price where there is room for it, the chosen
 * one before the rest, and a dot where there is not. Every home is in one pin; the same spots give the same pins.
 */
export function placePins(spots: readonly PinSpot[], chosen: string | null): PlacedPin[] {
  const grid = new BoxGrid();
  for (const [rank, { id, x, y }] of spots.entries()) add(grid, { rank, ids: [id], x, y });
  const groups = [...grid.groups()].toSorted((a, b) => a.rank - b.rank);
  const prices = new Set<Group>();
  const isChosen = (group: Group) => group.ids[0] === chosen;
  for (const group of groups.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)))) {
    if (group.ids.length > 1) continue;
    const box = boxOf(group, spots[group.rank]?.width ?? 0, PIN_SIZE.priceHeight);
    if (grid.inBox(box).some((other) => other !== group)) continue;
    grid.put(group, box);
    prices.add(group);
  }
  return groups.map((group) => {
    const { ids, x, y } = group;
    return { kind: ids.length > 1 ? 'count' : prices.has(group) ? 'price' : 'dot', ids, x, y };
  });
}

/** Puts a group where it lies; what it would lie on joins it, which makes it larger, and so on. */
function add(grid: BoxGrid, group: Group): void {
  let whole = group;
  for (;;) {
    const box = leastBox(whole);
    const [other] = grid.inBox(box).toSorted((a, b) => a.rank - b.rank);
    if (other === undefined) {
      grid.put(whole, box);
      return;
    }
    grid.remove(other);
    const [first, second] = other.rank < whole.rank ? [other, whole] : [whole, other];
    whole = { ...first, ids: [...first.ids, ...second.ids] };
  }
}

function leastBox(group: Group): Box {
  const side = group.ids.length > 1 ? PIN_SIZE.count : PIN_SIZE.dot;
  return boxOf(group, side, side);
}

function boxOf({ x, y }: Group, width: number, height: number): Box {
  const [half, tall] = [(width + GAP) / 2, (height + GAP) / 2];
  return [x - half, y - tall, x + half, y + tall];
}

/** Boxes that are found by where they lie. */
class BoxGrid {
  readonly #boxes = new Map<Group, Box>();
  readonly #cells = new Map<string, Set<Group>>();

  groups(): Iterable<Group> {
    return this.#boxes.keys();
  }

  /** Gives a group its box, in place of the one that it has. */
  put(group: Group, box: Box): void {
    this.remove(group);
    this.#boxes.set(group, box);
    for (const cell of cellsOf(box)) {
      const there = this.#cells.get(cell);
      if (there) there.add(group);
      else this.#cells.set(cell, new Set([group]));
    }
  }

  remove(group: Group): void {
    const box = this.#boxes.get(group);
    if (box === undefined) return;
    this.#boxes.delete(group);
    for (const cell of cellsOf(box)) this.#cells.get(cell)?.delete(group);
  }

  /** The groups whose box shares more than an edge with this one. */
  inBox(box: Box): Group[] {
    const found = new Set<Group>();
    for (const cell of cellsOf(box))
      for (const group of this.#cells.get(cell) ?? []) {
        const other = this.#boxes.get(group);
        if (other && overlap(box, other)) found.add(group);
      }
    return [...found];
  }
}

function overlap(a: Box, b: Box): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function cellsOf([west, north, east, south]: Box): string[] {
  const cells: string[] = [];
  for (let x = Math.floor(west / CELL); x <= Math.floor(east / CELL); x += 1)
    for (let y = Math.floor(north / CELL); y <= Math.floor(south / CELL); y += 1)
      cells.push(`${x} ${y}`);
  return cells;
}
