import { plainWords } from '../../listing-text/found';
import { severalPeriodsIn } from '../../listing-text/read-price-in-text';
import type { Doubt, DoubtKind } from '../doubt';

const NUMBER = '\\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|twelve';
const HOME =
  '(?:flats?|house|duplex|lands?|plots?|apartments?|self[\\s-]?con\\w*|bungalow|terrace|bed(?:room)?s?|shop|office)';
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
    // '3 bed flat x 6', '3 bed terrace (6 units)', 'twin duplex (2 x 4 bed)'.
    'several homes',
    new RegExp(
      `${HOME}\\s*x\\s?(?:[2-9]|\\d{2})\\b(?!\\s*(?:y|\\d))|\\(\\s*(?:[2-9]|\\d{2})\\s*units?\\s*\\)|\\b[2-9]\\s?x\\s?\\d\\s?bed`,
      'i',
    ),
  ],
  [
    // '3 or 4 bedroom', '3/4 bedroom'.
    'several homes',
    /\b(\d{1,2})\s*(?:or|\/|&|and)\s*(?!\1\b)\d{1,2}[\s-]*(?:bed(?:room)?s?|bdrms?)\b/i,
  ],
  [
    'private words',
    /\b(?:don['’]?t|do not|never) (?:tell|show|let|disclose|give)\b[^.]{0,20}\b(?:clients?|buyers?|tenants?|public|anyone|know)\b|\b(?:internal|in-house|confidential) (?:use|only|note)\b|\boffice use only\b|\b(?:owner|landlord|landlady|vendor|seller)s? (?:is |are )?(?:very )?(?:desperate|broke|indebted|in debt)\b|\b(?:our|my) (?:cut|mark-?up)\b|\b(?:landlord|landlady|owner|vendor|seller)(?:['’]?s)?\s+(?:last(?: price)?|final(?: price)?|net|accepts?|will (?:accept|take))\b|\bgate code\b|\bkeys?\s+(?:is\s+|are\s+)?with\b/i,
  ],
  [
    // Who looks for a flatmate or a tenant offers a home.
    'wanted',
    new RegExp(
      [
        String.raw`(?<!\b(?:(?:flat|room|house)[\s-]?mates?|tenants?|buyers?)\s)\bwanted\b`,
        String.raw`(?<!\bif you(?:'re| are)? (?:been )?|\bare you )\b(?:looking|searching) for\b(?!\s+(?:an?\s+)?(?:[a-z]+\s+){0,2}(?:(?:flat|room|house)[\s-]?mates?|tenants?|buyers?)\b)[^.]{0,40}\b${HOME}\b`,
        String.raw`\bin need of\b|^\W*need(?:ed)?\s*[:-]\s*(?=\d|${HOME})|\bneeded\b[^.\n]{0,30}\bbudget\b|\bdirect buyers? (?:is |are )?available for\b(?!\s+this)|\bin search of\b|\bhouse hunting\b|\bneeded (?:urgently|at|in|around)\b|^\W*(?:urgently )?needed\b`,
        String.raw`\bbuyer is ready\b|\blooking to (?:buy|rent)\b|\bmy budget\b|^\W*budget\s*[:=-]`,
        String.raw`\b(?:clients?|tenants?|principal) (?:urgently |dey )?(?:needs?|wants?|requires?|seeks?|find)\b|\b(?:oga|madam|person|somebody|friend|brother|sister) dey (?:find|look for)\b`,
        String.raw`\b(?:buyers?|clients?|tenants?) (?:is |are )?(?:already )?(?:on (?:the )?ground|waiting for)\b`,
        String.raw`(?<!\b(?:looking for|need|want|for|welcome|only)\s(?:\w+\s)?)\b(?:cash |serious |ready )?(?:buyer|client|tenant)s? (?:ready with|with (?:₦|n)?\d|for (?:an? )?(?:\d|${HOME}))`,
        String.raw`^\W*(?:urgent(?:ly)? |hot |direct |client(?:'s)? |buyer(?:'s)? |property )*(?:request\b(?!s?\s+(?:for )?(?:inspection|viewing))|req\b|brief needed)`,
        String.raw`\bI(?:'m| am)? (?:urgently )?(?:need|want|looking for) (?:an? |to (?:buy|rent)\b)|\bwe are interested in\b|\bkindly send me\b|\bhelp me (?:get|find)\b`,
        String.raw`\b(?:who(?:'s| has| get| dey (?:with|get))|una get|(?:anyone|anybody)(?: has| with)|do (?:you|we|una) have|can I get|any available)\b[^?]{0,60}\b(?:\d{1,2}\s?)?${HOME}\b[^?]{0,60}(?:\?|$)`,
        String.raw`\b(?:anyone|anybody) with an?\b`,
        // What a text begins with: 'Need a house? We have …' asks whoever reads it.
        String.raw`^\W*(?:urgent(?:ly)?\W+)?(?:(?:we|i)\s+)?(?:urgently\s+)?(?:needs?|require[sd]?|seek(?:s|ing)?)\b\W{1,3}(?:[a-z]+\s+){0,3}?(?:\d{1,2}[\s-]*)?${HOME}(?![^.!]{0,60}\?)`,
        String.raw`^\W*(?:an?\s+|my\s+|our\s+)?(?:(?:direct|serious|cash|ready|foreign)\s+)*(?:buyers?|investors?|famil(?:y|ies)|couples?|compan(?:y|ies)|expat\w*)(?:\s+of\s+\w+)?\s+(?:urgently\s+)?(?:needs?|wants?|requires?|seeks?)\b`,
        String.raw`^\W*(?:(?:direct|serious)\s+)?(?:cash\s+|serious\s+)?buyers?\s+(?:available|ready)\s*[:;,-]`,
        String.raw`\bkindly send\s+(?:(?:any|an?|direct)\s+)*(?:\d{1,2}[\s-]*(?:bed|bdrm|plots?)|(?:mini[\s-]?)?flats?\b|duplex|apartments?\b|self[\s-]?con)`,
        String.raw`^\W*(?:anyone|anybody|somebody|who)\s+(?:dey\s+)?(?:gets?|has|have)\s+(?:[a-z]+\s+){0,2}?(?:\d{1,2}[\s-]*)?${HOME}`,
        String.raw`\bI dey find\b|\b(?:my|our) money na\b|\bwhich of you (?:get|has|have)\b|[?.]\s*budget\s*[:=-]?\s*(?:₦|n|#)?\s?\d`,
      ].join('|'),
      'i',
    ),
  ],
  [
    'gone already',
    /(?<!\b(?:not|be|before|almost|nearly|was)\s+)\bsold out\b|\b(?:has|have) (?:just |now |already |since )?been (?:sold|let|rented|leased|taken)\b|\b(?:is|are) (?:now |already )?(?:taken|gone)\b|\b(?:is|are) now (?:sold|rented|let)\b|(?<!\bnot\s+)\balready (?:sold|rented|let|leased|taken)\b|\bno (?:longer|more) (?:available|on the market)\b|\b(?:let|sale) agreed\b|\boff (?:the )?market\b|\bit'?s (?:now )?(?:sold|taken|gone)\b|\bdon (?:sell|rent|go)\b|\banother one (?:gone|sold|down)\b|\bjust (?:sold|rented|let)\b|(?<=[,!]\s)sold this\b(?=\s+\d)|(?<!\b(?:to|be|being|or)\s)\blet out(?=\.\s+(?:next|another)\b)|\bpayment (?:has been )?(?:made|received|completed)\b|\bdeal (?:is )?closed\b/i,
  ],
  [
    'offer unclear',
    /\bnot for sale\b(?<!\b(?:for|to) (?:rent|let|lease)\b.*)(?!.*\b(?:for|to) (?:rent|let|lease)\b)|\bfor\s*sales?\s*(?:or|and|&|\/)\s*(?:for\s*|to\s*)?(?:rent|let|lease)\b|\bshort[\s-]*let\s*(?:or|and|&|\/)\s*(?:for\s*|long\s*)?(?:rent|let)\b/i,
  ],
];
/** A title that is marked as sold: 'SOLD! 3 bedroom flat', '3 bedroom flat (Sold)', '3 bedroom flat SOLD'. */
const MARKED =
  /^\W*(?:sold|rented|let out)\b(?!\s+(?:as|with|separately|by|together|individually|per|in)\b)|[([{]\s*(?:now\s+)?(?:sold|rented|let)(?:\s+out)?\s*[)\]}]/i;
/** At the end of a title or of a line of the description, in capitals: 'sold' alone may be of furniture. */
const MARKED_LAST = /(?<!\b(?:not|be|being|NOT|BE|BEING)\s)\b(?:SOLD|TAKEN)\W*$/;
/** The same at the end of a line of an advert: '110m - SOLD', '(RENTED OUT ✅)', '~ TAKEN'. */
const MARKED_AT_END =
  /(?:^|[^\p{L}\s,.;:'"]\s*|\d\s?[km]\s+)(?:now\s+)?(?:sold|rented(?:\s+out)?|let out|taken|on hold|reserved|under offer)(?=[^\p{L}\d]*$)/iu;
/** The same in capitals behind the end of a sentence, or in brackets: 'Yaba to let 2m. RENTED', '2m (let)'. */
const CRIED_AT_END =
  /[.!,]\s+(?:NOW\s+)?(?:SOLD|RENTED|TAKEN|GONE|CLOSED|RESERVED|LET OUT)(?=[^\p{L}\d]*$)|\((?:now )?(?:sold|rented|let|taken)(?: out)?\)\W*$/u;
/** Crossed out: '2bed Yaba 2.5m ❌', '~Self con Bariga 500k~'. */
const CROSSED = /\d[\d.,]*\s?(?:k|m|million)\b[^\n]*?[❌🚫](?=[^\p{L}\d]*$)|^\s*~[^~\n]{8,}~\s*$/iu;
const MARKED_FIRST = /^\W*(?:sold|rented(?: out)?|let out|taken)\b\W*(?:[!:.❌✅🔴-]|$)/iu;
/** The same in capitals before small letters: 'SOLD 3 bedroom bungalow'. */
const CRIED_FIRST = /^\W*(?:SOLD|RENTED|TAKEN)\b(?=\W+\d{1,2}[\s-]*bed)/u;
/** The whole of a status cell or a line that says so; 'Let' alone is what it is offered for. */
const GONE =
  /^\W*(?:(?:has been |already |now )?(?:sold|rented|taken|leased|gone)(?: out)?|(?:now |already )let|let (?:agreed|out)|(?:sold|rented|let|taken)\b[\s\w]{0,15}?[\s,:-]+\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?|(?:still )?occupied|not vacant(?: yet)?|tenanted|tenants? (?:still )?(?:inside|in)|offer accepted|part payment(?: (?:made|received))?|withdrawn|inactive|expired|draft|hidden|archived|sale agreed|under offer|reserved|on hold|deposit paid|not available|unavailable|no longer available|off (?:the )?market|closed|pending(?: review| approval)?|rejected|suspended|no)\W*$/i;
/** What such a cell begins with: 'Reserved - 30% paid', 'Let - lease to 2029', 'Someone paid yesterday'. */
const GONE_FIRST =
  /^\W*(?:reserved|allocated|handed over|booked|paid|deposit (?:paid|taken)|someone (?:has )?paid|(?:let|rented|sold)\s*[-(:])/i;
/** Said of one among several, and nothing else in the line: 'Ikota one sold', 'Ikota is sold', 'The 4 bed sold'. */
const GONE_ONE =
  /^\W*(?!.*\b(?:not|never|be)\b)(?:(?:the )?(?:[\p{L}\d]+ ){1,3}(?:one|is)|the (?:[\p{L}\d]+ ){0,2}[\p{L}\d]+) (?:now |already |don )?(?:sold|taken|rented|gone)\W*$/iu;
/** The same of a home that the line names: '3 bed flat Ogba taken please'. */
const GONE_HOME =
  /^\W*(?:the )?(?:\d{1,2}[\s-]*bed\w*|mini[\s-]?flat|self[\s-]?con\w*)\b(?!.*\b(?:not|never|be|photos?|pics?|all)\b)[^.!?,\n]{0,40}\s(?:now |already )?(?:sold|taken|gone)(?:\s\w{1,7})?\W*$/i;
/** Whether the cell of a column that tells of a home's state says that it is gone; 'let' alone says so there. */
export const isGoneCell = (cell: string): boolean =>
  GONE.test(cell) || GONE_FIRST.test(cell) || /^\W*let\W*$/i.test(cell);
const WORDS: Partial<Record<DoubtKind, string>> = {
  'several homes': 'Its words speak of several homes, and one price stands for them',
  'private words': 'Its words may be meant for nobody else',
  wanted: 'Its words look for a home and offer none',
  'gone already': 'Its words say that it is sold, let or not to be had',
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
 * @param cells what its columns say of its status
 * @param states what they say of whether it is to be had, where 'let' alone says that it is not
 * @param gone what says surely that it is gone
 */
export function severalDoubts(
  title: string,
  description: string,
  cells: readonly string[] = [],
  states: readonly string[] = [],
  gone: string | null = null,
): Doubt[] {
  const text = plainWords(`${title}. ${description}`);
  const said = SAYS.flatMap(([kind, pattern]) => {
    const match = pattern.exec(text);
    return match ? [doubtOf(kind, match[0])] : [];
  }).filter((one, at, all) => all.findIndex(({ kind }) => kind === one.kind) === at);
  if (said.some(({ kind }) => kind === 'gone already')) return said;
  const plainTitle = plainWords(title);
  const marked =
    gone ??
    states.find(isGoneCell) ??
    cells.find((cell) => GONE_FIRST.test(cell)) ??
    [...cells, ...description.split('\n')].find((line) =>
      [GONE, GONE_ONE, GONE_HOME].some((pattern) => pattern.test(line)),
    ) ??
    description.split('\n').flatMap((line) => markIn(line) ?? [])[0] ??
    (MARKED.exec(plainTitle) ?? MARKED_LAST.exec(plainTitle) ?? MARKED_LAST.exec(description))?.[0];
  return marked === undefined ? said : [...said, doubtOf('gone already', marked)];
}

const markIn = (line: string): string | undefined =>
  (MARKED_FIRST.exec(line) ??
    CRIED_FIRST.exec(line) ??
    MARKED_AT_END.exec(line) ??
    CRIED_AT_END.exec(line) ??
    CROSSED.exec(line))?.[0].trim();

const doubtOf = (kind: DoubtKind, words: string): Doubt => ({
  kind,
  text: `${WORDS[kind]}: '${words.replace(/^\((.*)\)\W*$/, '$1').replace(/^[^\p{L}\d]+|[^\p{L}\d)]+$/gu, '')}'`,
});
