import { distanceKm } from '../places/distance-km';
import type { Place } from '../places/place';
import { resolvePlace } from '../places/resolve-place';
import { placeIndex } from '../places/place-index';
import { placeWords } from '../places/place-words';
import { ROAD_WORDS } from '../places/road-words';
import { type Found, plainWords } from './found';

/** Where the text of a listing says that it is: a known place, from its district down. */
export type ReadPlace = Pick<Place, 'name' | 'state' | 'lat' | 'lng' | 'radiusKm'>;

const TITLE_IN = /(?:\b(?:in|at|within|inside|along|off)\b|@)\s*(.+)$/i;
// '2 bedroom flat Lekki Phase 1': what it is, then where, with nothing between.
const AFTER_TYPE =
  /^[^,;|()]*?\b(?:flats?|apartments?|duplex(?:es)?|bungalows?|terraces?|studios?|houses?|lands?|plots?|self[ -]?con(?:tain(?:ed)?)?|shops?|offices?|mansions?|warehouses?|penthouses?|maisonettes?)\s+(?=[A-Za-z])(.+)$/i;
const TITLE_ENDS = /\s*[|;()]\s*|\s+-\s+|,\s*/;
// What stands behind these is where it is, to the end of the sentence.
const SAID =
  /(?:📍\s*(?:location\s*[:-]?)?|\blocation\s*:|\b(?:located|situated|sited|tucked|lies|lying)\s+(?:in|at|on|off|along|within|inside)\b|\bfor\s+(?:sale|rent|lease|short\s?let)\b(?:\s*(?:in|at)\b|\s*@)?|\b(?:in|at|within|off)\b|@)\s*([^.;:!?]{3,90})/gi;
// From here on the sentence is about something else, or about what is not far.
const TURNS =
  /\b(?:near|near-?by|close\s?by|close to|shar(?:e|ed|ing)|opposite|opp|behind|beside|minutes?|mins?|drive|distance|from|with|for|has|have|comes?|asking|price|rent|rate|which|where|features?|facing)\b/i;
const TOGETHER_KM = 5;

/**
 * The place that a listing's title names, else the first one its description says it is in. A state or
 * a local government area says too little, and what is only near says nothing.
 */
export function readPlace(title: string, description: string): Found<ReadPlace> | null {
  const plain = inPhases(plainWords(title));
  const pieces = plain.split(TITLE_ENDS);
  const inTitle = placeIn(
    [TITLE_IN.exec(plain)?.[1], ...pieces.slice(1), AFTER_TYPE.exec(pieces[0] ?? '')?.[1]],
    0.95,
  );
  const said = [...inPhases(plainWords(description)).matchAll(SAID)].map(([, words]) => words);
  const inDescription = placeIn(said, 0.85);
  if (inTitle === null || inDescription === null) return inTitle ?? inDescription;
  const agree =
    distanceKm(inTitle.value, inDescription.value) <=
    inTitle.value.radiusKm + inDescription.value.radiusKm + TOGETHER_KM;
  return agree ? inTitle : { ...inTitle, confidence: 0.7 };
}

/** 'OMOLE PH.1' without the stop, which would end the sentence before its number. */
const inPhases = (text: string) => text.replace(/\b(ph|phase)\.\s?(?=\d)/gi, '$1 ');

/** The first of some pieces of text that names a place closely enough. */
function placeIn(
  pieces: readonly (string | undefined)[],
  confidence: number,
): Found<ReadPlace> | null {
  for (const piece of pieces) {
    const words = (piece ?? '').split(TURNS)[0]?.trim() ?? '';
    const found = words === '' ? null : resolvePlace(words);
    if (found === null || found.precision === 'state' || found.precision === 'lga') continue;
    const spelling = spellingIn(found.place, words);
    if (spelling === null) continue;
    const { name, state, lat, lng, radiusKm } = found.place;
    // There is a 'GRA' in many towns: without its state nobody knows which.
    const isOneOfMany = (placeIndex().byName.get(spelling) ?? []).length > 1;
    const isSure = !isOneOfMany || words.toLowerCase().includes(state.toLowerCase());
    return {
      value: { name, state, lat, lng, radiusKm },
      confidence: isSure ? confidence : 0.6,
      words,
    };
  }
  return null;
}

/**
 * The spelling in which a place stands in a text word for word, as the index of names has it: not as the
 * road of that name, nor as 'all en' for Allen. Null where it does not.
 */
function spellingIn({ name, aliases }: Place, text: string): string | null {
  const words = placeWords(text);
  const spelling = [name, ...aliases].map(placeWords).find((candidate) =>
    words.some((_, at) => {
      const isThere = candidate.every((word, step) => words[at + step] === word);
      return isThere && !ROAD_WORDS.has(words[at + candidate.length] ?? '');
    }),
  );
  return spelling?.join('') ?? null;
}
