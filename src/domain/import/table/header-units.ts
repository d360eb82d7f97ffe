import { AREA_UNIT } from '../../amounts/read-area';
import { plainWords } from '../../listing-text/found';
import { type PriceUnit, type SaidOfPrice, unitIn } from '../../listing-text/read-price';

/** A column's name without the units it gives, and those: 'Price (₦m)' is a price in millions. */
export type HeaderUnits = {
  /** In small letters with underscores, as `COLUMN_NAMES` has them. */
  name: string;
  price: SaidOfPrice;
  /** The unit of an area, as written: 'sqft'. */
  area: string | null;
  /** What a bare number is a share of: 'Agency %'. */
  isShare: boolean;
};

const SCALES: readonly [string, RegExp][] = [
  ['bn', /\b(?:in\s+)?(?:bn|billions?)\b/],
  ['m', /\b(?:in\s+)?(?:m|mn|mil|millions?)\b|\bin\s*m\b/],
  // The ending of "N'000", as book-keepers write thousands.
  ['k', /\b(?:in\s+)?(?:k|thousands?)\b|['’`,]\s*000\b|\b000s?\b/],
];
const DOLLARS = /us\s?\$|\$|\busd\b|\b(?:us\s*)?dollars?\b/;
const OTHERS = /[£€]|\b(?:gbp|eur|euros?|pounds?|cfa|cedis?|ghs)\b/;
const NAIRA = /₦|\bngn\b|\bnaira\b|\bn\b|=n=|#/;
const BY_ADJECTIVE: readonly [PriceUnit, RegExp][] = [
  ['year', /\b(?:annual|yearly)\b/],
  ['month', /\bmonthly\b/],
  ['week', /\bweekly\b/],
  ['night', /\b(?:nightly|daily)\b/],
];
const COUNTED = /^(?:(?:nos?|number|num|qty|how_many)_(?:of_)?|of_)(?=[a-z])|_count$/;
const AREA = new RegExp(`(?<![a-z])(?:in\\s+)?(?<unit>${AREA_UNIT})(?![a-z0-9])\\.?`, 'i');

/** Takes a column's name apart: what it is of, and in what it is counted. */
export function headerUnits(header: string): HeaderUnits {
  // Glued to its sign a scale is no word of its own: '₦m', 'NGNm'.
  const text = plainWords(header)
    .toLowerCase()
    .replace(/(₦|\bngn|\bn|\$|=n=)(?=(?:k|m|mn|bn|million)\b)/g, '$1 ')
    .replace(/[()[\]{}_]+/g, ' ')
    .replace(/\bper\s?cent(?:age)?\b/, '%')
    .replace(/(?<![a-z])(?:p[./]?\s?s[./]?\s?m|p[./]\s?sqm)(?![a-z])\.?/, 'per sqm')
    // Of 'p.m.' the m is no millions.
    .replace(/(?<![a-z])p[./\s]?([am])(?![a-z])\.?/, (_, period) =>
      period === 'a' ? 'per annum' : 'per month',
    )
    .trim();
  const area = AREA.exec(text);
  if (area !== null && unitIn(text) === null)
    return {
      name: simple(text.replace(area[0], ' ')),
      price: {},
      area: area.groups?.unit ?? null,
      isShare: false,
    };
  const byAdjective = BY_ADJECTIVE.find(([, word]) => word.test(text));
  const unit = unitIn(text) ?? (byAdjective && { unit: byAdjective[0], words: byAdjective[1] });
  let rest = unit === undefined ? text : text.replace(unit.words, ' ');
  // 'Rent/sqm/annum'.
  const second = unitIn(rest);
  if (second !== null) rest = rest.replace(second.words, ' ');
  const scale = SCALES.find(([, word]) => word.test(rest));
  if (scale !== undefined) rest = rest.replace(scale[1], ' ');
  const currency = DOLLARS.test(rest) ? 'USD' : OTHERS.test(rest) ? 'other' : undefined;
  for (const sign of [DOLLARS, OTHERS, NAIRA]) rest = rest.replace(sign, ' ');
  return {
    name: simple(rest.replace(/\bin\s*$/, ' ')),
    price: { scale: scale?.[0], currency, unit: unit?.unit },
    area: null,
    isShare: text.includes('%'),
  };
}

/** A column's name as `COLUMN_NAMES` has it: 'No. of Bedrooms' is 'bedrooms'. */
export function simple(header: string): string {
  const name = header
    .trim()
    .toLowerCase()
    .replace(/\(s\)/g, 's')
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '');
  return name.replace(COUNTED, '') || name;
}
