/** How far off an approximate point may lie, and how near it may not, metres. */
export const FUZZ_METRES = 300;
const LEAST_METRES = 100;
const METRES_PER_DEGREE = 111_195;

type Point = { lat: number; lng: number };

/**
 * A point 100 to 300 metres off in any direction, each place in that ring as likely as the other.
 * @param random gives numbers from 0 up to 1, as Math.random does
 */
export function fuzzedPoint({ lat, lng }: Point, random: () => number): Point {
  const angle = random() * 2 * Math.PI;
  // By the root: a ring has more room outside than inside.
  const share = random();
  const metres = Math.sqrt(LEAST_METRES ** 2 + share * (FUZZ_METRES ** 2 - LEAST_METRES ** 2));
  const degrees = metres / METRES_PER_DEGREE;
  return {
    lat: Number((lat + degrees * Math.cos(angle)).toFixed(6)),
    lng: Number((lng + (degrees * Math.sin(angle)) / Math.cos((lat * Math.PI) / 180)).toFixed(6)),
  };
}
