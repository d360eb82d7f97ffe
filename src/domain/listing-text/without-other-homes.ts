import { plainWords } from './found';

const HOME =
  '(?:flats?|apartments?|duplex(?:es)?|bungalows?|terraces?|maisonettes?|mansions?|houses?|hotels?|estates?|schools?|shops?|offices?|warehouses?)';
/** 'Beside 5 bedroom duplex', 'next to our hotel': a neighbour. */
const BESIDE = new RegExp(
  `\\b(?:beside|next to|close to|opposite|behind|adjacent(?: to)?|sharing (?:an? )?(?:fence|boundary) with)\\s+[^.,;\\n]{0,30}?\\b${HOME}\\b`,
  'gi',
);
/** 'Fit for 4 bedroom duplex', 'can take two flats': what may be built on land. */
const PLANNED = new RegExp(
  `\\b(?:(?:fit(?:ted)?|suitable|good|ideal|perfect|enough|okay|approved|great)\\s+(?:for|to build)|(?:can|will|could)\\s+(?:take|contain|accommodate|carry)|to build)\\s+[^.;\\n]{0,40}?\\b${HOME}\\b`,
  'gi',
);
const LAND = /\b(?:lands?|plots?|acres?|hectares?)\b/i;

/** A text without the homes that are not offered: a neighbour's, and on land those that could be built. */
export function withoutOtherHomes(text: string): string {
  const own = text.replace(BESIDE, ' ');
  const land = LAND.exec(plainWords(own));
  return land === null ? own : own.replace(PLANNED, ' ');
}
