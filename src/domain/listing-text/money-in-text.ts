import { readAmount } from '../amounts/read-amount';
import { AREA_UNIT } from '../amounts/read-area';
import { placeWords } from '../places/place-words';
import { ROAD_WORDS } from '../road-words';
import { plainWords, withoutLongNumbers } from './found';

/** An amount of naira as it stands in a text, with the words around it. */
export type Money = {
  naira: number;
  words: string;
  start: number;
  end: number;
  /** With a sign of naira before it. */
  isMarked: boolean;
  /** With its thousands or millions: '450k', '2.5m'. */
  isScaled: boolean;
  before: string;
  after: string;
};

/** The signs of naira, for a pattern. */
export const NAIRA_MARK = '₦|ngn ?|naira ?|=n=|#|\\bn(?=\\d)';
const AMOUNT = new RegExp(
  `(?:(?<mark>${NAIRA_MARK}) ?)?(?<![\\d.,])(?<digits>\\d[\\d,.]*) ?(?<scale>k|thousand|m|mn|mil|mill|mill?ions?|b(?!\\/)|bn|billions?)?(?:(?![a-z0-9])|(?=p\\.?a\\b))`,
  'gi',
);
/** 'Rent 1. 5m': five million behind the end of a sentence, or one and a half with a blank that slipped in. */
const CUT_OFF = /(?<![\d.,x×*/-])\d{1,2}\. $/;
const MILLIONS = /^\d{1,3} ?m/i;
/** 'Lekki Phase 1. 140m', 'close 22. 150m', 'Land 50 by 100. 15m': that number is of the place, of rooms or a size. */
const NUMBER_OF_PLACE =
  /(?:\b(?:phase|ph|zone|block|blk|stage|unit|wuse|garki|plot|house|flat|no|number|suite|shop|close|road|street|avenue|crescent|lane|gate|extension|ext|section|sector|area|layout|estate|floor|size|baths?|toilets?)\b[ :#.-]{0,2}|\d ?(?:ft|feet|m)? ?(?:x|×|\*|by) ?)\d{1,2}\. $/i;
/** '85,000.000': thousands to the thousandth, or millions with one slip. */
const IN_TWO_WAYS = /^\d{1,3},\d{3}\.\d{3}$/;
const PRICED_BEFORE = /\b(?:price|rent|asking|selling|for|at)\s*(?:is|of)?\s*[:=@-]?\s*$/i;
const AREA_AFTER = new RegExp(`^[ -]?(?:${AREA_UNIT})(?![a-z0-9])`, 'i');
/** '7B Allen Avenue', 'Flat 3B': a house, a plot or a flat, and no billions. */
const HOUSE_LETTER = /^\d{1,4}b$/i;
const HOUSE_BEFORE =
  /\b(?:no\.?|number|plot|block|blk|flat|house|unit|shop|suite|apartment|apt) ?$/i;
/** So many words of a road's name are looked at: '7B Sir Adetokunbo Ademola Street'. */
const ROAD_NAME = 5;
const FOREIGN_BEFORE = /(?:[$€£]|\b(?:us\$?|usd|gbp|eur))\s*$/i;
const FOREIGN_AFTER = /^\s*(?:[$€£]|(?:usd|gbp|euros?|dollars?|pounds?)\b)/i;
/** Less is no price of a home: a bedroom, a floor, a phone's digits. */
const LEAST = 10_000;
/** How much of the words around an amount says what it is. */
const AROUND = 60;
/** No advert names more; who pastes them may mean to keep a phone busy. */
const MOST = 300;

const HUNDREDS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** '2 million five hundred thousand'. */
const MILLION_AND = new RegExp(
  `(\\d+)\\s?million,?\\s(?:and\\s)?(${HUNDREDS.join('|')})\\shundred\\sthousand`,
  'gi',
);

/** A text in plain words, its lines kept: a line's end is the end of what is said of an amount. */
export function plainLines(written: string): string {
  return (
    withoutLongNumbers(written)
      .replace(/(\d)\s?m(?:illion)?\s?(?:and\s)?(\d{3})\s?k\b/gi, '$1.$2m')
      // 'N450,000k': the k of kobo, with none.
      .replace(/(?:₦\s?|#\s?|\bngn\s?|\bn\s?)?\b(\d{1,3}(?:,\d{3})+)\s?k\b/gi, '₦$1')
      // 'N95 000 000', 'N2,5m'.
      .replace(/(?<=[₦#]|\bN)\d{1,3}(?: \d{3}){2,}\b/gi, (number) => number.replaceAll(' ', ''))
      .replace(/(\d),(\d{1,2})(?=\s?m\b)/gi, '$1.$2')
      .replace(MILLION_AND, (_, millions: string, hundreds: string) => {
        const digit = HUNDREDS.indexOf(hundreds.toLowerCase()) + 1;
        return `${millions}.${digit} million`;
      })
      .split('\n')
      .map(plainWords)
      .filter((line) => line !== '')
      .join('\n')
  );
}

/** All amounts that may be naira, from the first to the last; what is in dollars is none. */
export function moneyIn(lines: string): Money[] {
  return [...lines.matchAll(AMOUNT)].slice(0, MOST).flatMap((match) => {
    const { mark, digits = '', scale = '' } = match.groups ?? {};
    const ended = digits.replace(/[.,]+$/, '');
    // '45.000.000', 'N450.000'.
    const isDotted =
      /^\d{1,3}(?:\.\d{3}){2,}$/.test(ended) ||
      (mark !== undefined && scale === '' && /^[1-9]\d{0,2}\.\d{3}$/.test(ended));
    const written = isDotted ? ended.replaceAll('.', '') : ended;
    const read = readAmount(`${written}${scale.replace(/^mill?(?:ions?)?$/i, 'm')}`);
    if (read === null || !('naira' in read) || read.naira < LEAST) return [];
    const start = match.index;
    // The stop behind a number ends its sentence.
    const end = start + match[0].length - (scale === '' ? digits.length - ended.length : 0);
    const before = lines.slice(Math.max(0, start - AROUND), start);
    const after = lines.slice(end, end + AROUND);
    const words = lines.slice(start, end).trim();
    if (mark === undefined && isCutOff(before, words)) return [];
    if (FOREIGN_BEFORE.test(before.slice(-8)) || FOREIGN_AFTER.test(after.slice(0, 12))) return [];
    if (HOUSE_LETTER.test(words) && (HOUSE_BEFORE.test(before) || isBeforeRoad(after))) return [];
    return [
      {
        naira: read.naira,
        words,
        start,
        end,
        isMarked: mark !== undefined,
        isScaled: scale !== '',
        before,
        after,
      },
    ];
  });
}

/** Whether a text names an amount of which nobody can tell where its millions begin: 'N85,000.000', 'rent 1. 5m'. */
export function hasOpenAmount(lines: string): boolean {
  return [...lines.matchAll(AMOUNT)].slice(0, MOST).some((match) => {
    const { mark, digits = '', scale = '' } = match.groups ?? {};
    const before = lines.slice(Math.max(0, match.index - AROUND), match.index);
    if (mark === undefined && isCutOff(before, match[0])) return true;
    const written = digits.replace(/[.,]+$/, '');
    if (scale !== '' || !IN_TWO_WAYS.test(written)) return false;
    const isArea = AREA_AFTER.test(lines.slice(match.index + match[0].length));
    const isPrice = mark !== undefined || written.endsWith('.000') || PRICED_BEFORE.test(before);
    return isPrice && !isArea;
  });
}

const isCutOff = (before: string, words: string): boolean =>
  MILLIONS.test(words) && CUT_OFF.test(before) && !NUMBER_OF_PLACE.test(before);

/** Whether a text begins with the name of a road. */
function isBeforeRoad(after: string): boolean {
  const [name = ''] = after.replace(/^,/, '').split(/[,.;:\n]/);
  return placeWords(name)
    .slice(0, ROAD_NAME)
    .some((word) => ROAD_WORDS.has(word));
}
