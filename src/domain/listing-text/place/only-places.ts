import { findMentions } from '../../places/find-mentions';
import { placeWords } from '../../places/place-words';

/** 'Lekki 250m', 'Lekki ₦200,000,000': what it costs, right behind where it is. */
const AMOUNT_BEHIND = /\s(?:[₦#]\s?\d|n?\d[\d,.]*\s?(?:k|m|million|bn?|billion)\b).*$/i;

/** Whether words are the names of known places and no more. */
export function isOnlyPlaces(words: string): boolean {
  const mentions = findMentions(words);
  const named = mentions.reduce((sum, { length, road }) => sum + length + (road ? 1 : 0), 0);
  return mentions.length > 0 && named === placeWords(words).length;
}

/** Words without the amount at their end. */
export const withoutAmount = (words: string): string => words.replace(AMOUNT_BEHIND, '');
