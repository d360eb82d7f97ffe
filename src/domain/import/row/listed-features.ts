import { MAX_FEATURE } from '../../../contract/listing/property-options';
import { takeContacts } from '../../advert/take-contacts';
import { readFeatures } from '../../listing-text/read-features';
import { isFalse, isTrue } from '../table/map-header';
import { isAboutPeople } from '../table/names-feature';

const SEPARATORS = /[,;|•·✓✔]+|\s+[-–]\s+/;
/** 'AC', 'Swimming pool': more words say more than a tick does. */
const WORDS_OF_TICK = 3;

/** What a cell lists of a home ('Pool, AC; wifi'), called as the form's ticks are where one means the same. */
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
    .split(SEPARATORS)
    .map((item) => item.trim());

/** '3 bdrms', '120 sqm', 'Unfurnished': a listing has fields for them. */
const HAS_FIELD =
  /^(?:\d[\d,.]*\s*(?:bed|bdr|br\b|bath|toilet|sq|m²|m2).*|(?:fully[\s-]*|un)?furnished)$/i;

const isOfHome = (item: string): boolean =>
  /\p{L}/u.test(item) &&
  !/^(?:none|nil|n\/a)$/i.test(item) &&
  !HAS_FIELD.test(item) &&
  item.length <= MAX_FEATURE &&
  !isTrue(item) &&
  !isFalse(item) &&
  !isAboutPeople(item) &&
  takeContacts(item).contacts.length === 0;

function asTick(item: string): string {
  const { features, documents } = readFeatures(item);
  const [tick, ...others] = [...features, ...documents];
  const isOne = others.length === 0 && item.split(/\s+/).length <= WORDS_OF_TICK;
  return isOne && tick !== undefined ? tick : item.charAt(0).toUpperCase() + item.slice(1);
}
