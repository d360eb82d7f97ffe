import type { SearchFeature } from '../../../contract/search/search-options';
import { withKeyword } from '../keywords';

const BQ = String.raw`b\.?q|boys?['’]?s?\s*quarters?`;
/** What people ask a home to have: a filter where there is one, else a keyword that adverts say. */
const THINGS: readonly (readonly [string, { feature: SearchFeature } | { keyword: string }])[] = [
  [String.raw`(?:car\s*parks?|parking)(?:\s+(?:spaces?|lots?))?`, { feature: 'parking' }],
  [String.raw`a\/?cs?|air[\s-]?condition\w*`, { feature: 'ac' }],
  [String.raw`elevators?|lifts?`, { feature: 'elevator' }],
  [String.raw`security(?:\s+guards?)?`, { feature: 'security' }],
  [String.raw`(?:swimming\s*)?pools?`, { keyword: 'pool' }],
  [BQ, { keyword: 'BQ' }],
  [String.raw`gyms?`, { keyword: 'gym' }],
  [String.raw`gen|generators?`, { keyword: 'generator' }],
  [String.raw`bore\s?holes?`, { keyword: 'borehole' }],
  [String.raw`prepaid(?:\s+met(?:er|re)s?)?`, { keyword: 'prepaid' }],
  [String.raw`solar(?:\s+(?:power|panels?))?`, { keyword: 'solar' }],
  [String.raw`inverters?`, { keyword: 'inverter' }],
  [String.raw`balcon(?:y|ies)`, { keyword: 'balcony' }],
  [String.raw`c\s?of\s?o`, { keyword: 'c of o' }],
];
const ANY = THINGS.map(([words]) => words).join('|');
const LINK = String.raw`(?:\s*(?:\+|,|&|\b(?:and|plus)\b)\s*)`;
const ONE = String.raw`(?:(?:a|an|good|constant|private|\d)\s+)*(?:${ANY})(?![\w-])`;
/** 'with BQ and pool', '+ bq'. */
const LIST = new RegExp(
  String.raw`(?:\b(?:with|having)\s+|\s(?:\+|&|\b(?:and|plus)\b)\s*)${ONE}(?:${LINK}${ONE})*`,
  'i',
);
/** One that is let by itself, or said without 'with'. */
const BQ_ALONE = new RegExp(String.raw`(?<!\b(?:no|without)\s)\b(?:${BQ})(?![\w-])`, 'i');
/** Said of the home itself, anywhere; what it must not be is no keyword. */
const KIND =
  /\b(?<not>(?:not|non|un)[\s-]*)?(?:(?:fully|semi)[\s-]*)?(?<kind>furnished|serviced)\b/i;

/** What a sentence asks a home to have, and the sentence without it. */
export function takeThings(sentence: string): { rest: string; text: string; features: string } {
  const [kindWords = '', not, kind = ''] = KIND.exec(sentence) ?? [];
  const [list = ''] = LIST.exec(sentence) ?? [];
  const [bq = ''] = BQ_ALONE.exec(sentence.replace(list, ' ')) ?? [];
  const said = THINGS.flatMap(([words, thing]) => {
    const at = new RegExp(String.raw`\b(?:${words})(?![\w-])`, 'i').exec(`${bq} ${list}`)?.index;
    return at === undefined ? [] : [{ at, thing }];
  }).toSorted((a, b) => a.at - b.at);
  const features = said.flatMap(({ thing }) => ('feature' in thing ? [thing.feature] : []));
  const keywords = said.flatMap(({ thing }) => ('keyword' in thing ? [thing.keyword] : []));
  return {
    rest: without(
      without(without(sentence, list, WITH.test(list) ? ' with ' : ' '), bq, ' '),
      kindWords,
      ' ',
    ),
    text: [not === undefined ? kind.toLowerCase() : '', ...keywords]
      .filter((one) => one !== '')
      .reduce(withKeyword, ''),
    features: features.join(','),
  };
}

/** A clause that goes on keeps its first word: 'with pool and big compound'. */
const WITH = /^(?:with|having)\b/i;
const without = (text: string, part: string, instead: string): string =>
  part === '' ? text : text.replace(part, instead);
