import {
  COMMERCIAL_TYPES,
  type PropertyCategory,
  type PropertyType,
} from '../../contract/listing/property-options';
import { type Found, plainWords } from './found';
import { ROOM_COUNT } from './room-count';
import { sectionOffer } from './section-offer';
import { sharedRoomIn } from './shared-room';

export type ReadType = {
  type: PropertyType;
  category: PropertyCategory;
  /** Whether it is only the nearest of our types: a school is filed under Retail Space. */
  isNearest: boolean;
};

/** The words of each type; of several in one text the more exact one counts, in this order. */
const HOMES: readonly [PropertyType, RegExp][] = [
  ['Bungalow', /\bbungalows?\b/i],
  ['Maisonette', /\bmais+on+ett?es?\b/i],
  ['Semi detached', /\bsemi[\s-]*det[a-z]*\b|\bbed(?:room)?s?\s+semi(?=\s*(?:$|[,.;(]))/i],
  ['Terrace', /\bterr?ac(?:e|es|ed)\b|\btown\s?-?houses?\b/i],
  [
    'Flat',
    /\bmini[\s-]*flats?\b|(?:\b|(?<=\d))(?:a\s+)?rooms?\s*(?:and|&|n)\s*(?:a\s*)?parlou?r\b/i,
  ],
  [
    'Studio',
    /\bself[\s-]*con(?:t|tain|tained)?\b|\bselfcon\w*|\broomself\b|\bstudios?\b|\bsingle room\b|\broom\s?s[./]?c\b|\bbedsitt?er\b/i,
  ],
  ['Detached', /\b(?:du|tri)plex\s+(?:apart|flat)/i],
  // 'Flat / Apartment' is what a portal calls a flat: the one that is named first.
  ['Flat', /^(?:(?!\bap+arte?ment|\baprtment|\bpent[\s-]*house|\bcondo).)*\bflats?\b/i],
  [
    'Apartment',
    /\bap+arte?ments?\b|\baprtments?\b|\bapts?\b(?!\.?\s*(?:no\b|\d))|\bcondo(?:minium)?s?\b/i,
  ],
  ['Detached', /\bdetach(?:ed)?\b|\b(?:du|tri|quadri?)ple(?:x|xes)\b|\bmansions?\b|\bvillas?\b/i],
  // A duplex may have one on its roof.
  ['Apartment', /\bpent[\s-]*houses?\b/i],
];
const HOUSE =
  /(?<!\b(?:security|gate|guest|open|club|quest|pool|power|publishing|ware|same|in the|generator|full|front|play)[\s-]*)\bhouses?\b(?!\s*(?:rules?|keeping|keeper|hold))/i;
const LAND =
  /\blands?\b(?!\s*(?:lord|mark|scap))|\bplots?\b|\bhectares?\b|\bacres?\b|\bbare\s*(?:land|sqm)\b|\bfarm\s?land\b/i;
/** 'Old house on 1000sqm of land', 'building on 2 plots': what stands there is sold. */
const BUILT_ON = new RegExp(
  `^(?:(?!${LAND.source}).)*\\b(?:house|buildings?|warehouse)\\b[^.,;:\\n]{0,25}\\bon\\s(?:an?\\s|about\\s)?(?:\\S+\\s){0,3}(?:${LAND.source})`,
  'i',
);
/** What we have no type for; 'School Road' is where it is. */
const NEAREST =
  /(?:\bhotels?\b|\bguest\s?houses?\b|\b(?:filling|petrol|gas) stations?\b|\bschools?\b|\bchurch(?:es)?\b|\bmosques?\b|\bevents? (?:cent|hall|space)\w*|\bclinics?\b|\bhospitals?\b|\b(?:conference|meeting|training)\s+(?:rooms?|halls?)\b)(?!\s+(?:road|rd|street|str|avenue|ave|close|crescent|lane|drive|way|gate|junction|bus[\s-]?stop|area|estate)\b)/i;
/** 'Warehouse Road', 'Mall bus stop': where it is; 'shop road side' and 'shop close to the market' are shops. */
const ROAD =
  '(?!\\s+(?:road|rd|street|str|avenue|ave|crescent|lane|junction|bus[\\s-]?stop)\\b(?![\\s-]*(?:side|fac|front|view)))';
const COMMERCIAL: readonly [PropertyType, RegExp][] = [
  ['Warehouse', new RegExp(`\\bware\\s?-?houses?\\b${ROAD}`, 'i')],
  ['Coworking Space', /\bco-?\s?work(?:ing)?\b/i],
  [
    'Office Space',
    /(?<!(?:\b(?:with|and|plus)|[&+,])\s?(?:an?\s)?home[\s-])\boffices?\b|\bbusiness (?:space|suite)s?\b/i,
  ],
  [
    'Retail Space',
    /\bshops?\b(?!\s*rite)|\bkiosks?\b|\bretail\b|\bmalls?\b|\bplazas?\b|\bstores?\b|\bshow\s?-?rooms?\b|\brestaurants?\b|\bbank(?:ing)? (?:hall|space)\b|\bsalon\b|\blounge\b|\bbar\b/i,
  ],
  ['Retail Space', NEAREST],
  ['Industrial', /\bfactor(?:y|ies)\b|\bindustrial\b|\btank farm\b|\bfish farm\b|\bpoultry\b/i],
];
const BEDROOMS = /\bbed(?:room|s|rm|\b)/i;
const COUNTED = new RegExp(`\\b(?:${ROOM_COUNT})[\\s-]*bed`, 'i');
const COMMERCIAL_USE = /\bcommercial (?:use|propert|building|purpose)/i;
/** A whole building is none of our types; a flat in one is a flat. */
const BLOCK =
  /(?<!\b(?:in|of|within|inside)\s(?:an?|the|our)\s(?:\w+\s)?)\bblocks? of (?:\w+ )?(?:flats?|apartments?)\b|\bhostels?\b(?!\s*(?:rooms?|space))/i;
/** How far into a description its shop or office is what is offered, and not a neighbour. */
const HEAD_LENGTH = 40;
const COMMERCIAL_LAND = /\bcommercial\b|\bmixed[\s-]*use\b|\bindustrial\b/i;

/** Any house with its own roof or with two floors. */
const COARSE = /^(?:duplex(?:es)?|houses?)$/i;
/** 'Terrace duplex', and no terrace on its roof. */
const WHICH_HOUSE = /\b(?:semi[\s-]*det\w*|terr?aced?)\s+(?:duplex(?:es)?|houses?|homes?)\b/i;

/**
 * Reads what kind of home or space a text is about; the title decides before the description, where
 * shops and schools are mostly neighbours. Null where nothing says.
 */
export function readType(title: string, written: string): Found<ReadType> | null {
  const description = belowHeading(written);
  const inTitle = typeIn(title, 0.97, true);
  const head = firstPart(description);
  // 'Duplex' in the title, and below it 'terrace duplex': which of them it is.
  const which =
    inTitle !== null && COARSE.test(inTitle.words) && !/\bfully detached\b/i.test(head)
      ? WHICH_HOUSE.exec(plainWords(head))
      : null;
  const read = which
    ? found(/^semi/i.test(which[0]) ? 'Semi detached' : 'Terrace', which[0], 0.88)
    : (inTitle ?? typeIn(head, 0.88, false) ?? typeIn(description, 0.83, false));
  const room = sharedRoomIn(title, true) ?? sharedRoomIn(description);
  // A room of a duplex is no duplex; we have no type for it.
  return room === null || read?.value.type === 'Studio'
    ? read
    : {
        value: { type: 'Studio', category: 'Residential', isNearest: true },
        words: room,
        confidence: 0.88,
      };
}

/** What a word of a file's own column for the type means. */
export function readTypeWord(word: string): Found<ReadType> | null {
  return typeIn(word, 0.97, true);
}

function typeIn(text: string, sure: number, isHead: boolean): Found<ReadType> | null {
  const plain = plainWords(text);
  const home = homeIn(plain);
  const block = BLOCK.exec(isHead ? plain : plain.slice(0, HEAD_LENGTH));
  const space = spaceIn(isHead ? plain : plain.slice(0, HEAD_LENGTH));
  const isBuilt = BUILT_ON.test(plain);
  const land = isBuilt ? null : LAND.exec(plain);
  // 'Land with an old bungalow', 'plot for a block of flats': what comes first is what is sold.
  if (land && isHead && !precedes(home?.match, land) && !(home && BEDROOMS.test(plain)))
    return found(COMMERCIAL_LAND.test(plain) ? 'Commercial Land' : 'Land', land[0], sure);
  if (block && !(land && precedes(land, block)))
    return {
      value: { type: 'Flat', category: 'Residential', isNearest: true },
      words: block[0],
      confidence: sure,
    };
  if (space?.match && !(home?.match && precedes(home.match, space.match)))
    return found(space.type, space.match[0], sure);
  // 'Duplex space for commercial use' is a home by its walls alone.
  if (home?.match && isHead && COMMERCIAL_USE.test(plain)) return null;
  if (home?.match) return found(home.type, home.match[0], sure);
  const house = HOUSE.exec(plain);
  // 'House for sale at Nassarawa: 6 bedrooms' is one as '6 bedroom house for sale' is.
  const saysRooms =
    house !== null &&
    (BEDROOMS.test(plain.slice(0, house.index)) ||
      (house.index < HEAD_LENGTH && COUNTED.test(plain.slice(house.index))));
  if (house && (isHead || saysRooms || isBuilt)) return found('Detached', house[0], sure - 0.02);
  if (land && !isHead && /^.{0,60}\b(?:land|plots?|acres?|hectares?)\b/i.test(plain))
    return found(
      /\bcommercial (?:land|plot)/i.test(plain) ? 'Commercial Land' : 'Land',
      land[0],
      sure,
    );
  return null;
}

/** Between the home that is offered and one that it has: 'duplex with mini flat'; its BQ says nothing of it. */
const HAS =
  /^[^,.;\n]*?(?:\b(?:with|plus|and an?)\b|\+)\s*(?:(?!b\.?q\b|boys?\b|maid)[\w-]+\s+){0,4}$/i;
/** 'Flat in a terrace'; a duplex in one is a terrace. */
const STANDS_IN = /\bin an?\s+(?:\w+\s+)?$/i;
const STOREYED = /^(?:flats?|apartments?|studio)/i;

/** Whether a home is named as a part of another one, or as what that stands in. */
function isPartOf(one: RegExpExecArray, other: RegExpExecArray, text: string): boolean {
  const between = text.slice(endOf(one), endOf(other) - lastWord(other).length);
  return HAS.test(between) || (STOREYED.test(lastWord(one)) && STANDS_IN.test(between));
}

const endOf = (match: RegExpExecArray): number => match.index + match[0].length;
const lastWord = (match: RegExpExecArray): string => match[0].split(/\s+/).at(-1) ?? '';

type Named = { type: PropertyType; match: RegExpExecArray };

/** The most exact word for a home; of 'apartments & maisonettes' the first, and of 'duplex with mini flat'. */
function homeIn(text: string): Named | undefined {
  const named = HOMES.flatMap(([type, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ type, match }] : [];
  });
  const [exact] = named;
  const first = named.toSorted((one, other) => endOf(one.match) - endOf(other.match))[0];
  if (exact && first && first !== exact && isPartOf(first.match, exact.match, text)) return first;
  const joined = named.find(
    ({ match }) =>
      exact !== undefined &&
      /^s?\s*(?:&|and|\/)\s*$/i.test(text.slice(match.index + match[0].length, exact.match.index)),
  );
  return joined ?? exact;
}

/** The space that is named first: an office with a large co-working space is an office. */
function spaceIn(text: string): Named | undefined {
  return COMMERCIAL.flatMap(([type, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ type, match }] : [];
  }).sort((one, other) => one.match.index - other.match.index)[0];
}

const precedes = (one: RegExpExecArray | null | undefined, other: RegExpExecArray) =>
  one !== null && one !== undefined && one.index < other.index;

function found(type: PropertyType, words: string, confidence: number): Found<ReadType> {
  const isCommercial = (COMMERCIAL_TYPES as readonly string[]).includes(type);
  return {
    value: {
      type,
      category: isCommercial ? 'Commercial' : 'Residential',
      isNearest: isCommercial && NEAREST.test(words),
    },
    words,
    confidence,
  };
}

/** Up to the first full stop after a few words: where a description says what it is about. */
function firstPart(description: string): string {
  return /^.{20,}?(?:[.!\n]\s|$)/.exec(description)?.[0] ?? description;
}

/** A description without a first line that names no kind: 'AVAILABLE FOR RENT IN YABA' stands above a shop. */
function belowHeading(description: string): string {
  const [first = '', ...rest] = description.trim().split('\n');
  const isHeading = sectionOffer([first]) !== null && typeIn(first, 1, true) === null;
  return isHeading && rest.length > 0 ? rest.join('\n').trim() : description;
}
