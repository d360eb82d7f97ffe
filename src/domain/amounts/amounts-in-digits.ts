import { formatCount } from '../format/format-count';
import { SMALL_NUMBERS, TENS } from './number-words';

const SCALES: Readonly<Record<string, number>> = { thousand: 1e3, million: 1e6, billion: 1e9 };
const WORD = [...SMALL_NUMBERS, ...TENS, 'hundred'].join('|');
const GROUP = `(?:${WORD})(?:(?:[\\s-]|[\\s-]+(?:and|&)[\\s-]+)(?:${WORD})){0,6}`;
const AMOUNT = new RegExp(
  `\\b${GROUP}[\\s-](?:thousand|million|billion)(?:(?:,?\\s(?:(?:and|&)\\s)?)${GROUP}[\\s-](?:thousand|million))?\\b`,
  'gi',
);

/** 'Ten percent'. */
const SHARE = new RegExp(`\\b(${WORD})(?=\\s?(?:%|per\\s?cent\\b))`, 'gi');

const DIGITS = SMALL_NUMBERS.slice(0, 10).join('|');
/** 'Three point five million', '3 point 5m'. */
const DECIMAL = new RegExp(
  `\\b(${GROUP}|\\d{1,3})\\s*point\\s*((?:${DIGITS}|\\d)(?:\\s*(?:${DIGITS}|\\d))*)(\\s*(?:thousand|million|billion|k|m|b)\\b)`,
  'gi',
);
/** 'Two and a half million', '2 and half million'. */
const HALF = new RegExp(
  `\\b(${GROUP}|\\d{1,3})\\s+(?:and|&|n|nd)\\s+(?:a\\s+)?half(\\s*(?:thousand|million|billion|k|m|b)\\b)`,
  'gi',
);

const HALF_OF_ONE = /(?<!(?:\d|\band|&|\bnd?|\bone)\s*)\bhalf\s+(?:a\s+)?(?=million\b|billion\b)/gi;

/** Without one of these there is nothing to turn: most texts are spared four long patterns. */
const HAS_ONE = /thousand|million|billion|point|half|%|cent/i;

/** A text with its thousands, millions and shares in digits: 'Seventy-five million' is '75,000,000', 'ten percent' '10 percent'. Other numbers stay words. */
export function amountsInDigits(text: string): string {
  if (!HAS_ONE.test(text)) return text;
  return text
    .replace(DECIMAL, (_, whole: string, parts: string, scale: string) => {
      const decimals = parts.split(/\s+/).map((part) => figureOf(part));
      return `${figureOf(whole)}.${decimals.join('')}${scale}`;
    })
    .replace(HALF, (_, whole: string, scale: string) => `${figureOf(whole)}.5${scale}`)
    .replace(HALF_OF_ONE, '0.5 ')
    .replace(AMOUNT, (words) => formatCount(amountOf(words.toLowerCase())))
    .replace(SHARE, (word) => String(amountOf(word.toLowerCase())));
}

/** A number in digits, whether it was written so or in words. */
function figureOf(words: string): string {
  return /^\d+$/.test(words) ? words : String(amountOf(words.toLowerCase()));
}

function amountOf(words: string): number {
  let sum = 0;
  let group = 0;
  for (const word of words.split(/[\s,-]+/)) {
    const scale = SCALES[word];
    if (scale !== undefined) {
      sum += group * scale;
      group = 0;
    } else if (word === 'hundred') group = (group || 1) * 100;
    else if (TENS.includes(word)) group += 20 + 10 * TENS.indexOf(word);
    else if (SMALL_NUMBERS.includes(word)) group += SMALL_NUMBERS.indexOf(word);
  }
  return sum + group;
}
