import type { SearchFeature } from '../../../contract/search/search-options';
import { withKeyword } from '../keywords';
import { without } from './take';

/** A filter where there is one, else a keyword that adverts say. */
type Asked = { feature: SearchFeature } | { keyword: string };

/** What is asked for in one word alone: 'lekki pool'. */
const ANYWHERE: readonly (readonly [string, Asked])[] = [
  [String.raw`b\.?q|boys?['’]?s?\s*quarters?`, { keyword: 'BQ' }],
  [String.raw`(?:swimming\s*)?pools?`, { keyword: 'pool' }],
  [String.raw`bore\s?holes?`, { keyword: 'borehole' }],
  [String.raw`prepaid(?:\s+met(?:er|re)s?)?`, { keyword: 'prepaid' }],
  [String.raw`solar(?:\s+(?:power|panels?))?`, { keyword: 'solar' }],
  [String.raw`inverters?`, { keyword: 'inverter' }],
  [String.raw`en[\s-]?suites?`, { keyword: 'ensuite' }],
];
/** What people ask a home to have, in the order of which stands before another in one word. */
const THINGS: readonly (readonly [string, Asked])[] = [
  ...ANYWHERE,
  [String.raw`(?:car\s*parks?|parking)(?:\s+(?:spaces?|lots?))?`, { feature: 'parking' }],
  [String.raw`a\/?cs?|air[\s-]?condition\w*`, { feature: 'ac' }],
  [String.raw`elevators?|lifts?`, { feature: 'elevator' }],
  [String.raw`security(?:\s+guards?)?`, { feature: 'security' }],
  [String.raw`gyms?`, { keyword: 'gym' }],
  [String.raw`gen|generators?`, { keyword: 'generator' }],
  [String.raw`balcon(?:y|ies)`, { keyword: 'balcony' }],
  [String.raw`c\s?of\s?o`, { keyword: 'c of o' }],
];
const anyOf = (things: readonly (readonly [string, Asked])[]): string =>
  things.map(([words]) => words).join('|');
const LINK = String.raw`(?:\s*(?:\+|,|&|\b(?:and|plus)\b)\s*)`;
const ONE = String.raw`(?:(?:a|an|good|constant|private|\d)\s+)*(?:${anyOf(THINGS)})(?![\w-])`;
/** 'with BQ and pool', '+ bq'. */
const LIST = new RegExp(
  String.raw`(?:\b(?<with>with?|having|wey\s+(?:get|has?))\s+|\s(?:\+|&|\b(?:and|plus)\b)\s*)${ONE}(?:${LINK}${ONE})*`,
  'i',
);
const ALONE = new RegExp(
  String.raw`(?<!\b(?:no|without)\s)\b(?:${anyOf(ANYWHERE)})(?![\w-])`,
  'gi',
);
/** Said of the home itself, anywhere; what it must not be is no keyword. */
const KIND =
  /\b(?<not>(?:not|non|un)[\s-]*)?(?:(?:fully|semi)[\s-]*)?(?<kind>furnished|serviced)\b/i;

/** What a sentence asks a home to have, and the sentence without it. */
export function takeThings(sentence: string): { rest: string; text: string; features: string } {
  const { not, kind = '' } = KIND.exec(sentence)?.groups ?? {};
  const list = LIST.exec(sentence);
  // A clause that goes on keeps its first word, 'with pool and big compound', and what is left tells that it had another.
  const left = sentence.replace(LIST, list?.groups?.['with'] === undefined ? ' ' : ' with; ');
  const alone = left.match(ALONE)?.join(' ') ?? '';
  const said = THINGS.flatMap(([words, thing]) => {
    const asked = new RegExp(String.raw`\b(?:${words})(?![\w-])`, 'i');
    const at = asked.exec(`${alone} ${list?.[0] ?? ''}`)?.index;
    return at === undefined ? [] : [{ at, thing }];
  }).toSorted((a, b) => a.at - b.at);
  const features = said.flatMap(({ thing }) => ('feature' in thing ? [thing.feature] : []));
  const keywords = said.flatMap(({ thing }) => ('keyword' in thing ? [thing.keyword] : []));
  return {
    rest: without(left.replace(ALONE, ' '), KIND),
    text: [not === undefined ? kind.toLowerCase() : '', ...keywords]
      .filter((one) => one !== '')
      .reduce(withKeyword, ''),
    features: features.join(','),
  };
}
