import { plainNumber } from './plain-number';
import type { ReadNumber } from './read-number';

/** Units that have one size everywhere, in square metres; a plot has none. */
const UNITS: readonly [string, number][] = [
  [
    'sq\\.?\\s?m(?:et(?:er|re)s?|trs?|ts?|s)?|square\\s?met(?:er|re)s?|met(?:er|re)s?\\s?square|m2',
    1,
  ],
  ['sq\\.?\\s?(?:ft|feet|foot)|square\\s?(?:ft|feet|foot)|ft2', 0.09290304],
  ['acres?', 4046.8564224],
  ['hectares?|ha', 10_000],
];
const WHY = 'Write the area in square metres, such as 450';
/** The words for a unit of area, for a pattern. */
export const AREA_UNIT = UNITS.map(([words]) => words).join('|');
/** Surveys measure that closely: of an area three decimals behind a group are no slip. */
const SURVEYED = /^\d{1,3}(?:,\d{3})+\.\d{3}$/;
const PARTS: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25 };
const WITH_UNIT = new RegExp(
  `^(?<digits>half|quarter|[\\d.,\\s]+?)(?:\\s+an?)?[\\s-]*(?<unit>${AREA_UNIT})\\.?$`,
  'i',
);

/** The sides of a plot, as surveys and adverts give them: '60ft x 120ft', '18 by 36 m'. */
const SIDES =
  /^(?<one>\d{1,4}(?:\.\d+)?)\s*(?<first>ft|feet|m|met(?:er|re)s?)?\s*(?:x|×|by|\*)\s*(?<other>\d{1,4}(?:\.\d+)?)\s*(?<second>ft|feet|m|met(?:er|re)s?)\.?$/i;

/**
 * Reads an area as square metres: '1,200', '120.5 sqm', '5,000 sqft', '2 acres', '60ft x 120ft', to two
 * decimals. Sides without a unit are none: they may be feet or metres.
 * @param unit what a number without one is counted in
 */
export function readArea(written: string, unit = 'sqm'): ReadNumber {
  // The character for a half is put apart from the number before it by no plain form.
  const text = written.replace(/\s*½/g, '.5').normalize('NFKC').trim();
  if (text === '') return null;
  const sides = SIDES.exec(text)?.groups;
  if (sides !== undefined) return ofSides(sides);
  const match = WITH_UNIT.exec(text);
  const number = squareMetres(match?.groups?.digits ?? text, match?.groups?.unit ?? unit);
  return number === null ? { why: WHY } : { number };
}

/** The area between two sides; none where one is in feet and the other in metres. */
function ofSides({ one, other, first, second }: Partial<Record<string, string>>): ReadNumber {
  const isMetres = (unit = '') => /^m/i.test(unit);
  if (first !== undefined && isMetres(first) !== isMetres(second)) return { why: WHY };
  const squares = String(Math.round(Number(one) * Number(other) * 100) / 100);
  const number = squareMetres(squares, isMetres(second) ? 'sqm' : 'sqft');
  return number === null ? { why: WHY } : { number };
}

/** So many of a unit in square metres; null for no number, or one that can be read in two ways. */
export function squareMetres(digits: string, unit: string): number | null {
  const written = digits.trim();
  const number = PARTS[digits.toLowerCase()] ?? plainNumber(written, SURVEYED.test(written));
  const size = UNITS.find(([words]) => new RegExp(`^(?:${words})$`, 'i').test(unit))?.[1];
  if (typeof number !== 'number' || size === undefined) return null;
  return Math.round(number * size * 100) / 100;
}
