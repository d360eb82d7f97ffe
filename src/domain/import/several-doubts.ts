import { plainWords } from '../listing-text/found';
import { severalPeriodsIn } from '../listing-text/read-price-in-text';
import type { Doubt, DoubtKind } from './doubt';

const NUMBER = '\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve';
const SAYS: readonly [DoubtKind, RegExp][] = [
  [
    'several homes',
    new RegExp(
      `(?<!\\b(?:in|within|inside|part of)\\s+an?\\s+(?:[a-z]+\\s+){0,2})\\bblocks?\\s+of\\s+(?:${NUMBER})?\\s*(?:flats?|apartments?|\\d)|\\b(?:${NUMBER})\\s*(?:\\(\\d{1,3}\\)\\s*)?(?:nos?\\.?|units?|blocks?)\\s+(?:of\\b|[a-z0-9 -]{0,20}(?:flats?|apartments?|duplex(?:es)?|terraces?))|(?<!\\bblocks?\\s+of\\s+)\\b(?:${NUMBER})\\s+(?:flats|apartments|duplexes|shops)\\b`,
      'i',
    ),
  ],
  [
    // '2-Bed Apartment & 4-Bed Penthouse'; rooms of a boys' quarters are of the same home.
    'several homes',
    /\b(\d{1,2})[\s-]*(?:bed(?:room)?s?|bdrms?)\b[^.\n]{0,40}?(?:\band\b|&|,|\/|\+)\s*(?!\1\b)\d{1,2}[\s-]*(?:bed(?:room)?s?|bdrms?)\b(?!\s*(?:bq|boys|maid|guest|chalet|self|mini|servant|quarters?))/i,
  ],
  [
    // Who looks for a flatmate or a tenant offers a home.
    'wanted',
    /(?<!\b(?:(?:flat|room|house)[\s-]?mates?|tenants?|buyers?)\s)\bwanted\b|\b(?:looking|searching) for\b(?!\s+(?:an?\s+)?(?:[a-z]+\s+){0,2}(?:(?:flat|room|house)[\s-]?mates?|tenants?|buyers?)\b)[^.]{0,40}\b(?:flat|house|duplex|land|apartment)\b|\bin need of\b|\bneeded urgently\b|^\W*(?:urgently )?needed\b|\bbuyer is ready\b|\b(?:clients?|tenants?) (?:urgently |dey )?(?:needs?|wants?|requires?|find)\b|\b(?:buyers?|clients?|tenants?) (?:is |are )?(?:already )?(?:on (?:the )?ground|waiting)\b|^\W*(?:urgent(?:ly)? |client(?:'s)? |buyer(?:'s)? |property )*request\b(?!s?\s+(?:for )?(?:inspection|viewing))|\bwho(?:'s| has| get| dey (?:with|get))\b[^?]{0,60}\b(?:flat|house|duplex|land|plots?|apartment|self[\s-]?con\w*|bungalow|bed(?:room)?s?|shop)\b[^?]{0,60}\?|\b(?:anyone|anybody) with an?\b|\bI (?:urgently )?need an?\b|\blooking to (?:buy|rent)\b|\bmy budget\b/i,
  ],
  [
    'gone already',
    /(?<!\b(?:not|be|before|almost|nearly|was)\s+)\bsold out\b|\b(?:has|have) (?:just |now |already |since )?been (?:sold|let|rented|leased|taken)\b|\b(?:is|are) (?:now |already )?(?:taken|gone)\b|\b(?:is|are) now (?:sold|rented|let)\b|(?<!\bnot\s+)\balready (?:sold|rented|let|leased|taken)\b|\bno longer (?:available|on the market)\b|\b(?:let|sale) agreed\b/i,
  ],
  [
    'offer unclear',
    /\bnot for sale\b|\bfor\s*sales?\s*(?:or|and|&|\/)\s*(?:for\s*|to\s*)?(?:rent|let|lease)\b|\bshort[\s-]*let\s*(?:or|and|&|\/)\s*(?:for\s*|long\s*)?(?:rent|let)\b/i,
  ],
];
/** A title that is marked as sold: 'SOLD! 3 bedroom flat', '3 bedroom flat (Sold)', '3 bedroom flat SOLD'. */
const MARKED =
  /^\W*(?:sold|rented|let out)\b(?!\s+(?:as|with|separately|by|together|individually|per|in)\b)|[([{]\s*(?:now\s+)?(?:sold|rented|let)(?:\s+out)?\s*[)\]}]/i;
const MARKED_LAST = /(?<!\b(?:not|be|being|NOT|BE|BEING)\s)\bSOLD\W*$/;
/** The whole of a status cell or a line that says so; 'Let' alone is what it is offered for. */
const GONE =
  /^\W*(?:(?:has been |already |now )?(?:sold|rented|taken|leased|gone)(?: out)?|let agreed|let out|already let|sale agreed|not available|unavailable|no longer available|off (?:the )?market|closed|no)\W*$/i;
const WORDS: Partial<Record<DoubtKind, string>> = {
  'several homes': 'Its words speak of several homes, and one price stands for them',
  wanted: 'Its words look for a home and offer none',
  'gone already': 'Its words say that it is sold or let',
  'offer unclear': 'Its words leave open what it is offered for',
};

/** What a text says against a price that it gives for several years, months or nights. */
export function periodsDoubts(description: string, naira: number): Doubt[] {
  const words = severalPeriodsIn(description, naira);
  const text = `Its words give the price of several years, months or nights: '${words}'`;
  return words === null ? [] : [{ kind: 'several periods', text }];
}

/**
 * What a row's words say against its being one home that is offered now.
 * @param cells what its columns say of its status and availability
 */
export function severalDoubts(
  title: string,
  description: string,
  cells: readonly string[] = [],
): Doubt[] {
  const text = plainWords(`${title}. ${description}`);
  const said = SAYS.flatMap(([kind, pattern]) => {
    const match = pattern.exec(text);
    return match ? [doubtOf(kind, match[0].replace(/^\W+/, '').trim())] : [];
  }).filter((one, at, all) => all.findIndex(({ kind }) => kind === one.kind) === at);
  if (said.some(({ kind }) => kind === 'gone already')) return said;
  const plainTitle = plainWords(title);
  const marked =
    [...cells, ...description.split('\n')].find((line) => GONE.test(line)) ??
    (MARKED.exec(plainTitle) ?? MARKED_LAST.exec(plainTitle))?.[0];
  return marked === undefined ? said : [...said, doubtOf('gone already', marked.trim())];
}

const doubtOf = (kind: DoubtKind, words: string): Doubt => ({
  kind,
  text: `${WORDS[kind]}: '${words}'`,
});
