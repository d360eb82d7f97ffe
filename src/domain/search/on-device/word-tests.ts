import { isByName } from '../elsewhere-of';
import { keywordPattern, keywordsOf } from '../keywords';
import { locationParts } from '../place/location-parts';
import { nameInAddress } from '../place/name-in-address';
import { searchText } from '../search-text';
import type { BitSlices } from './bit-slices';
import type { ListingColumns } from './listing-columns';
import { namesInAddress } from './names-in-address';
import { among, type Narrowing, remembered } from './narrowing';
import { wantedBits } from './text-signature';
import type { Verdicts } from './verdicts';

/** Which texts may hold a word, and which were found to, kept in step with the columns. */
export type TextSlices = { text: BitSlices; address: BitSlices; verdicts: Verdicts };

/** A word that texts must hold: those that may by their bits, and those that do. */
type WordTest = { may: Narrowing; does: Narrowing };

/** The words of the place, where its name alone decides, and the keywords. */
export function wordTests(
  columns: ListingColumns,
  slices: TextSlices,
  query: URLSearchParams,
): WordTest[] {
  const byNameAlone = isByName(query) && !(Number(query.get('extentKm') ?? 0) > 0);
  const places = byNameAlone ? locationParts(query.get('location') ?? '') : [];
  return [
    ...places.map((part) => named(columns, slices, part)),
    ...keywordsOf(searchText(query.get('text') ?? '')).map((keyword) =>
      holding(columns, slices, keyword),
    ),
  ];
}

/** Texts that hold a word: the slices rule most of them out before any is read, and none is read twice. */
function holding(columns: ListingColumns, slices: TextSlices, word: string): WordTest {
  const known = keywordPattern(word);
  const whole = known === null ? null : new RegExp(known.pattern);
  return wordTest(columns, slices, {
    column: 'text',
    word,
    letters: known === null || known.hasItsLetters ? [word] : [],
    isIn: (text, slot) =>
      (whole?.test(text) ?? text.includes(word)) ||
      (known?.isFurnished === true && whole?.test(columns.features[slot]!) === true),
  });
}

/** Addresses that hold a part of a place's name. */
function named(columns: ListingColumns, slices: TextSlices, part: string): WordTest {
  return wordTest(columns, slices, {
    column: 'address',
    word: part,
    letters: nameInAddress(part, false).words,
    isIn: namesInAddress(part, false),
  });
}

type Looked = {
  column: 'text' | 'address';
  word: string;
  /** What is in the text letter by letter. */
  letters: readonly string[];
  isIn: (text: string, slot: number) => boolean;
};

function wordTest(
  columns: ListingColumns,
  slices: TextSlices,
  { column, word, letters, isIn }: Looked,
): WordTest {
  const texts = columns[column];
  const verdict = slices.verdicts.of(column, word, columns.used);
  const candidates = slices[column].mayHold(letters.flatMap(wantedBits));
  const does = remembered(verdict, (slot) => isIn(texts[slot]!, slot));
  return { may: candidates === null ? (_, count) => count : among(candidates), does };
}
