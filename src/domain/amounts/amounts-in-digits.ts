import { formatCount } from '../format/format-count';
import { SMALL_NUMBERS, TENS } from './number-words';

const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const WORD = [...SMALL_NUMBERS, ...TENS, 'hundred'].join('|');
const GROUP = `(?:${WORD})(?:(?:[\\s-]|\\s+and\\s+)(?:${WORD})){0,6}`;
const AMOUNT = new RegExp(
  `\\b${GROUP}\\s(?:thousand|million|billion)(?:(?:,?\\s(?:and\\s)?)${GROUP}\\s(?:thousand|million))?\\b`,
  'gi',
);

/** 'Ten percent'. */
const SHARE = new RegExp(`\\b(${WORD})(?=\\s?(?:%|per\\s?cent\\b))`, 'gi');

/** A text with its thousands, millions and shares in digits: 'Seventy-five million' is '75,000,000', 'ten percent' '10 percent'. Other numbers stay words. */
export function amountsInDigits(text: string): string {
  return text
    .replace(AMOUNT, (words) => formatCount(amountOf(words.toLowerCase())))
    .replace(SHARE, (word) => String(amountOf(word.toLowerCase())));
}

function amountOf(words: string): number {
  let sum = 0;
  let group = 0;
  for (const word of words.split(/[\s,-]+/)) {
    const scale = SCALES[word];
    if (scale !== undefined) {
      sum += group * scale;
      group = 0;
    } else if (word === 'hundred') group *= 100;
    else if (TENS.includes(word)) group += 20 + 10 * TENS.indexOf(word);
    else if (SMALL_NUMBERS.includes(word)) group += SMALL_NUMBERS.indexOf(word);
  }
  return sum + group;
}
