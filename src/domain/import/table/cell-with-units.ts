import type { HeaderUnits } from './header-units';

/** More than any price: such a number was written in full, whatever its column's name says. */
const MORE_THAN_ANY = 1e12;
const TIMES: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, bn: 1e9 };
const OTHER_MONEY = /[£€]|\b(?:gbp|eur|euros?|pounds?|cfa|cedis?|ghs)\b/i;

/**
 * A cell with the units that its column's name gives, so that it can stand in a column without them:
 * '85' of 'Price (₦m)' is '85m'. What says itself what it is stays as it is.
 * @param column the name of its column as it is written
 */
export function cellWithUnits(
  cell: string,
  column: string,
  { area, price, isShare }: HeaderUnits,
): string {
  const number = cell.trim();
  if (!/^\d[\d.,\s]*$/.test(number)) return cell;
  if (area !== null) return `${number} ${area}`;
  if (isShare) return `${number}%`;
  const { scale = '', currency, unit } = price;
  const isWhole = Number(number.replace(/[,\s]/g, '')) * (TIMES[scale] ?? 1) >= MORE_THAN_ANY;
  const sign = currency === 'USD' ? '$' : currency === 'other' ? OTHER_MONEY.exec(column)?.[0] : '';
  const period = unit === undefined ? '' : ` per ${unit === 'home' ? 'unit' : unit}`;
  return `${sign ?? ''}${number}${isWhole ? '' : scale}${period}`;
}
