import { distanceKm } from '../../places/distance-km';
import { findMentions } from '../../places/find-mentions';
import { isCommonName } from '../../places/is-common-name';
import type { Place } from '../../places/place';
import { placeIndex } from '../../places/place-index';
import { placeWords } from '../../places/place-words';

/**
 * Whether the words leave no doubt which place of a name is meant. There is a 'GRA' in many towns: its
 * state says which, and so does a place beside it ('Aguda, Surulere'). The local government area that is
 * called after its town is no other place; and who names one elsewhere says so.
 */
export function isOnlyOne(place: Place, spelling: readonly string[], words: string): boolean {
  const others = (placeIndex().byName.get(spelling.join('')) ?? []).filter(
    (other) =>
      other !== place && !(isArea(other) && (other.state === place.state || place.kind === 'town')),
  );
  const isCommon = isCommonName(spelling.join(' '));
  if ((others.length === 0 && !isCommon) || saysState(words, place.state)) return true;
  // Of 'GRA Benin City' the town is left.
  const rest = placeWords(words).join(' ').replaceAll(spelling.join(' '), ' , ');
  const beside = findMentions(rest).filter(
    ({ places, near, road }) =>
      !near && !road && !places.includes(place) && !places.every(({ kind }) => kind === 'state'),
  );
  return beside.some(
    ({ places }) =>
      places.some((one) => isTogether(one, place)) &&
      !places.some((one) => others.some((other) => isTogether(one, other))),
  );
}

/** Whether words name a state. */
export const saysState = (words: string, state: string): boolean =>
  words.toLowerCase().includes(state.toLowerCase());

const isArea = ({ kind }: Place) => kind === 'lga' || kind === 'state';

const isTogether = (one: Place, other: Place) =>
  distanceKm(one, other) <= one.radiusKm + other.radiusKm + 1;
