import { readAmount } from '../amounts/read-amount';
import { type Found, plainWords } from './found';
import type { PriceUnit } from './read-price';
import { withoutOtherCharges } from './without-other-charges';

const UNITS: readonly [PriceUnit, string][] = [
  ['year', 'annum|year|yr'],
  ['month', 'month'],
  ['week', 'week'],
  ['night', 'night|day'],
  ['sqm', 'sqm|square met(?:er|re)'],
  ['plot', 'plot'],
  ['acre', 'acre'],
  ['hectare', 'hectare'],
  ['home', 'unit'],
];
const ADVERB =
  /(?<amount>\d[\d,.]*\s*(?:k|m|thousand|million)?)\s*(?:naira\s*)?(?:only\s*)?(?<adverb>monthly|weekly|nightly|daily|yearly|annually)\b/gi;
const BY_ADVERB: Readonly<Record<string, PriceUnit>> = {
  monthly: 'month',
  weekly: 'week',
  nightly: 'night',
  daily: 'night',
  yearly: 'year',
  annually: 'year',
};
/** What else is paid by the year: its period is not that of the price. */
const OTHER_CHARGE =
  /(?:service|serve[d]?|yield(?:s|ing)?|generat(?:es|ing)|income|returns?|roi|ground rent|diesel|estate|dues|security|cleaning|light|nepa|power)\b[^.]{0,40}$/i;
const YEARLY =
  /\b(?:annual|yearly)\s*rent\b|\brent[^.]{0,25}\b(?:1|one|a)\s?(?:year|yr)s?\s*rent\b|\d\s?(?:k|m)?,?\s*(?:1|one)\s?(?:year|yr)\s*rent\b|\bp\.\s?a\b/i;

/**
 * Reads in a title or description what its price is for: 'Rent: 350k per annum' is for a year.
 * @param price the amount that is asked about; what is said of another amount is not said of it
 */
export function readUnit(
  title: string,
  description: string,
  price: number | null = null,
): Found<PriceUnit> | null {
  return unitOf(title, 0.95, price) ?? unitOf(description, 0.88, price);
}

function unitOf(text: string, confidence: number, price: number | null): Found<PriceUnit> | null {
  const plain = plainWords(text);
  for (const [unit, words] of UNITS) {
    const pattern = new RegExp(
      `(?<amount>\\d[\\d,.]*\\s*(?:k|m|thousand|million)?)[\\s,]*(?:naira\\s*)?(?:only\\s*)?(?:\\(?per|\\ba\\b|\\/|x\\s?1)\\s*(?:${words})s?\\b`,
      'gi',
    );
    for (const match of plain.matchAll(pattern)) {
      const before = plain.slice(Math.max(0, match.index - 45), match.index);
      if (!OTHER_CHARGE.test(before) && isOf(price, match.groups?.amount ?? ''))
        return { value: unit, confidence, words: match[0] };
    }
  }
  // 'Rent 200k monthly', '600k weekly': the word behind the amount says it as well.
  for (const match of plain.matchAll(ADVERB)) {
    const before = plain.slice(Math.max(0, match.index - 45), match.index);
    const unit = BY_ADVERB[match.groups?.adverb?.toLowerCase() ?? ''];
    if (unit && !OTHER_CHARGE.test(before) && isOf(price, match.groups?.amount ?? ''))
      return { value: unit, confidence, words: match[0] };
  }
  const yearly = YEARLY.exec(withoutOtherCharges(plain));
  return yearly && { value: 'year', confidence, words: yearly[0] };
}

function isOf(price: number | null, written: string): boolean {
  const read = readAmount(written);
  return price === null || (read !== null && 'naira' in read && read.naira === price);
}
