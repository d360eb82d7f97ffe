import { COUNT_PATTERN } from '../../amounts/number-words';
import type { SearchType } from '../../../contract/search/search-options';
import type { SearchState } from '../search-state';
import { take, type Taken, without } from './take';

type Kind = Partial<Pick<SearchState, 'bedroomsMin' | 'bedroomsMax' | 'type' | 'text'>>;

const ROOM = String.raw`(?:rooms?|rm)`;
const PARLOUR = String.raw`(?:(?:a|one|1|single)\s*)?${ROOM}\s*(?:and|&|n|nd|\/)\s*(?:a\s+)?pal?r?l?ou?r`;
const MINI_FLAT = String.raw`min+i[\s-]*flats?`;
const SELF_CONTAIN = String.raw`s[ae]l?f[\s-]*con\w*|s\/c|${ROOM}\s+self`;
/** One bedroom by another name. */
const ONE_BEDROOM = new RegExp(String.raw`\b(?:${MINI_FLAT}|${PARLOUR})\b`, 'i');
/** A room with its own bath: no type of the list means it alone, and adverts say it in these words. */
const ONE_ROOM = new RegExp(
  String.raw`\b(?:(?:(?:a|an|one|1|single)\s*)?(?:${ROOM}\s+)?(?:${SELF_CONTAIN})|(?:^\W*|\b(?:a|one|1|single|need|want|wan|find|get|for|cheap|affordable|nice|clean|big|small)\s*)room(?!\s*(?:\d|mate)))\b|\b(?<studio>studios?)\b`,
  'i',
);
const FLAT = String.raw`(?:flat|ap+art[aei]?m[ae]nt|apt)s?`;
/** What is no part of any name: 'Flat 3' is one's number. */
const CERTAIN = new RegExp(
  String.raw`\b(?:${MINI_FLAT}|${PARLOUR}|${SELF_CONTAIN}|duplex(?:es)?|bungalows?|detached)\b|\b${FLAT}\b(?!\s*(?:\d|[a-z]\b))`,
  'i',
);
/** Also 'half a plot of land'; a house 'on half plot' is none. */
const LAND = new RegExp(
  String.raw`(?<!\bon\s(?:\w+\s){0,2})\b(?:(?:half|full|${COUNT_PATTERN})\s+(?:an?\s+)?)?plots?(?:\s+of\s+land)?\b(?!\s*\d)|\b(?:dry\s+)?lands?\b(?!\s+estate)`,
  'i',
);
/** The more exact ones first. */
const TYPES: readonly [RegExp, SearchType][] = [
  [/\b(?:(?:semi|fully)[\s-]*)?(?:(?:detached|terraced?)\s+)?bungalows?\b/i, 'Bungalow'],
  [/\bsemi[\s-]*detached(?:\s+(?:duplex|house))?\b/i, 'Semi detached'],
  [/\b(?:fully[\s-]+)?detached(?:\s+(?:duplex|house))?\b/i, 'Detached'],
  [/\bterraced?(?:\s+(?:duplex|house))?\b/i, 'Terrace'],
  [/\bduplex(?:es)?\b/i, 'Duplex'],
  [new RegExp(String.raw`\b(?:mini\s*)?${FLAT}\b`, 'i'), 'Flat/Apartment'],
  [/\bcommercial\s+land\b/i, 'Commercial Land'],
  [LAND, 'Land'],
  [/\boffices?(?:\s+space)?\b/i, 'Office Space'],
  [/\b(?:lock[\s-]*up\s+)?shops?(?:\s+space)?\b/i, 'Retail Shop'],
  [/\bwarehouses?\b/i, 'Warehouse'],
  [/\bhouses?\b(?!\s+estate|\s*\d)/i, 'House'],
];
/** What has no type of its own is found by its name; in the middle of a sentence a hotel is what a home is near. */
const NAMED =
  /\b(?:penthouse|maisonette|mansion)s?\b|(?<=^\W*(?:(?:an?|i|we|want|need|looking|for|student|female|male)\s+)*)\b(?:hostel|hotel|filling station|event cent(?:re|er))s?\b(?!\s+(?:road|rd))/i;

/** Whether a sentence names a kind of home in words that are part of no place's name. */
export const isCertainKind = (sentence: string): boolean => CERTAIN.test(sentence);

/**
 * What kind of home a sentence asks for, and the sentence without it (HOME-9). Of several kinds none is asked for.
 * @param hasRooms whether it counts bedrooms too: '2 bedroom self contained flat' is no single room
 */
export function kindAsked(sentence: string, hasRooms: boolean): { rest: string; filters: Kind } {
  const isMini = ONE_BEDROOM.test(sentence);
  const afterMini = without(sentence, ONE_BEDROOM);
  const room = take(afterMini, ONE_ROOM);
  const afterRoom = room?.rest ?? afterMini;
  const named = NAMED.exec(afterRoom)?.[0].toLowerCase().replace(/s$/, '');
  const { rest, type } = typeIn(without(afterRoom, NAMED));
  const found = isMini ? 'Flat/Apartment' : type;
  const ofRoom = room === null || isMini || hasRooms ? undefined : roomWords(room);
  const text = ofRoom ?? named;
  return {
    rest,
    filters: {
      ...(isMini ? { bedroomsMin: '1', bedroomsMax: '1' } : {}),
      ...(text === undefined ? {} : { text }),
      ...(found === undefined ? {} : { type: found }),
    },
  };
}

const roomWords = ({ said }: Taken): string =>
  said['studio'] === undefined ? 'self contain' : 'studio';

/** The type that is said; of 'flat or bungalow' none, of 'flat/apartment' the one that both are. */
function typeIn(sentence: string): { rest: string; type?: SearchType | undefined } {
  const [pattern, type] = TYPES.find(([each]) => each.test(sentence)) ?? [];
  if (pattern === undefined) return { rest: sentence };
  const rest = without(sentence, pattern);
  const [other, otherType] = TYPES.find(([each]) => each.test(rest)) ?? [];
  if (other === undefined || !areJoined(pattern, other).test(sentence)) return { rest, type };
  return { rest: without(rest, other), ...(otherType === type ? { type } : {}) };
}

function areJoined({ source: one }: RegExp, { source: other }: RegExp): RegExp {
  const or = String.raw`\s*(?:\bor\b|\band\b|\/|&)\s*`;
  return new RegExp(`(?:${one})${or}(?:${other})|(?:${other})${or}(?:${one})`, 'i');
}
