import { plainNumber } from '../amounts/plain-number';
import { plainWords } from './found';

/** A fee as a text gives it: whole naira, or a share of the yearly rent in percent. */
export type ReadFee = { naira: number } | { percent: number };
export type FeeName = 'agencyFee' | 'legalFee' | 'cautionFee' | 'serviceCharge';

const NAMES: Record<FeeName, string> = {
  agencyFee: 'agen(?:cy|t)(?:\\s*fees?)?|commission|broker(?:s|age)?(?:\\s*fees?)?',
  legalFee: "legal(?:\\s*fees?)?|agreement(?:\\s*fees?)?|lawyer(?:s|'s)?\\s*fees?",
  cautionFee:
    '(?:refundable\\s*)?caution(?:ary)?(?:\\s*(?:fees?|deposit|money))?|(?:refundable|damages?)\\s*deposit',
  serviceCharge: 'service\\s*charges?(?:\\s*fees?)?|\\bs\\/?c\\b',
};
const LINK =
  '\\s*(?:\\([^)]{0,25}\\)\\s*)?(?:is|fee|deposit|of|:|;|-|=|@)*\\s*(?:₦|ngn|naira|#|=n=|n)?\\s*';
const SCALES: Record<string, number> = { k: 1e3, t: 1e3, m: 1e6 };

/**
 * Reads what is paid beside a rent: 'Agency 10%, Legal 10%, Caution fee: 100k'. Fees named together
 * ('agreement and commission 100k') are one sum for several: they are left out rather than guessed.
 */
export function readFees(text: string): Partial<Record<FeeName, ReadFee>> {
  const plain = plainWords(text);
  const fees: Partial<Record<FeeName, ReadFee>> = {};
  for (const name of FEE_NAMES) {
    const fee = feeIn(plain, name);
    if (fee) fees[name] = fee;
  }
  return fees;
}

const FEE_NAMES: readonly FeeName[] = ['agencyFee', 'legalFee', 'cautionFee', 'serviceCharge'];

function feeIn(text: string, name: FeeName): ReadFee | null {
  const match = new RegExp(
    `(?<joined>(?:and|&|\\+|n|\\/)\\s*)?(?<![a-z])(?:${NAMES[name]})(?![a-z])${LINK}(?<digits>\\d[\\d,.]*)\\s*(?<unit>%|percent|k|thousand|million|m)?(?![a-z])`,
    'i',
  ).exec(text);
  if (!match || match.groups?.joined !== undefined) return null;
  const { digits = '', unit = '' } = match.groups ?? {};
  const number = plainNumber(digits.replace(/[.,]+$/, ''), unit !== '');
  if (typeof number !== 'number' || number <= 0) return null;
  if (unit === '%' || unit === 'percent') return number <= 50 ? { percent: number } : null;
  const naira = Math.round(number * (SCALES[unit[0]?.toLowerCase() ?? ''] ?? 1));
  // 'Agency 10' without a sign is ten percent as often as ten naira.
  return naira >= 1000 ? { naira } : null;
}
