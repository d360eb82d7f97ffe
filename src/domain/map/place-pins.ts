import { BoxGrid, type PixelBox } from './box-grid';

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
/** `members` in no order: they are put in theirs once. */
type Group = { rank: number; members: PinRank[]; x: number; y: number };
type PinRank = { rank: number; id: string };

/** Heights and widths of what is drawn, in pixels; a dot is no smaller than what a finger hits. */
export const PIN_SIZE = { priceHeight: 28, dot: 24, count: 44 } as const;
/** Air between two pins, in pixels. */
const GAP = 2;

/**
 * Decides how homes stand on a map so that nothing lies on anything else: homes nearer than a dot is wide join to
 * a count, which stands where the first of them lies; of the others each is its price where there is room for it, the chosen
 * one before the rest, and a dot where there is not. Every home is in one pin; the same spots give the same pins.
 */
export function placePins(spots: readonly PinSpot[], chosen: string | null): PlacedPin[] {
  const grid = new BoxGrid<Group>();
  for (const [rank, { id, x, y }] of spots.entries())
    add(grid, { rank, members: [{ rank, id }], x, y });
  const groups = [...grid.items()].toSorted((a, b) => a.rank - b.rank);
  const prices = new Set<Group>();
  const isChosen = ({ members: [only] }: Group) => only?.id === chosen;
  for (const group of groups.toSorted((a, b) => Number(isChosen(b)) - Number(isChosen(a)))) {
    if (group.members.length > 1) continue;
    const box = boxOf(group, spots[group.rank]?.width ?? 0, PIN_SIZE.priceHeight);
    if (grid.inBox(box).some((other) => other !== group)) continue;
    grid.put(group, box);
    prices.add(group);
  }
  return groups.map((group) => {
    const { members, x, y } = group;
    const ids = members.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id);
    return { kind: ids.length > 1 ? 'count' : prices.has(group) ? 'price' : 'dot', ids, x, y };
  });
}

/** Puts a group where it lies; what it would lie on joins it, which makes it larger, and so on. */
function add(grid: BoxGrid<Group>, group: Group): void {
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
    // The few join the many: to copy all each time would take the square of their number.
    const [many, few] =
      first.members.length < second.members.length ? [second, first] : [first, second];
    for (const member of few.members) many.members.push(member);
    whole = { ...first, members: many.members };
  }
}

function leastBox(group: Group): PixelBox {
  const side = group.members.length > 1 ? PIN_SIZE.count : PIN_SIZE.dot;
  return boxOf(group, side, side);
}

function boxOf({ x, y }: Group, width: number, height: number): PixelBox {
  const [half, tall] = [(width + GAP) / 2, (height + GAP) / 2];
  return [x - half, y - tall, x + half, y + tall];
}
