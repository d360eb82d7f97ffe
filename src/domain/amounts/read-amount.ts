import { MAX_NAIRA } from '../../contract/listing/property-options';
import { plainNumber } from './plain-number';

/** An amount in whole naira, or in a sentence why there is none; null where nothing is written. */
export type ReadAmount = { naira: number } | { why: string } | null;

const BEFORE = /^(?:=n=|₦|ngn|naira|#|n(?=\s*[\d.]))\s*/i;
/** Said behind an amount that stays what it is: '2.5m net', '45m asking, negotiable'. */
const AFTER =
  /(?:[\s,(]*(?:naira|ngn|₦|only|\/[-=]|\b(?:nett?|asking|slightly|neg(?:otiable)?|o\.?n\.?o|last|final|firm)\b)[.)]*)+$/i;
const SCALES: readonly [RegExp, number][] = [
  [/\s*(?:k|thousand)$/i, 1e3],
  [/\s*(?:m|mn|mill?|million)s?$/i, 1e6],
  [/\s*(?:b|bn|billion)s?$/i, 1e9],
];
/** Longer text is no amount of money. */
const LONGEST = 100;
const EXAMPLE = 'Write one amount in naira, such as 1,500,000 or 1.5m';

/**
 * Reads an amount of money as people write it: '₦1,500,000.00', '2.5m', '750k', '2 million',
 * '1500000.75' (rounded to the naira). What could mean two things is refused with what to write
 * instead, never guessed: a price is silently wrong nowhere (FORM-4, TOOL-1).
 */
export function readAmount(written: string): ReadAmount {
  let text = written.normalize('NFKC').trim();
  if (text === '') return null;
  if (text.length > LONGEST) return { why: EXAMPLE };
  if (/[$€£]|\busd?\b/i.test(text)) return { why: 'Write the amount in naira' };
  const amount = text.replace(BEFORE, '').replace(AFTER, '').trim();
  if (/\d/.test(amount)) text = amount;
  if (/^[-−–(]/.test(text)) return { why: 'An amount cannot be less than zero' };
  const scale = SCALES.find(([word]) => word.test(text));
  const digits = scale ? text.replace(scale[0], '') : text;
  const number = plainNumber(digits, scale !== undefined);
  if (typeof number === 'number') {
    // Nobody writes kobo of so little: '2.5' is two and a half million, or a slip.
    if (scale === undefined && number < 1000 && !Number.isInteger(number))
      return { why: `Is ${digits} million meant? Write ${digits}m, or the whole amount` };
    const naira = Math.round(number * (scale?.[1] ?? 1));
    return naira > MAX_NAIRA
      ? { why: 'This is more than any home costs: look at the zeros' }
      : { naira };
  }
  if (number === 'ambiguous')
    return {
      why: `${digits} can be read in two ways: write it as ${digits.replace('.', ',')} or without the dot`,
    };
  return { why: whyNot(digits, text) };
}

/** @param whole with the word for thousands or millions that the rest stands before */
function whyNot(text: string, whole: string): string {
  if (/^\d[\d,.]*$/.test(text))
    return `Look at the comma or dot in ${text}: thousands are written 1,500,000`;
  if (/\d\s*e\s*\+?\d/i.test(text))
    return `${text} is no amount: write it out, such as 1,500,000 or 1.5m`;
  if ((text.match(/\d[\d,.]*/g) ?? []).length > 1) return 'These are two numbers: write one amount';
  // 'about 5m', '2mm', 'a lot': the words that make it none.
  const rest = whole.replace(/\d[\d,.]*\s*(?:k|m|bn?|thousand|million|billion)\b/i, ' ');
  const word = /\p{L}(?:\D*\p{L})?/u.exec(rest)?.[0];
  return word === undefined ? EXAMPLE : `'${word}' is not understood. ${EXAMPLE}`;
}
