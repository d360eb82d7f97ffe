import { describe, expect, test } from 'vitest';
import { type Point, simplifyRings } from '../../scripts/simplify-rings';

const asIs = (point: Point) => point;

describe('lines of a map, simplified', () => {
  test('a point that lies on the way is left out, one that lies off it stays', () => {
    const line: Point[] = [
      [0, 0],
      [1, 0.01],
      [2, 1],
      [3, 0],
    ];
    expect(simplifyRings([line], () => 0.6, asIs)).toEqual([
      [
        [0, 0],
        [2, 1],
        [3, 0],
      ],
    ]);
  });

  test('a bay stays in the water although it is small, where the land would else lie over an isle in it', () => {
    const coast: Point[] = [
      [0, 0],
      [1, 0],
      [1, 0.5],
      [2, 0.5],
      [2, 0],
      [3, 0],
    ];
    // A line that reaches into the bay: the straight coast would cross it.
    const reef: Point[] = [
      [1.5, -1],
      [1.5, 0.4],
    ];
    const [alone = []] = simplifyRings([coast], () => 2, asIs);
    expect(alone).toEqual([
      [0, 0],
      [3, 0],
    ]);
    const [beside = []] = simplifyRings([coast, reef], () => 2, asIs);
    expect(beside.length).toBeGreaterThan(2);
    expect(beside.some(([, y]) => y === 0.5)).toBe(true);
  });

  test('points are written where they are placed, once each', () => {
    const line: Point[] = [
      [0.1, 0.1],
      [0.4, 0.3],
      [2.2, 0.9],
    ];
    const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
    expect(simplifyRings([line], () => 0.01, whole)).toEqual([
      [
        [0, 0],
        [2, 1],
      ],
    ]);
  });
});
