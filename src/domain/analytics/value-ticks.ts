/** Marks above the zero that an axis has at most. */
const MOST = 4;

/**
 * The round whole numbers of an axis of counts, from 0 to the first that no value is above.
 * @param most the greatest value drawn
 */
export function valueTicks(most: number): number[] {
  const step = roundStep(Math.max(1, most) / MOST);
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, at) => at * step);
}

/** The smallest of 1, 2, 5, 10, 20, 50 … that is not below a number. */
function roundStep(least: number): number {
  for (let ten = 1; ; ten *= 10)
    for (const digit of [1, 2, 5]) if (digit * ten >= least) return digit * ten;
}
