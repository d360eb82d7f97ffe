import type { RentVsBuyYear } from './rent-vs-buy';

export type CurvePoint = { x: number; y: number };

/**
 * The two cost curves in a box of the given size: the first year on the left edge, the last on the
 * right, the highest amount on top. `zero` is the height of zero naira, within the box.
 */
export function costCurvePoints(
  years: readonly RentVsBuyYear[],
  width: number,
  height: number,
): { rent: CurvePoint[]; buy: CurvePoint[]; zero: number } {
  const amounts = [0, ...years.flatMap((year) => [year.rentTotal, year.buyNet])];
  const low = Math.min(...amounts);
  const span = Math.max(...amounts) - low || 1;
  const y = (naira: number) => height - ((naira - low) / span) * height;
  const x = (index: number) =>
    years.length < 2 ? width / 2 : (index / (years.length - 1)) * width;
  return {
    rent: years.map((year, index) => ({ x: x(index), y: y(year.rentTotal) })),
    buy: years.map((year, index) => ({ x: x(index), y: y(year.buyNet) })),
    zero: y(0),
  };
}
