import { isOnlyPlaces } from '../../places/is-only-places';

const THING =
  '(?:(?:swimming\\s*)?pools?|gym(?:nasium)?s?|garages?|car\\s?parks?|parking(?:\\s+lots?)?|play\\s*grounds?|security|police|generator|c\\s?(?:of|\\/)\\s?o|schools?|malls?|markets?|parks?)';
const ARTICLE =
  '(?:(?:an?|the|any)\\s+)?(?:(?:big|public|standard|modern|community|popular|motor|olympic)\\s+)?';
/** 'Close to a swimming pool and gym', 'behind Pool House', 'near garage'. */
const NEAR = new RegExp(
  `\\b(?:close\\s+to|near(?:\\s+to|by)?|beside|behind|opposite|opp|next\\s+to|adjacent(?:\\s+to)?|walking\\s+distance\\s+(?:to|from)|min(?:ute)?s?(?:['’]|\\s+(?:walk|drive))?\\s+(?:to|from))(?:\\s*:)?\\s+${ARTICLE}${THING}(?:\\s*(?:and|&|or)\\s*${ARTICLE}${THING})*\\b`,
  'gi',
);
/** 'Gym bus stop', 'Security Avenue'; not 'security street lights', nor 'gym, road'. */
const ROADS =
  /\b(?:pool|gym|garage|security|playground|generator|elevator)\s+(?:road|rd|street|str|avenue|ave|crescent|lane|junction|bus[\s-]?stop)\b(?!\s*(?:lights?|lamps?|network|side|access|parking))/gi;
/** 'Ojota Garage': a motor park; 'flat Yaba garage for 2 cars' has one. */
const MOTOR_PARK =
  /\b(?:(?<first>\p{L}{1,30})\s+)?(?<last>\p{L}{1,30})\s+garage\b(?!\s+(?:for|with|of|and|\d))/giu;

/** A text in plain words without what it says to be near, and without the roads and motor parks that bear a feature's name. */
export function withoutFeaturesElsewhere(text: string): string {
  return text
    .replace(NEAR, ' ')
    .replace(ROADS, ' ')
    .replace(MOTOR_PARK, (words, first: string | undefined, last: string) =>
      [last, `${first ?? ''} ${last}`].some(isOnlyPlaces) ? (first ?? ' ') : words,
    );
}
