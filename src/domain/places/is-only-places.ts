import { findMentions } from './find-mentions';
import { placeWords } from './place-words';

/** Whether words are the names of known places and no more. */
export function isOnlyPlaces(words: string): boolean {
  const mentions = findMentions(words);
  // 'Lekki Epe Expressway' names one road.
  const named = mentions.reduce(
    (sum, { start, length, road }, at) =>
      sum + length + (road && mentions[at + 1]?.start !== start + length ? 1 : 0),
    0,
  );
  return mentions.length > 0 && named === placeWords(words).length;
}
