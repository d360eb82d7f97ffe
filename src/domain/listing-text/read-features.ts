import { SMALL_NUMBERS } from '../amounts/number-words';
import type { SearchFeature } from '../../contract/search/search-options';
import { FEATURE_PATTERNS } from '../search/feature-patterns';
import { plainWords } from './found';
import { withoutFeaturesElsewhere } from './without/features-elsewhere';

/** As the search's filter finds it: what the one offers the other must find. */
const searched = (feature: SearchFeature) => new RegExp(FEATURE_PATTERNS[feature], 'i');

/** Words of a feature, and its name as the form's ticks have it. */
const FEATURES: readonly [string, RegExp][] = [
  ['Swimming pool', /\b(?:swimming\s*)?pool\b(?!\s*(?:table|side))/i],
  ['Gym', /\bgym(?:nasium)?\b/i],
  ['Boys quarters', /\bb\.?q\b|\bboys?'?s?\s*(?:quarters?|qua?rter|qtrs?)\b/i],
  ['Air conditioning', searched('ac')],
  ['24hr electricity', /\b24\s*\/?\s*7?\s*(?:hrs?|hours?)?\s*(?:power|light|electricity)/i],
  ['Security', searched('security')],
  ['CCTV', /\bcctv\b/i],
  ['Balcony', /\bbalcon(?:y|ies)\b/i],
  ['Walk-in closet', /\bwalk[\s-]*in[\s-]*closets?\b/i],
  ['Water heater', /\bwater\s*heaters?\b/i],
  ['Water treatment', /\bwater\s*treatment\b|\btreated\s*water\b/i],
  ['Gated estate', /\bgated\s*(?:estate|community)\b/i],
  ['Playground', /\bplay\s*(?:ground|area)\b/i],
  ['Elevator', searched('elevator')],
  ['Car park', searched('parking')],
  ['Power backup', /\bgenerator\b|\binverter\b|\bpower\s*back\s*-?up\b/i],
];
const DOCUMENTS: readonly [string, RegExp][] = [
  ['Certificate of Occupancy', /\bc\s?(?:of|\/)\s?o\b|\bcertificate of occupancy\b/i],
  ["Governor's consent", /\bgov(?:ernor|t)?['’]?s?\.?\s*consent\b/i],
  ['Right of Occupancy', /\br\s?of\s?o\b|\bright of occupancy\b/i],
  ['Excision', /\bexcision\b/i],
  ['Gazette', /\bgazette\b/i],
  ['Registered survey', /\b(?:registered\s*)?survey(?:\s*plan)?\b/i],
  ['Deed of assignment', /\bdeed\b/i],
];
/** How many cars: 'parking space for 2 cars', '6 car slots', 'compound fit park eight (8) cars'. */
const CAR_COUNT = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?:\s*\(\d{1,2}\))?`;
const CARS: readonly RegExp[] = [
  `\\bparking(?:\\s*(?:space|lot|slot|bay))?s?\\s*[:=]\\s*${CAR_COUNT}\\b`,
  `\\bparking\\s*(?:space|lot|slot|bay)?s?\\s*for\\s*${CAR_COUNT}\\b`,
  `\\b${CAR_COUNT}[\\s-]*(?:(?:dedicated|designated|reserved|allocated|covered)\\s)?(?:car\\s*)?parking\\s*(?:space|lot|slot|bay)s?\\b`,
  `\\b${CAR_COUNT}[\\s-]*(?:(?:dedicated|designated|reserved|allocated|covered)\\s)?cars?\\s*(?:parks?|parking|garages?|slots?|spaces?|lots?|ports?|bays?)\\b`,
  `\\b${CAR_COUNT}\\s*cars?\\s*(?:per|each|can (?:enter|park))\\b`,
  `\\b(?:parks?|parking|garage|car\\s?port|slots?|spaces?|fits?|takes?|contains?)\\s*(?:for|of|up to|takes?|fits?)?\\s*${CAR_COUNT}\\s*(?:cars?|vehicles)\\b`,
  `\\b(?:car\\s?park|car\\s?port|garage)\\s*(?:for|of)\\s*${CAR_COUNT}\\b`,
].map((pattern) => new RegExp(pattern, 'i'));
/** 'Built in 2019', 'year of construction: 2015'; what is still to be built has no year. */
const BUILT =
  /(?<!\b(?:to|will) be\s)\b(?:built|year of construction|constructed|completed)\s*(?:in|:|-)?\s*((?:19|20)\d\d)\b(?!\s*[-/,.]?\d)/i;
/** 'Awaiting Governor's consent', 'C of O in process', 'Excision gazette in view', 'generator not included': not there, or not yet. */
const TO_COME = /\b(?:awaiting|pending|processing|applied for|proposed|upcoming)\b[^.,;]{0,15}$/i;
const COMES =
  /^[^\w.,;]{0,3}(?:(?:gazette|consent|survey|deed)\s+)?(?:(?:is|are)\s)?(?:still\s)?(?:(?:up)?on request|excluded|not (?:included|provided|available|installed)|in (?:process|progress|view)|being processed|under process\w*|pending|processing|coming soon|on ?going|not (?:yet )?(?:ready|out)|awaited)\b/i;
/** 'No gym', 'Title: none yet (C of O …', 'bring your own generator'; 'enjoy your own pool' has one. */
const NO =
  /\b(?:no|not|without|un|non)[\s-]*(?:\w+\s+)?$|\bnone\s+yet[\s(:]*$|\b(?:bring|buy|get|provide|install|fuel)\s+(?:your|their)\s+(?:own\s+)?$/i;

/** The end of a line that does not go on in the next one. */
const SAID_BY_ITSELF =
  /(?<!(?:\b(?:close to|near|nearby|opposite|beside|behind|around|by|of|to|from|the|an?|and|opp(?:\.|osite)?|adjacent|next to|popular|big|public)|:)[^\S\n]{0,9})\n/i;

export type ReadFeatures = {
  features: string[];
  /** The papers of the title, the strongest first. */
  documents: string[];
  furnished: boolean | null;
  /** How many cars may stand there; null where no number is given. */
  parkingSpaces: number | null;
  yearBuilt: number | null;
};

/** Reads what a home has; what a text denies ('no parking', 'unfurnished') it does not have. */
export function readFeatures(text: string): ReadFeatures {
  const plain = plainWords(text);
  // 'Gym', 'Road' in lines of their own is no street; 'Close to:' is of the next line too.
  const own = text
    .split(SAID_BY_ITSELF)
    .map((line) => withoutFeaturesElsewhere(plainWords(line)))
    .join('\n');
  const named = (list: readonly [string, RegExp][]) =>
    list.flatMap(([name, pattern]) => (isSaid(own, pattern) ? [name] : []));
  const cars = CARS.map((pattern) => pattern.exec(plain)).find((match) => match !== null);
  const built = BUILT.exec(plain);
  const isUnfurnished = /\bun-?\s?furnished\b|\bnot furnished\b/i.test(plain);
  const isFurnished = /(?<!\b(?:semi|part(?:ly|ially)?)[\s-]*)\bfurnished\b/i.test(plain);
  return {
    features: named(FEATURES),
    documents: named(DOCUMENTS),
    furnished: isUnfurnished ? false : isFurnished ? true : null,
    parkingSpaces: cars ? numberOf(cars[1] ?? '') : null,
    yearBuilt: built ? Number(built[1]) : null,
  };
}

const numberOf = (word: string) =>
  SMALL_NUMBERS.includes(word.toLowerCase())
    ? SMALL_NUMBERS.indexOf(word.toLowerCase())
    : Number(word);

function isSaid(text: string, pattern: RegExp): boolean {
  const match = pattern.exec(text);
  if (match === null) return false;
  const before = text.slice(Math.max(0, match.index - 30), match.index);
  return (
    !NO.test(before) &&
    !TO_COME.test(before) &&
    !COMES.test(text.slice(match.index + match[0].length))
  );
}
