import { MAX_FEATURE } from '../../../contract/listing/property-options';
import { takeContacts } from '../../advert/take-contacts';
import { readFeatures } from '../../listing-text/read-features';
import { namesFeature } from '../table/names-feature';

/** A comma within a number separates nothing: '2,500 sqm'. */
const SEPARATORS = /(?:(?<!\d),|,(?!\d{3}(?!\d))|[;|•·✓✔])+|\s+[-–]\s+/;
/** 'AC', 'Swimming pool': more words say more than a tick does. */
const WORDS_OF_TICK = 3;
/** No list of what a home has is longer. */
const MOST_ITEMS = 100;
/** '3 bdrms', '120 sqm', 'Unfurnished': a listing has fields for them. */
const HAS_FIELD =
  /^(?:\d[\d,.]*\s*(?:bed(?:room)?s?|bdr(?:oo)?ms?|br|bath(?:room)?s?|sq\.?\s*m(?:et(?:re|er)s?)?|m²|m2)|(?:fully[\s-]*|un)?furnished)$/i;
/** Sums, codes, and sentences: what a home has is a name. */
const NO_NAME =
  /\d{3,}|[₦#$%]|\b(?:is|are|was|has|ask|see|his|her|my|our|we|us|he|she|they|do|don['’]?t|not to)\b/i;

/**
 * What a cell lists of a home ('Pool, AC; wifi'), called as the form's ticks are where one means the same. Only what
 * is known to be of homes: in such a cell may stand too what is for nobody else's eyes.
 */
export function listedFeatures(cell: string): string[] {
  return itemsOf(cell).filter(isOfHome).map(asTick);
}

/** What it lists that a listing has fields for, as a text of its own: '3 bdrms, 120 sqm'. */
export const numbersListed = (cell: string): string =>
  itemsOf(cell)
    .filter((item) => HAS_FIELD.test(item))
    .join(', ');

const itemsOf = (cell: string): string[] =>
  cell
    .replace(/^\s*\[|\]\s*$|["“”]|(?<![\p{L}\d])'|'(?![\p{L}\d])/gu, '')
    .split(SEPARATORS, MOST_ITEMS)
    .map((item) => item.trim());

const isOfHome = (item: string): boolean =>
  item !== '' &&
  item.length <= MAX_FEATURE &&
  !HAS_FIELD.test(item) &&
  !NO_NAME.test(item) &&
  namesFeature(item) &&
  takeContacts(item).contacts.length === 0;

function asTick(item: string): string {
  const { features, documents } = readFeatures(item);
  const [tick, ...others] = [...features, ...documents];
  const isOne = others.length === 0 && item.split(/\s+/).length <= WORDS_OF_TICK;
  return isOne && tick !== undefined ? tick : item.charAt(0).toUpperCase() + item.slice(1);
}
