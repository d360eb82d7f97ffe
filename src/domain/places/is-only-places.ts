import { findMentions } from './find-mentions';
import { placeWords } from './place-words';

/** Whether words are the names of known places and no more. */
export function isOnlyPlaces(words: string): boolean {
  const mentions = findMentions(words);
  const named = mentions.reduce((sum, { length, road }) => sum + length + (road ? 1 : 0), 0);
  return mentions.length > 0 && named === placeWords(words).length;
}
