import { readAmount } from '../amounts/read-amount';

const AMOUNT = '(?:₦|n(?=\\d)|ngn|#)?\\s?(?<amount>\\d[\\d,.]*\\s?(?:k|m|thousand|million)?)';
const PERIOD =
  '(?:\\s*(?:per|a|each|every|\\/)\\s?(?<period>night|day|week|month|annum|year)|\\s(?<adverb>nightly|daily|weekly|monthly|yearly|annually)|\\s?p\\.?\\s?(?<letter>a|m)\\b)';
/** 'Annual rent currently 6m', 'Rent: 6m per annum for similar flats', '150k per night'. */
const RENTS = [
  new RegExp(
    `\\b(?:(?:current(?:ly)?|annual|yearly|monthly|existing|passing)\\s+)*rent(?:al|s|ed)?\\b[^.;!?\\n\\d]{0,40}${AMOUNT}${PERIOD}?`,
    'gi',
  ),
  new RegExp(`${AMOUNT}${PERIOD}`, 'gi'),
];
/** Power and guards, not guests. */
const HOURS = /\b\d{1,2}[\s-]?(?:hours?|hrs?)\s?(?:per|a|each|\/)\s?day\b/gi;
/** By how many of its own rents a home's price is no rent any more; said of no period it may be by the month. */
const TIMES: Readonly<Record<string, number>> = { n: 60, d: 60, w: 60, m: 13, y: 8, a: 8 };

/**
 * An advert's words without what tenants or guests pay beside a price that cannot be a rent: who buys is
 * told what a home brings.
 * @param price in naira; null where none is known, and nothing is taken out
 */
export function withoutOtherRents(text: string, price: number | null): string {
  const plain = text.replace(HOURS, ' ');
  if (price === null) return plain;
  return RENTS.reduce(
    (left, pattern) =>
      left.replace(pattern, (words, ...found) => {
        const { amount = '', period, adverb, letter } = groupsOf(found);
        const read = readAmount(amount.replace(/[.,\s]+$/, ''));
        const times = TIMES[(period ?? adverb ?? letter ?? 'm').charAt(0).toLowerCase()] ?? 13;
        return read !== null && 'naira' in read && read.naira >= 1000 && price > read.naira * times
          ? ' '
          : words;
      }),
    plain,
  );
}

/** The named groups, which stand last in what a replacement is told. */
function groupsOf(found: readonly unknown[]): Partial<Record<string, string>> {
  const last: unknown = found.at(-1);
  return typeof last === 'object' && last !== null ? last : {};
}
