import type { ListingType } from '../../contract/listing/property-options';
import { formatNaira } from '../format/format-naira';
import { type Found, plainWords } from './found';
import { offerOfHeadings } from './heading-offer';
import { sharedRoomIn } from './shared-room';
import { withoutDeniedOffers } from './without/denied-offers';
import { withoutOtherCharges } from './without-other-charges';
import { withoutOtherRents } from './without-other-rents';

/** What a home is offered for; a joint venture is none that can be published. */
export type ReadOffer = ListingType | 'joint venture';

/** Said anywhere: 'Land for sale' as a title takes nothing back. */
const VENTURE =
  /(?<!\b(?:no|not(?:\s+for)?|without|never)\s+(?:an?\s+|any\s+)?)(?:\bjoint[\s-]*(?:venture|development)|\bj\.?\s?v\b\.?)|\b(?:wants?|needs?|seeks?|seeking|looking for|invit(?:es?|ing))\s+(?:an?\s+)?(?:develop(?:er|ment)\s+partner|developer\b(?!['’]s))/i;
// In this order: 'short let for rent' is a short let.
const OFFERS: readonly [ReadOffer, RegExp][] = [
  [
    'shortlet',
    /\bshort[\s-]*(?:let|stay|rent|term)|\bair\s?bnb\b|\b(?:per|a|each)\s*night|\bnightly\b|\/\s*(?:night|day)\b(?!\s*pass)|\bper day\b|\bdaily (?:rate|rent)/i,
  ],
  [
    'lease',
    /\b(?:for|to|on|4)\s*(?:a\s+)?(?:long\s+)?lease\b|\blease\s+(?:for|of)\s+\d|^\W*lease\b(?!hold)|\b(?:land|plot|shop|office|warehouse)\s+lease\b(?!hold)|(?<!\bmin(?:imum)?\s)\blease\s*(?:price)?\s*[:=-]?\s*[₦n#]?\s?\d|\bleasehold offer\b|\bcommercial lease\b/i,
  ],
  [
    'sale',
    /(?<!\b(?:not|never)\s)\b(?:for|4)\s*sales?\b|\bto sell\s*(?:for|at|:|-|=)?\s*[₦n#]?\s?\d|\bselling my\b|\bbuy this\b|\bdistress(?:ed)?\s*sale|\bselling\s*(?:@|(?:price|for|at|in|whole|fast)\b)|\boutright\b|\b(?:dey|wan|wants? to) sell\b|\bown (?:your own|an? (?:land|plot|home|house))\b|\buncompleted building\b|\bcarry am for \d|\bbuyers? pays?\b|\bnow selling\b|\bbuy (?:and|am|today|two|three|five|\d)|\b(?:is|am) selling (?:his|her|my|the)\b|\b(?:outright|quick|hot) sale\b|\bsale price\b|(?<!\bfor\s)\bsale\s*[:=-]?\s*[₦n#]?\s?\d|^\W*sale\s*:|^\W*on sale\b|(?:\d\s?(?:m|million)|\d{3},\d{3})\s+sale\b|\bto buy\b|[.!,]\s*sale\W*$|\bwhy pay (?:\w+ )?rent\b|\bsales? only\b/i,
  ],
  [
    'rent',
    /(?<!\b(?:not|never)\s)\b(?:for|to|4|2)\s*(?:rent|let)s?\b(?!\s*(?:you|me|us|him|her|them|go)\b)|\bnow (?:letting|leasing)\b|\bletting\b|\blet out\b|(?<!\b(?:current(?:ly)?|pay|paying)\s+)\brent(?:al)?(?:s(?=\s*[:=-]))?\s*(?:price\s*)?(?:is|na|was|:|-|=|@|of|for|between|from)?\s*[₦n#$]?\s*\d|\brent\s+(?:per annum|p\.?\s?a)\b|\b(?:per|\/)\s?sqm\s?(?:per|\/)\s?(?:annum|year|yr|month)\b|\b(?:annual|yearly)\s*rent\b|(?<![\d.,])\d{1,2}\.\d{1,2}\s?(?:(?:per|\/)\s?(?:annum|year|yr)|p\.?a)\b|\b(?:1|one|two|2)\s*years?'?\s*rent\b|\bx\s?\d{1,2}\s?(?:yrs?|years?)\b|\bworking[\s-]class tenants?\b|\d\s*[km]\s+rent\b|\b(?:flats?|apartments?|bed(?:room)?s?|parlou?r|self[\s-]?con\w*)\s+rent\s+(?!(?:is|was|has|for|of|to|from|and|increas\w+|due|per|paid|free|out|roll|control\w*)\b)[a-z]{3,}|\bpay\s+(?:1|one|2|two)\s*(?:yrs?|years?)\b|\bfor the year\b|\b(?:na rent|rent o|no be sale)\b/i,
  ],
];
const OPEN = /\bfor\s*sales?\s*(?:or|and|&|\/)\s*(?:for\s*|to\s*)?(?:rent|let|lease)\b/i;
const SALE_AMOUNT = /\b(?:sale|sell|selling)\s*(?:price)?\s*(?:is|:|-|=|@|for|at)?\s*[₦n#]?\s*\d/i;
/** Neither a rent nor a sale as people know them. */
const RENT_TO_OWN = /\brent[\s-]to[\s-]own\b/gi;
const LET_AMOUNT = /\b(?:letting|rent)\s*(?:is|:|-|=|@)?\s*[₦n#]?\s*\d/i;
const BY_THE_YEAR = /\bagency\b|\bper annum\b|\bp\.?a\b|\bshort (?:and|or|&) long\b/i;
/** Paid for by the night, a home asks for a caution as well, and may call it a rent. */
const BY_THE_NIGHT =
  /(?:\/|\b(?:per|a|each|1|one))\s*(?:night|day)\b|\bnightly\b|\d\s*k?\s*daily\b|\bweek\s?(?:day|end)s?\b/i;
/** 'Can also be used for short let': what it may be, and not what is offered. */
const IN_PASSING =
  /\b(?:also|currently|presently|can be|could be|used?|suitable|ideal|good|perfect|great|best|allowed|permitted|makes?|making|earns?|earning|income|returns?)\b[^.!?]{0,25}$/i;
/** 'Shortlet potential', 'Airbnb income'. */
const IN_PROSPECT = /^[\s-]*(?:potential|income|investments?|returns?|yields?|revenue)\b/i;
/** Few homes are let for as much; naira. */
const LEAST_SALE = 30_000_000;
/** Hardly any home is let for as much, without a word of its years; naira. */
const SURE_SALE = 75_000_000;
/** Buyers may pay a part upfront; only a rent is paid for years ahead. */
const YEARS_AHEAD =
  /\b(?:[1-5]|one|two|three)\s*(?:yrs?|years?)['’]?\s*(?:rent\s*)?(?:up[\s-]?front|(?:in\s*)?advance)\b/i;
/** What shows whose a home is: 'Title: Gov consent', 'C of O'. */
const TITLE_PAPER =
  /\btitle\s*[:-]?\s*(?:c\b|gov|deed|survey|registered|r\s?of|fcda)[^,.;\n]{0,25}|\bc\s?(?:of|\/)\s?o\b|\bcofo\b|\bcertificate of occupancy\b|\bgov\w*['’]?s?\s*consent\b|\bpapers? complete\b/i;
/** Land that is let shows no papers. */
const LAND_PAPER =
  /\b(?:plots?|lands?|acres?|hectares?)\b.*?\b(survey(?: plan)?|gazette|excision|deed)\b/is;
/** A tenant is told these of what stands on it: 'Warehouse on 2 acres with C of O'. */
const BARE_LAND_PAPER =
  /^(?:(?!\b(?:shop|plaza|warehouse|factory|office|station|hotel|school|hall|cent(?:re|er)|complex|flat|apartment|duplex|bungalow|terrace|house|building)(?:e?s)?\b).)*?\b(?:plots?|lands?|acres?|hectares?)\b.*?\b(c\s?(?:of|\/)\s?o|cofo|certificate of occupancy|gov\w*['’]?s?\s*consent)\b/is;
const LETS = /\bper annum\b|\bp\.?a\b|\b(?:rent|let|lease|tenants?|month|year|short)/i;
/** A let needs an agreement and a caution, which buyers do not pay, as they pay agency and legal fees. */
const LET_BY_FEES =
  /\b(?:agreement|caution)\b[^.]{0,25}\d|\btotal package\b|\bagree(?:ment)?\s*(?:&|and|n|\+|\/)\s*com/i;

/**
 * Reads whether a text offers a sale, a rent, a short let, a lease or a joint venture; the title
 * decides before the description. Null where nothing says so.
 */
export function readOffer(
  title: string,
  description: string,
  price: number | null = null,
): Found<ReadOffer> | null {
  const venture = VENTURE.exec(plainWords(`${title}. ${description}`));
  if (venture) return { value: 'joint venture', confidence: 0.9, words: venture[0] };
  return (
    offerIn(title, 0.97, price) ??
    offerIn(description, 0.9, price) ??
    letByYears(description) ??
    letByFees(description) ??
    roomToLet(description) ??
    headed(description) ??
    (title === '' ? soldByWords(description, price) : soldByTitle(description, price))
  );
}

function offerIn(text: string, sure: number, price: number | null): Found<ReadOffer> | null {
  const plain = ownWords(text, price).replace(RENT_TO_OWN, ' ');
  const named = OFFERS.flatMap(([value, pattern]) => {
    const match = pattern.exec(plain);
    return match ? [{ value, words: match[0] }] : [];
  });
  const isProspect = ({ value, words }: (typeof named)[number]) =>
    value === 'shortlet' && IN_PROSPECT.test(plain.slice(plain.indexOf(words) + words.length));
  // 'For sale. Shortlet potential': what it may bring says nothing against what it is offered for.
  const found = named.length > 1 ? named.filter((one) => !isProspect(one)) : named;
  const [first] = found;
  if (first === undefined) return null;
  // 'Can also be used for short let' of a home whose rent and agency fee are named.
  if (
    first.value === 'shortlet' &&
    !/night|day|daily/i.test(first.words) &&
    (BY_THE_YEAR.test(plain) ||
      IN_PASSING.test(plain.slice(0, plain.indexOf(first.words))) ||
      isProspect(first) ||
      (LET_AMOUNT.test(plain) && /\bcaution\b/i.test(plain) && !BY_THE_NIGHT.test(plain)))
  )
    return { ...first, confidence: sure - 0.3 };
  // 'Airbnb apartment for sale … N150m': what it is made for, and what it is offered for by its price.
  const sale = found.find(({ value }) => value === 'sale');
  if (first.value === 'shortlet' && sale !== undefined && !/night|day|daily/i.test(first.words)) {
    if (price !== null && price >= LEAST_SALE) return { ...sale, confidence: sure };
    if (!BY_THE_NIGHT.test(plain)) return { ...first, confidence: sure - 0.3 };
  }
  // 'For sale or rent' leaves open which of them the price is for.
  const others = found.map(({ value }) => value);
  const isOpen =
    first.value === 'sale'
      ? OPEN.test(plain) || others.includes('rent')
      : first.value === 'lease' && others.includes('sale');
  if (!isOpen) return { ...first, confidence: sure };
  // Whose rent stands beside the words for both; with a price for each, nobody knows which is meant.
  const isRentGiven = first.value === 'sale' && OPEN.test(plain) && !SALE_AMOUNT.test(plain);
  const letAmount = isRentGiven ? LET_AMOUNT.exec(plain) : null;
  return letAmount
    ? { value: 'rent', words: letAmount[0], confidence: sure - 0.08 }
    : { ...first, confidence: sure - 0.3 };
}

/** A text without what else is paid, and without what it says that a home is not offered for. */
const ownWords = (text: string, price: number | null): string =>
  withoutOtherRents(withoutOtherCharges(plainWords(withoutDenied(text))), price);

/** What one line denies it does not deny of the next: 'Serviced: No', 'Rent: 2m'. */
const withoutDenied = (text: string): string =>
  text
    .split('\n')
    .map((line) => withoutDeniedOffers(plainWords(line)))
    .join('\n');

/**
 * Of an advert, which has no file to say what its rows offer, land with its survey is sold as well, and what
 * costs a fortune.
 */
function soldByWords(text: string, price: number | null): Found<ReadOffer> | null {
  const plain = ownWords(text, price);
  if (LETS.test(plain)) return null;
  const land = (LAND_PAPER.exec(plain) ?? BARE_LAND_PAPER.exec(plain))?.[1];
  if (land !== undefined) return { value: 'sale', confidence: 0.85, words: land };
  return price !== null && price >= SURE_SALE
    ? { value: 'sale', confidence: 0.82, words: formatNaira(price) }
    : soldByTitle(text, price);
}

/** What is no year's rent, with its papers and no word of a rent, is sold: tenants are shown no title. */
function soldByTitle(text: string, price: number | null): Found<ReadOffer> | null {
  if (price === null || price < LEAST_SALE) return null;
  const plain = ownWords(text, price);
  const match = LETS.test(plain) ? null : TITLE_PAPER.exec(plain);
  return match && { value: 'sale', confidence: 0.85, words: match[0] };
}

/** One room of a home is let. */
function roomToLet(text: string): Found<ReadOffer> | null {
  const words = sharedRoomIn(text);
  return words === null ? null : { value: 'rent', confidence: 0.85, words };
}

const BY_PERIOD = /\bper annum\b|\bp\.?a\b|\byearly\b|\bper (?:year|month|night)\b/i;

/** 'RENT UPDATE ABUJA', in a line of its own; 'SALES' above a price per annum is a department. */
function headed(text: string): Found<ReadOffer> | null {
  const found = offerOfHeadings(text);
  if (found === null || (found.value === 'sale' && BY_PERIOD.test(plainWords(text)))) return null;
  return { ...found, confidence: 0.85 };
}

function letByYears(text: string): Found<ReadOffer> | null {
  const match = YEARS_AHEAD.exec(plainWords(text));
  return match && { value: 'rent', confidence: 0.85, words: match[0] };
}

function letByFees(text: string): Found<ReadOffer> | null {
  const match = LET_BY_FEES.exec(plainWords(text));
  return match && { value: 'rent', confidence: 0.85, words: match[0] };
}
