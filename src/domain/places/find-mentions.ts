import type { Place } from './place';
import { placeIndex } from './place-index';
import { placeWords } from './place-words';
import { ROAD_WORDS } from '../road-words';

/** A known name found in an address. */
export interface Mention {
  /** The places of that name, the likeliest one first. */
  places: readonly Place[];
  /** Position of its first word in the whole text, and how many words it has. */
  start: number;
  length: number;
  /** It is all of its comma part: 'Ikate' in 'Off Freedom Way, Ikate, Lekki'. */
  exact: boolean;
  /** Said to be close by, not to be the place: 'opposite VGC'. */
  near: boolean;
  /** Only a road called after it: 'Ikorodu Road' is mostly not in Ikorodu. */
  road: boolean;
}

const LONGEST_NAME = 6;
const PART_ENDS = /[,;()[\]\n]+/;
const NEAR = new Set(
  'after before opposite opp behind beside near by to around adjacent towards'.split(' '),
);
/** Words between a name and the word that makes it a road: 'Agege Motor Road'. */
const BEFORE_ROAD = new Set(['motor', 'link', 'ring', 'service', 'toll', 'express']);
const GENERIC_ENDS = new Set(['district', 'town', 'city', 'area', 'axis', 'metropolis']);

function findInPart(words: string[], offset: number): Mention[] {
  const { byName } = placeIndex();
  const taken = new Set<number>();
  const found: Mention[] = [];
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length -= 1) {
    for (let at = 0; at + length <= words.length; at += 1) {
      const places = byName.get(words.slice(at, at + length).join(''));
      if (places === undefined) continue;
      const span = Array.from({ length }, (_, step) => at + step);
      // A shorter name inside a longer one is no mention: 'Lekki' of 'Lekki Phase 1'.
      if (span.some((word) => taken.has(word))) continue;
      for (const word of span) taken.add(word);
      const rest = words.slice(at + length);
      found.push({
        places,
        start: offset + at,
        length,
        exact: at === 0 && rest.every((word) => GENERIC_ENDS.has(word)),
        near: NEAR.has(words[at - 1] ?? ''),
        road: isRoad(rest),
      });
    }
  }
  found.sort((a, b) => a.start - b.start);
  // In 'Lekki-Epe Expressway' both ends name the road.
  for (let i = found.length - 2; i >= 0; i -= 1) {
    const [mention, next] = [found[i], found[i + 1]];
    if (!mention || !next?.road || mention.start + mention.length !== next.start) continue;
    mention.road ||= mention.places.every(isRoadEnd) && next.places.every(isRoadEnd);
  }
  return found;
}

/** Whether what stands behind a name makes it a road: 'Road', 'Motor Road'. */
function isRoad([first = '', second = '']: readonly string[]): boolean {
  // 'Yaba close to Unilag' names no close.
  return ROAD_WORDS.has(first) ? second !== 'to' : BEFORE_ROAD.has(first) && ROAD_WORDS.has(second);
}

function isRoadEnd(place: Place): boolean {
  return place.kind === 'town' || place.kind === 'lga' || place.kind === 'state';
}

/** The known names in an address, from left to right; longer names win over their parts. */
export function findMentions(text: string): Mention[] {
  const { byName } = placeIndex();
  const parts = text
    .split(PART_ENDS)
    .map(placeWords)
    .filter((words) => words.length > 0);
  const words = parts.flat();
  const whole = byName.get(words.join(''));
  if (whole) {
    const length = words.length;
    return [{ places: whole, start: 0, length, exact: true, near: false, road: false }];
  }
  let offset = 0;
  return parts.flatMap((part) => {
    const mentions = findInPart(part, offset);
    offset += part.length;
    return mentions;
  });
}
