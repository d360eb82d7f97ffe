import { describe, expect, test } from 'vitest';
import { PIN_SIZE, type PinSpot, type PlacedPin, placePins } from '../../src/domain/map/place-pins';

const at = (id: string, x: number, y: number, width = 60): PinSpot => ({ id, x, y, width });
const told = (pins: PlacedPin[]) => pins.map(({ kind, ids }) => `${kind} ${ids.join(' ')}`);

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function randomSpots(seed: number): PinSpot[] {
  const random = randomFrom(seed);
  const [count, side] = [Math.floor(random() * 250), 50 + random() * 1200];
  return Array.from({ length: count }, (_, index) =>
    // Some at one spot, as flats of one house are.
    at(
      `home ${index}`,
      Math.round(random() * side * 4) / 4,
      Math.round(random() * 12) * (side / 12),
      44 + Math.floor(random() * 50),
    ),
  );
}

/** What a pin covers on the screen: west, north, east, south. */
function drawn(pin: PlacedPin, spots: readonly PinSpot[]): [number, number, number, number] {
  const width = spots.find(({ id }) => id === pin.ids[0])?.width ?? Number.NaN;
  const sizes = {
    price: [width, PIN_SIZE.priceHeight],
    dot: [PIN_SIZE.dot, PIN_SIZE.dot],
    count: [PIN_SIZE.count, PIN_SIZE.count],
  } as const;
  const [wide, high] = sizes[pin.kind];
  return [pin.x - wide / 2, pin.y - high / 2, pin.x + wide / 2, pin.y + high / 2];
}

describe('[RES-3] pins of a map', () => {
  test('each is its price where there is room', () => {
    expect(told(placePins([at('a', 0, 0), at('b', 100, 0)], null))).toEqual(['price a', 'price b']);
  });

  test('where two prices would lie on each other, the first stands and the other is a dot', () => {
    const spots = [at('a', 0, 0), at('b', 50, 0)];
    expect(told(placePins(spots, null))).toEqual(['price a', 'dot b']);
    expect(told(placePins(spots, 'b'))).toEqual(['dot a', 'price b']);
  });

  test('homes too near for two dots are a count, at the place of the first', () => {
    expect(placePins([at('a', 10, 20), at('b', 300, 0), at('c', 20, 20)], null)).toEqual([
      { kind: 'count', ids: ['a', 'c'], x: 10, y: 20 },
      { kind: 'price', ids: ['b'], x: 300, y: 0 },
    ]);
  });

  test('a count takes in what lies under its larger circle', () => {
    const spots = [at('a', 0, 0), at('b', 30, 0), at('c', 5, 0)];
    expect(told(placePins(spots, null))).toEqual(['count a b c']);
  });

  test('nothing on the map is no pin', () => {
    expect(placePins([], 'a')).toEqual([]);
  });

  test.each(Array.from({ length: 150 }, (_, seed) => seed))(
    'random homes %i: no two pins overlap, every home is in one, and the same again',
    (seed) => {
      const spots = randomSpots(seed);
      const chosen = seed % 2 === 0 ? (spots[seed % 7]?.id ?? null) : null;
      const pins = placePins(spots, chosen);
      expect(pins.flatMap(({ ids }) => ids).toSorted()).toEqual(
        spots.map(({ id }) => id).toSorted(),
      );
      const boxes = pins.map((pin) => drawn(pin, spots));
      const overlaps = boxes.flatMap((a, index) =>
        boxes
          .slice(index + 1)
          .filter((b) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3]),
      );
      expect(overlaps).toEqual([]);
      expect(pins.every(({ kind, ids }) => (kind === 'count') === ids.length > 1)).toBe(true);
      expect(
        placePins(
          spots.map((spot) => ({ ...spot })),
          chosen,
        ),
      ).toEqual(pins);
    },
  );
});
