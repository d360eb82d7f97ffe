import { AREA_UNIT, readArea, squareMetres } from '../amounts/read-area';
import { type Found, plainWords } from './found';

const AREA = new RegExp(
  `(?<!\\d\\s?[.,/⁄x×]?\\s?|[₦#$]\\s?|\\bngn\\s?|\\bn)(?<digits>\\bhalf|\\bquarter|\\d[\\d,]*(?:\\.\\d+)?)(?:\\s+an?)?[\\s-]*(?<unit>${AREA_UNIT})(?![a-z0-9])`,
  'gi',
);
/** The sides of a plot: '60ft x 120ft', '18m by 36m'; without a unit they may be feet or metres. */
const SIDES =
  /(?<![\d.,x×*/]|[x×*/]\s)\d{1,4}(?:\.\d+)?\s?(?:ft|feet|m|met(?:er|re)s?)?\s?(?:x|×|by|\*)\s?\d{1,4}(?:\.\d+)?\s?(?:ft|feet|m|met(?:er|re)s?)(?![a-z0-9]|\s?(?:x|×|by)\s?\d)/gi;
/** Less is a room. */
const LEAST_PLOT = 100;
/** One of several: '300 - 450sqm', '300sqm, 450sqm and 600sqm', '50 x 100 sqm'. */
const RANGE = new RegExp(
  `\\d\\s*(?:${AREA_UNIT})?\\.?\\s*(?:-|to|and|or|&|\\+|,\\s|\\/|x|×)\\s*\\d[\\d,.]*\\s*(?:${AREA_UNIT})(?![a-z0-9])`,
  'i',
);
/** What is measured is a part, one of many, or where the home stands. */
const OF_SOMETHING_ELSE =
  /\b(?:plots|units|from|minimum|starting|least|estate|resort|park)\b[^.;,|\n]{0,25}$|\b(?:pool|gym|garden|balcon(?:y|ies)|terrace|lounge|living(?:\s*room)?|sitting room|kitchen|master|bq|quarters)\b[^.;,|\n]{0,25}(?<!\bon(?:\s+(?:about|approximately|an?))?\s)$/i;
const FOR_SOMETHING_ELSE =
  /^\.?\s*(?:\(?\s*(?:each|per\b|a plot|\/\s*plot)|plots\b|(?:of\s+)?(?:\w+\s+)?(?:estate|resort|gym|pool|garden|balcony|terrace\b(?!d)|living|lounge|kitchen|master|bedroom|park|golf)\b|away\b)/i;
/** Rounded into another unit it is the same area: 'an acre (4,000 sqm)'. */
const SAME = 0.03;
/** Less is a shelf, or another unit was meant. */
export const LEAST_AREA = 5;

/**
 * Reads the area of the home or land, in square metres, from a title and description; null where
 * several differing ones are given, as of land and building, or of the plots of a scheme.
 */
export function readAreaInText(title: string, description: string): Found<number> | null {
  const inTitle = areasIn(title);
  const inDescription = areasIn(description);
  if (inTitle === null || inDescription === null) return null;
  const [first, ...others] = [...inTitle, ...inDescription];
  if (first === undefined || first.value < LEAST_AREA) return null;
  const isOne = others.every(({ value }) => Math.abs(value - first.value) <= SAME * first.value);
  return isOne ? { ...first, confidence: inTitle.length > 0 ? 0.95 : 0.85 } : null;
}

/** The areas that a text gives; null where it gives one of several. */
function areasIn(text: string): { value: number; words: string }[] | null {
  const plain = text.split('\n').map(plainWords).join('\n');
  if (RANGE.test(plain)) return null;
  const measured = [...plain.matchAll(AREA)].map((match) => {
    const { digits = '', unit = '' } = match.groups ?? {};
    return { match, value: squareMetres(digits, unit) };
  });
  const sides = [...plain.matchAll(SIDES)].map((match) => {
    const read = readArea(match[0]);
    const value = read !== null && 'number' in read ? read.number : 0;
    return { match, value: value >= LEAST_PLOT ? value : null };
  });
  return [...measured, ...sides].flatMap(({ match, value }) => {
    const before = plain.slice(Math.max(0, match.index - 45), match.index);
    // What is measured stands in the same line.
    const after = plain.slice(match.index + match[0].length).split('\n', 1)[0] ?? '';
    const isOther =
      OF_SOMETHING_ELSE.test(before) ||
      // '280sqm. Pool, gym': what begins a sentence of its own is not measured.
      (FOR_SOMETHING_ELSE.test(after) && !/^\.\s+[A-Z]/.test(after));
    return value === null || isOther ? [] : [{ value, words: match[0] }];
  });
}
