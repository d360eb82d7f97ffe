import { NAMED_AFTER_ROADS, ROAD_WORDS } from '../../road-words';

/** How a part of a place's name stands in an address, in small letters. */
type NameInAddress = {
  /** Its words, each of which is in an address that holds it: what is quickly asked first. */
  words: readonly string[];
  /** The text of a regular expression, which JavaScript and PostgreSQL read alike; null where its letters alone decide. */
  pattern: string | null;
  /** The same for an address with an expressway, which is called after the towns it leads to. */
  besideExpressway: string | null;
};

const SEPARATOR = '[^a-z0-9]';
/** So long it is no part of another place's word, and may be typed in part: 'Admiral', 'Lekki Pha'. */
const LONG = 6;
const EXPRESSWAY = `[a-z]*(${SEPARATOR}+[a-z]+)?${SEPARATOR}+express`;
/** 'Aba Road' leads to Aba, from Port Harcourt. */
const ROAD = `[^a-z0-9,]+(${[...ROAD_WORDS].join('|')})(${SEPARATOR}|$)`;
/** What an address with an expressway holds. */
export const EXPRESS = 'express';

/**
 * How a name is looked for in an address (RES-11): as whole words, for Aba is in 'Yaba' and Epe in 'Lekki-Epe
 * Expressway', with anything between them, as 'Ibeju Lekki' is written 'Ibeju-Lekki' too.
 * @param part of a typed location, as `locationParts` gives it
 * @param isPlace it is a place with an extent, and no road: a road that is called after it lies somewhere else
 */
export function nameInAddress(part: string, isPlace: boolean): NameInAddress {
  const words = part.match(/[a-z0-9]+/g);
  // In a script of its own: there are no words to tell apart.
  if (words === null) return { words: [part], pattern: null, besideExpressway: null };
  const noRoad = isPlace && !NAMED_AFTER_ROADS.has(words.join(' ')) ? `(?!${ROAD})` : '';
  const start = `(^|${SEPARATOR})${words.join(`${SEPARATOR}+`)}${noRoad}`;
  const isOpen = /[a-z]$/.test(part) && words.join('').length >= LONG;
  const end = isOpen ? '' : `(${SEPARATOR}|$)`;
  return {
    words,
    pattern: start + end,
    // Who names two words names the road itself, or a place that no road leads to.
    besideExpressway: words.length === 1 ? `${start}(?!${EXPRESSWAY})${end}` : null,
  };
}
