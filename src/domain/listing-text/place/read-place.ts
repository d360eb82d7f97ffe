import { distanceKm } from '../../places/distance-km';
import { findMentions } from '../../places/find-mentions';
import type { Place } from '../../places/place';
import { resolvePlace } from '../../places/resolve-place';
import { placeIndex } from '../../places/place-index';
import { placeWords } from '../../places/place-words';
import { ROAD_WORDS } from '../../road-words';
import { around } from './around';
import { isPlaceName } from './is-place-name';
import { HOUSE_NUMBER, placeLine, withoutRoomsBehind } from './place-line';
import { type PlacePiece, placePiece } from './place-piece';
import { type Found, plainWords } from '../found';
import { isOnlyOne, saysState } from './is-only-one';
import { isOnlyPlaces } from '../../places/is-only-places';
import { withoutAmount } from './without-amount';
import { townBehind } from './town-behind';

/** Where the text of a listing says that it is: a known place, from its district down. */
export type ReadPlace = Pick<Place, 'name' | 'kind' | 'state' | 'lat' | 'lng' | 'radiusKm'> & {
  /** The part of that place that the text names and we do not know: 'Opolo' in Yenagoa, '12 Allen Avenue' in Ikeja. */
  quarter: string | null;
  /** The larger place that the text names behind it: 'Lekki' of 'Ikate, Lekki'. */
  town: string | null;
  /** A local government area bears this name: people say it of all that lies in it. */
  isWide: boolean;
};

const TITLE_IN = /(?:\b(?:in|at|within|inside|along|off)\b|@)\s*(.+)$/i;
// '2 bedroom flat Lekki Phase 1', 'Duplex 4bed Gwarinpa': what it is, then where, with nothing between.
const AFTER_TYPE =
  /^[^,;|()]*?\b(?:flats?|apartments?|duplex(?:es)?|bungalows?|terraces?|studios?|houses?|lands?|plots?|self[ -]?con(?:tain(?:ed)?)?|shops?|offices?|mansions?|warehouses?|penthouses?|maisonettes?|parlou?r|plazas?|hotels?|complex)\s+(?:\d{1,2}[\s-]*bed(?:room)?s?\s+)?(?:(?:rent|for\s+(?:sale|rent|lease|short\s?let)|to\s+(?:let|rent))\s+)?(?=[A-Za-z])(.+)$/i;
const TITLE_ENDS = /\s*[|;()]\s*|\s+-\s+|,\s*|(?<=\w{3})\.\s+/;
const SENTENCE = /\n|(?<=[a-z)]{2})\.\s+|:\s/i;
// What stands behind these is where it is, to the end of the sentence; what is named as the location is
// one of its own. A heading ('FOR SALE') says it in its own line or not at all.
const SAID =
  /(?:📍\s*(?:location\s*[:-]?)?|\blocation\s*:|\b(?:located|situated|sited|tucked|lies|lying)\s+(?:in|at|on|off|along|within|inside)\b|\b(?:in|at|within|off)\b|@)\s*(?<said>(?:(?!📍|\blocation\s*:)[^.;:!?]){3,90})|\b(?:for\s+(?:sale|rent|lease|short\s?let)|to\s+(?:let|rent)|short[\s-]?(?:let|stay)s?)\b(?:\s*(?:in|at)\b|\s*@)?[^\S\n]*\n?(?<headed>(?:(?!📍|\blocation\s*:)[^.;:!?\n]){3,90})/gi;
/** 'E dey vacant for Egbeda': 'for' is 'at', where nothing but known places stands behind it. */
const FOR = /\bfor\s+([^.;:!?\n]{3,60})/gi;
/** What is not far, behind a label of its own or listed below it: 'Landmarks: Unilag, Yabatech', 'Accessible to: Lekki Phase 1'. */
const NEIGHBOURS =
  /(?:^|[\n.;])[^\p{L}\n]*(?:(?:close|key|major|notable|popular)\s+)?(?:landmarks?|near(?:by|est)?|close|accessib(?:le|ility)|access|proximity|proximate|neighbou?r(?:s|ing)?|surround(?:ings?|ed)|attractions?|distances?|driv(?:e|ing)|minutes?|mins)\b[^:.\d\n]{0,25}:(?:[^\S\n]*(?:\n[^\S\n]*[-•*▪✓✔✅➢»][^\n]*)+|[^\n.;]*)/giu;
// From here on the sentence is about something else, or about what is not far.
const TURNS =
  /\b(?:\d+(?:\.\d+)?\s?km|along|near|near-?by|close\s?by|close to|shar(?:e|ed|ing)|opposite|opp|behind|beside|minutes?|mins?|(?:short|quick|easy)\s+drive|drive\s+(?:to|away)|distance|from|with|for|has|have|comes?|asking|price|rent|rate|which|where|features?|facing)\b/i;
const TOGETHER_KM = 5;
/** Farther than this from a town that is named too, a quarter is another town's. */
const ELSEWHERE_KM = 15;
/** What it costs, between or behind the words for where it is. */
const AMOUNTS = /(?:^|\s)(?:[₦#]\s?\d[\d,.]*|n?\d[\d,.]*\s?(?:k|m|million|bn?|billion)\b)/gi;
/** Ranks of areas that people name as where a home is; some of the others are words: 'Song', 'Bali'. */
const BEST_KNOWN = 3;

/**
 * The place that a listing's title names, else the first one its description says it is in. A state says
 * too little, a local government area is one where nothing finer is said, and what is only near says nothing.
 */
export function readPlace(title: string, description: string): Found<ReadPlace> | null {
  const plain = inPhases(plainWords(title));
  const pieces = plain.split(TITLE_ENDS);
  const inTitle = placeIn(
    [
      placePiece(TITLE_IN.exec(plain)?.[1]),
      ...[...plain.matchAll(FOR)].flatMap(onlyPlaces),
      placePiece(AFTER_TYPE.exec(pieces[0] ?? '')?.[1], pieces.slice(1).join(', ')),
      ...pieces.slice(1).map((words, at) => ({
        // 'High Level, Makurdi': the name before it is a part of it.
        words: isPlaceName(pieces[at] ?? '')
          ? `${pieces[at]}, ${words}`
          : [words, ...(isPlaceName(words) ? pieces.slice(at + 2, at + 3) : [])].join(', '),
        around: pieces.slice(at + 1).join(', '),
      })),
    ],
    0.95,
  );
  const lines = inPhases(description.split('\n').map(plainWords).join('\n'));
  const said = [...overlapping(SAID, lines)].map(({ groups }) =>
    placePiece(groups?.said ?? groups?.headed),
  );
  const inLine = placeIn(lines.replace(NEIGHBOURS, '\n').split(SENTENCE).flatMap(placeLine), 0.85);
  const inDescription =
    placeIn(said, 0.85) ?? inLine ?? placeIn([...lines.matchAll(FOR)].flatMap(onlyPlaces), 0.85);
  const found = agreed(inTitle, inDescription);
  // 'To let in Ilorin', and a line below: 'Tanke'.
  if (found !== null && inLine !== null && isWithin(inLine.value, found.value)) return inLine;
  if (found === null) return onlyPlaceIn(lines);
  const town = saysState(`${plain} ${lines}`, found.value.state) ? null : townAbove(found, lines);
  return town === null ? found : { ...found, ...placeInTown(found, town) };
}

/** The town that stands alone in a line above a place: 'ENUGU'. Below it may be where the agent's office is. */
function townAbove({ value }: Found<ReadPlace>, lines: string): ReadPlace | null {
  const parts = lines.split('\n');
  const names = (part: string) =>
    findMentions(part).some(({ places }) => places.some(({ name }) => name === value.name));
  for (const part of parts.slice(0, Math.max(0, parts.findIndex(names)))) {
    const town = isOnlyPlaces(part.trim()) ? placeIn([placePiece(part)], 1)?.value : undefined;
    if (town?.kind === 'town' || town?.kind === 'lga') return town;
  }
  return null;
}

/**
 * A place as the town says that stands above it: 'Akobo' under 'Ibadan properties' lies in Ibadan, and
 * 'Ring Road' under 'BENIN CITY' is the one there, however well another is known.
 */
export function placeInTown(
  found: Pick<Found<ReadPlace>, 'value' | 'confidence'>,
  town: ReadPlace,
): Pick<Found<ReadPlace>, 'value' | 'confidence'> {
  const { value: place, confidence } = found;
  if (place.town !== null || place.name.includes(town.name)) return found;
  if (isWithin(place, town)) return { value: { ...place, town: town.name }, confidence };
  const isFar = distanceKm(place, town) > place.radiusKm + town.radiusKm + ELSEWHERE_KM;
  const there = isFar
    ? placeIn([placePiece(`${place.quarter ?? place.name}, ${town.name}`)], 0.85)
    : null;
  return there ?? found;
}

const HOME_WORD =
  /\b(?:bed(?:room)?s?|flats?|apartments?|duplex|bungalow|terrace|lands?|plots?|shops?|offices?|self|\d?rooms?|parlou?r|house|studio|warehouse)\b/i;
const OF_AGENT = /\b(?:our|head|branch|contact|call|visit|realtors?|agents?)\b/i;

/** 'Rent 600k Ketu': what it costs, before the place. */
const NAMED_AMOUNT = /\b(?:rent|price|asking)\W{0,3}n?\d[\d,.]*\s?(?:k|m|million)?\b/gi;

/** Of a text that says nowhere 'in' or 'at' the one place that it names at all: '2 bed Yaba flat'. */
function onlyPlaceIn(lines: string): Found<ReadPlace> | null {
  const named = lines
    .split(SENTENCE)
    .flatMap((line) =>
      findMentions(line.replace(NAMED_AMOUNT, ' ').split(TURNS)[0] ?? '').map((mention) => ({
        line,
        mention,
      })),
    )
    .filter(({ mention: { near, road } }) => !near && !road);
  const [only, ...others] = named;
  if (only === undefined || others.length > 0) return null;
  const isOfHome = HOME_WORD.test(only.line) && !OF_AGENT.test(only.line);
  return isOfHome ? placeIn([placePiece(only.line)], 0.82) : null;
}

/** What the title says; less surely where the description says another place. */
function agreed(
  inTitle: Found<ReadPlace> | null,
  inDescription: Found<ReadPlace> | null,
): Found<ReadPlace> | null {
  if (inTitle === null || inDescription === null) return inTitle ?? inDescription;
  const agree =
    distanceKm(inTitle.value, inDescription.value) <=
    inTitle.value.radiusKm + inDescription.value.radiusKm + TOGETHER_KM;
  return agree ? inTitle : { ...inTitle, confidence: 0.7 };
}

/** All matches of a pattern, also those that begin within another. */
function* overlapping(pattern: RegExp, text: string): Generator<RegExpExecArray> {
  const from = new RegExp(pattern);
  for (let match = from.exec(text); match !== null; match = from.exec(text)) {
    yield match;
    from.lastIndex = match.index + 1;
  }
}

/** What stands behind 'for', where it is the name of a place and no more. */
function onlyPlaces([, behind = '']: RegExpMatchArray): PlacePiece[] {
  // 'House dey sell for Surulere 45m': its price stands right behind.
  const [first = ''] = behind.split(',');
  return isOnlyPlaces(withoutAmount(first)) ? [placePiece(behind)] : [];
}

/** 'Lekki 1.5m': what it costs, and no 'Lekki 1'. */
const DECIMAL = /(\d)\.(\d+\s?(?:k|m|mn|million|bn)\b)/gi;

/** 'OMOLE PH.1' without the stop, which would end the sentence before its number. */
const inPhases = (text: string) =>
  text.replace(/\b(ph|phase)\.\s?(?=\d)/gi, '$1 ').replace(DECIMAL, '$1$2');

/** The first of some pieces of text that names a place closely enough; a local government area last of all. */
function placeIn(pieces: readonly PlacePiece[], confidence: number): Found<ReadPlace> | null {
  let area: Found<ReadPlace> | null = null;
  for (const piece of pieces) {
    const said = withoutRoomsBehind(piece.words.split(TURNS)[0] ?? '');
    const words = said.replace(AMOUNTS, ' ').trim();
    const found = words === '' ? null : resolvePlace(words);
    if (found === null || found.precision === 'state') continue;
    const spelling = spellingIn(found.place, words);
    if (spelling === null) continue;
    const { name, kind, state, lat, lng, radiusKm } = found.place;
    const isSure = isOnlyOne(
      found.place,
      spelling,
      `${words}\n${piece.around.split(TURNS)[0] ?? ''}`,
    );
    const place = {
      value: {
        name,
        kind,
        state,
        lat,
        lng,
        radiusKm,
        quarter: quarterIn(words, found.place, spelling),
        town: townBehind(piece.around.split(TURNS)[0] ?? '', found.place, spelling),
        isWide: isWide(found.place, spelling),
      },
      confidence: isSure ? confidence : 0.6,
      words,
    };
    // 'Ring Road', and behind it 'Benin City': the two together may leave no doubt.
    const together =
      isSure || piece.around === piece.words
        ? null
        : placeIn([placePiece(piece.around)], confidence);
    if (together !== null && together.confidence === confidence) return together;
    if (found.precision !== 'lga') return place;
    if (found.place.rank <= BEST_KNOWN || saysState(words, state)) area ??= place;
  }
  return area;
}

/**
 * What stands before a town's name and is the name of a part of it ('Opolo, Yenagoa'), or before any
 * place's and is a road ('Bourdillon Road, Ikoyi'). Null where it is no name.
 */
function quarterIn(
  words: string,
  { name, kind }: Place,
  spelling: readonly string[],
): string | null {
  const { before, own, after } = around(words, spelling);
  // Its own old part: 'Ikota GRA'.
  if (/^\s+GRA\b/.test(after) && !/\bGRA\b/i.test(name)) return `${name} GRA`;
  const ahead = before.replace(/^[\s\-•:]+/, '');
  const number = HOUSE_NUMBER.exec(`${ahead}${own}`)?.[0].trimStart() ?? '';
  // The road that bears the place's name: '12 Allen Avenue'.
  const isItsRoad =
    ROAD_WORDS.has(placeWords(own).at(-1) ?? '') &&
    !placeWords(name).some((word) => ROAD_WORDS.has(word));
  if (isItsRoad && ahead.length <= number.length) return `${number}${own}`;
  const road = ahead.slice(number.length).replace(/[\s,(]+$/, '');
  const isTown = kind === 'town' || kind === 'lga';
  if (!isTown && !ROAD_WORDS.has(placeWords(road).at(-1) ?? '')) return null;
  // In capitals alone it shouts; 'GRA' does not.
  return isPlaceName(road)
    ? number + road.replace(/[A-Z]{4,}/g, (word) => word.charAt(0) + word.slice(1).toLowerCase())
    : null;
}

const isWide = (place: Place, spelling: readonly string[]) =>
  (placeIndex().byName.get(spelling.join('')) ?? []).some(
    ({ kind, state }) => kind === 'lga' && state === place.state,
  );

const isWithin = (one: ReadPlace, other: ReadPlace) =>
  one.radiusKm < other.radiusKm && distanceKm(one, other) <= other.radiusKm;

/**
 * The spelling in which a place stands in a text word for word: not as the road of that name, nor as
 * 'all en' for Allen. Null where it does not.
 */
function spellingIn({ name, aliases }: Place, text: string): string[] | null {
  const words = placeWords(text);
  const spelling = [name, ...aliases].map(placeWords).find((candidate) =>
    words.some((_, at) => {
      const isThere = candidate.every((word, step) => words[at + step] === word);
      return isThere && !ROAD_WORDS.has(words[at + candidate.length] ?? '');
    }),
  );
  return spelling ?? null;
}
