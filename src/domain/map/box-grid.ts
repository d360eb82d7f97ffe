/** A box on a map, in pixels. */
export type PixelBox = readonly [west: number, north: number, east: number, south: number];

const CELL = 64;

/** Things in boxes that are found by where they lie. */
export class BoxGrid<Item> {
  readonly #boxes = new Map<Item, PixelBox>();
  readonly #cells = new Map<string, Set<Item>>();

  items(): Iterable<Item> {
    return this.#boxes.keys();
  }

  /** Gives an item its box, in place of the one that it has. */
  put(item: Item, box: PixelBox): void {
    this.remove(item);
    this.#boxes.set(item, box);
    for (const cell of cellsOf(box)) {
      const there = this.#cells.get(cell);
      if (there) there.add(item);
      else this.#cells.set(cell, new Set([item]));
    }
  }

  remove(item: Item): void {
    const box = this.#boxes.get(item);
    if (box === undefined) return;
    this.#boxes.delete(item);
    for (const cell of cellsOf(box)) this.#cells.get(cell)?.delete(item);
  }

  /** The items whose box shares more than an edge with this one. */
  inBox(box: PixelBox): Item[] {
    const found = new Set<Item>();
    for (const cell of cellsOf(box))
      for (const item of this.#cells.get(cell) ?? []) {
        const other = this.#boxes.get(item);
        if (other && overlap(box, other)) found.add(item);
      }
    return [...found];
  }
}

function overlap(a: PixelBox, b: PixelBox): boolean {
  return a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
}

function cellsOf([west, north, east, south]: PixelBox): string[] {
  const cells: string[] = [];
  for (let x = Math.floor(west / CELL); x <= Math.floor(east / CELL); x += 1)
    for (let y = Math.floor(north / CELL); y <= Math.floor(south / CELL); y += 1)
      cells.push(`${x} ${y}`);
  return cells;
}
