import { AREA_UNIT } from '../amounts/read-area';
import { CHARGED, NAMED_CHARGE } from './charge-words';
import type { Money } from './money-in-text';

const NUMBER = '\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const PERIOD = 'years?|yrs?|months?|mths?|weeks?|wks?|nights?|days?';
const BY_TIME =
  '(?:x\\s?\\d{1,2}\\s?(?:yrs?|years?)\\b|(?:per|a|each|every|\\/)\\s?(?:calendar\\s)?(?:annum|year|yr|shekara|month|mth|week|night|day)\\b|p[./]?\\s?[an]\\b|pcm\\b|for the (?:year|month)\\b|(?:yearly|annually|monthly|weekly|nightly|daily)\\b)';
/** Words between an amount and what is said of it. */
const AROUND = '(?:naira|nett?|gross|only|neg|negotiable|last|final|firm)';

/** Behind an amount and before the end of its part, such a word names what came: '3m asking, 300k caution'. 'Rent -' is a label. */
const NAMES_BEHIND =
  '(?:asking|going|selling|rent|price|amount) ?[,;\\n]|(?:asking|going|selling) ?-';
/** A word that says that the price comes: 'Rent: 1.3m', 'going for ₦45m', 'dey ask 900k'. */
const NAMED = new RegExp(
  `(?<!\\b(?:ground|current|present|passing|former|previous|old|in lieu of)\\s*)(?<!\\d\\s?(?:k|m|million)?\\s(?:cash|outright|asking|selling|sale)\\s)(?!(?<=\\d ?(?:k|m|million)? (?:(?:${BY_TIME}) )?)(?:${NAMES_BEHIND}))\\b(?:price|rent|amount|asking|ask|selling|going|letting|lease rate|outright|now(?!\\s?[,;])|(?<!\\d\\s?(?:k|m|million)?\\s)now|needs|your (?:own )?(?:half|share|side|room))\\b\\s*(?:(?:price|fee|for|of|is|at|na|now|outright|per annum|per year)\\b\\s*){0,2}(?:\\.{2,4})?[:=@;,\\s-]{0,4}$`,
  'i',
);
const NAMED_AFTER = new RegExp(
  `^\\s*(?:outright|rent|(?:cash|asking|selling|sale) price)\\b|^ ?(?:(?:${BY_TIME}) )?(?:${NAMES_BEHIND}|(?:asking|going|selling|rent|price|amount)$)`,
  'i',
);

/** 'Agency 300k rent 2.5m': behind a fee such a word names the amount that follows. */
const NAMES_NEXT =
  /^\s*(?:outright|rent|(?:cash|asking|selling|sale) price)\b\s*(?:is|na|of|at|for)?\s*[:=@-]?\s*[₦n#]?\s?\d/i;

const FEE_NAME =
  '(?:agency|agent|agt|legal|lawyer|solicitors?|caution|damages?|agg?re{1,2}m\\w*|agr|comm?is+ions?|comm|service|charges?|(?<!%\\s)deposit|diesel|inspection|viewing|total(?:\\s+(?:package|pack))?|package|(?<!\\brooms?\\s)s[./]?c)';
/** 'Service charge in the estate is just 350k': a charge of two words owns what its sentence says. */
const CHARGE_BEFORE = new RegExp(`(?:${NAMED_CHARGE})[^.\\d\\n]{0,45}$`, 'i');
/** A fee's name owns the amount behind it, in its own line or as that line's only words. */
const FEE_BEFORE = new RegExp(
  `(?:${FEE_NAME}\\b|${NAMED_CHARGE})(?:(?:[^.\\d\\n]|\\.{2,4}|(?<=\\b(?:dep|agr|comm|agt|leg))\\.){0,20}|\\s*(?:fee)?\\s*:?\\n)$|${CHARGED}`,
  'i',
);
/** '300k service charge'; in '2m agency 10%' and 'N650k Agency: 10%' the fee has an amount of its own. */
const FEE_AFTER = new RegExp(
  `^\\s?(?:(?:refundable\\s|non[\\s-]refundable\\s|initial\\s|first\\s)?${FEE_NAME}(?:\\s?(?:&|and|n|\\/|\\+)\\s?(?:com|${FEE_NAME}))?(?:\\s(?:fees?|charges?|deposit))?(?!\\s?[.:;-]{1,2}\\s?[₦n#]?\\s?\\d)\\s?(?:$|[\\n.,;+)]|refundable|only\\b|${BY_TIME})|(?:service charge|(?:caution|agency|legal|inspection) fee)\\b(?![^.,\\n]{0,25}\\d))`,
  'i',
);
/** What a buyer pays beside the price, what a partner pays for the land, and what a home earns. */
const NOT_THE_PRICE =
  /(?:%\s*|\b)(?:(?<=%\s*)(?:initial\s+)?deposit|extra|additional|everything|balance|key money|all in(?: all)?|(?:first|1st|initial)\s+(?:payment|year|yr)|move[\s-]?in(?:\s+with)?|pick-?\s?up|whole (?:flat|house|apartment|duplex)|increas(?:es?|ed)(?: (?:by|with))?|rent\s*roll|survey|deed|documents?|documentation|form|ground\s*rent|goodwill|premium|development|levy|dues?|bills?|allocation|income|brings?|yield(?:s|ing)?|generat(?:es|ing)|(?:rented|leased)(?:\s*out)?|tenants?\s+(?:\w+\s){0,2}pay(?:s|ing)?(?:\s+(?:rent|of|about|an?))*|tenanted\W+(?:at\s+)?(?:rent)?|(?:current|present|passing|why\s+pay)\s+rent|i\.?\s?e\.?)(?:\s+(?:fee|fees|plan|of assignment|levy|is|at|of|for|income)){0,3}\s*[:=-]?\s*$/i;
/** What somebody who looks for a home would pay. */
const BUDGET = /\bbudget\b[^.\n]{0,30}$/i;
/** Another price than the one that is asked: 'market price 200m', 'cost price 90m'. */
const OTHER_PRICE =
  /\b(?:market|estate|next|finished|completed|instal+ment(?:al)?|resale|cost|bought|buying|purchase|future|developer'?s?)\s+price\s*(?:is|was|of|at|:|=|-)?\s*[:=-]?\s*$/i;
const INSTALMENT_AFTER = /^\s?instal+ment(?:al|s)?\b/i;
/** What it cost before: 'was 120m', 'reduced from 120m', 'former rent 800k', 'former tenant dey pay 800k'. */
const FORMER =
  /\b(?:was|were|formerly|initially|previously|originally|instead of|(?:down|reduced|slashed|dropped|reviewed|cut)\s+from|bought\s+(?:for|at)|(?:(?:former|previous|old|initial|original|last(?:\s+year['’]?s?)?)\s+(?:rent|tenant|rental)|(?<!\b(?:built|completed|renovated|remodell?ed|finished|done|delivered|painted)\s(?:just\s|only\s)?)last\s+year)(?:\s+(?:was|is|na|paid|pays?|paying|dey pay|used to pay))?|(?:former|previous|old|initial|original)\s+(?:price|amount)(?:\s+(?:was|is|na))?)\s*(?:(?:price|rent|at|for|let|rented|sold)\s*){0,2}[:=,-]?\s*$/iu;
/** '180m. Needs 60m to finish', 'N10m discount'. */
const TO_FINISH_AFTER =
  /^\s?(?:(?:more\s)?to\s(?:finish|complete|renovate|fix|furnish)|discount)\b/i;
const FORMER_AFTER =
  /^\s?\(?(?:before(?! the\b)|(?:formerly|previously)(?!:?\s?[₦n#]?\d)|former)\b/i;
/** A measure and no money: the sides of a plot, litres of water. */
const MEASURED_AFTER =
  /^\s?(?:lit(?:re|er)s?|ltrs?|kva|watts?|kw|sq|square|km|people|persons|followers|views|units)\b/i;
const AREA_AFTER = new RegExp(`^[ -]?(?:${AREA_UNIT})(?![a-z0-9])`, 'i');
const SIDE_BEFORE = /\d\s?(?:m|ft|met(?:er|re)s?|feet)?\s?(?:x|×|by|\*)\s?$/i;
/** A measure in metres looks like millions in short: '100m from the road', '12m wide', '6m tarred road'. */
const METRES_AFTER =
  /^(?:%|\s?[,-]?\s?(?:from|away|off?(?! which| that)|tarred|paved|interlocked|asphalt\w*|access|dual|wide|width|long|length|deep|depth|tall|high|height|radius|stretch|distance|driv(?:e|ing)|walk(?:ing|able)?|frontage|front|setback|fence|perimeter|road|(?:by|x)\s?\d+\s?(?:m|ft)\b|to\s(?!let|rent|lease|pay|move|go|start|own|buy|be\b|[₦n#]?\d)))/i;
const METRES_BEFORE =
  /\b(?:measur(?:es|ing)|sizes?|dimensions?|distance|radius|within|width|length|depth|height|frontage|setback|walk)\s*(?:of|is|about|approximately|just|only)?\s*[:=-]?\s*$/i;
/** Where a round number of millions may as well be metres: '200m before the gate', 'just 200m Lekki Phase 1 gate'. */
const NEAR_AFTER =
  /^\s(?:along|into|inside|before|after|past|behind|beside|opposite|opp|close|near|adjacent|by)\b/i;
const NEAR_BEFORE =
  /\b(?:just|only|about|approximately|approx|around|barely|roughly|less than|nearly|almost|under)\s*$/i;
const ROUND_METRES = /^\d{0,2}[05]0 ?m$/i;
/** A number without thousands in short is money by what follows: '320,000,000 asking'. */
const AFTER_NUMBER = new RegExp(
  `^\\s?(?:${AROUND}|asking|slightly|outright|cash|upfront|${BY_TIME})`,
  'i',
);
const STARTS =
  /\b(?:from|starting|starts?|upwards? of|as low as|minimum of)\s*(?:(?:price|prices|from|at|is|just|only|of)\s*){0,3}[:=-]?\s*$/i;
const STARTS_AFTER = /^\s?(?:upwards?|and above|and up)\b/i;
/** Of several, or of a part of a year: 'for 2 years', '(2 years)', 'quarterly'; '(2 years old)' is an age. */
const OF_SEVERAL_AFTER = new RegExp(
  `^\\s?(?:${AROUND}\\s){0,2}(?:(?:for|per|every|covers|\\/|in)\\s?(?!0?1\\s?[a-z])(?:${NUMBER})\\s?(?:${PERIOD})\\b(?!\\s(?:old|ago|payment plan|to pay|instal))|\\((?!0?1\\s?[a-z])(?:${NUMBER})\\s?(?:${PERIOD})(?:\\s(?:rent|payment|upfront|advance))?\\)|x\\s?12\\b(?!\\s?(?:yrs?|years?|months?|mths?|plots?|units?))|\\(?(?:(?:per|every|a|each|\\/)\\s?(?:quarter|half[\\s-]?year|semester|week\\s?end)|quarterly|half[\\s-]?year(?:ly)?|(?:6|six)[\\s-]?month(?:s|ly)|(?:bi|semi)-?annual(?:ly)?|week\\s?ends?)\\b(?!\\s(?:old|ago|notice|free)))`,
  'i',
);
const OF_SEVERAL_BEFORE = new RegExp(
  `(?<![\\d.,])(?!0?1\\s?[a-z])(?:${NUMBER})\\s?(?:${PERIOD})['’]?\\s?(?:(?:rent|payment|plan|upfront|instal+ments?)\\s?)?(?:is|na|:|-|=|@|at|of|for)?\\s*$`,
  'i',
);
const PERIOD_BEFORE =
  /(?:\b(?:per|a|each|every|1|one)\s?(?:annum|year|yr|month|week|night|day)|(?:^|[\n,;.]\s?)(?:yearly|monthly|weekly|nightly|daily))\s*[:=@-]?\s*$/i;
const PERIOD_AFTER = new RegExp(`^\\s?(?:${AROUND}\\s){0,2}(?:${BY_TIME})`, 'i');

/** '15k yearly for light and security'. */
const CHARGED_AFTER = new RegExp(
  `^\\s?(?:${BY_TIME})\\s(?:for|as)\\s(?:light|power|diesel|security|service|cleaning|maintenance|estate|water)\\b`,
  'i',
);

/** '2.5m rent 300k agency': what names the amount before it is no name of the fee. */
const NAMED_BEFORE_FEE = /\d\s?(?:k|m|million)?\s(?:outright|rent)\s*[,:-]?\s*$/i;

/** Whether an amount is a fee, an income, a former price or a measure: none of them is the price. */
export function isBeside(money: Money): boolean {
  const { before, after, isMarked, isScaled } = money;
  if (
    // 'Warehouse for rent: 12,000 sqm': whatever names it, it is a measure.
    (!isMarked && !isScaled && AREA_AFTER.test(after)) ||
    BUDGET.test(before) ||
    NOT_THE_PRICE.test(before) ||
    FORMER.test(before) ||
    OTHER_PRICE.test(before) ||
    INSTALMENT_AFTER.test(after) ||
    FORMER_AFTER.test(after) ||
    TO_FINISH_AFTER.test(after) ||
    (ALL_IN_AFTER.test(after) && !OF_SALE.test(before))
  )
    return true;
  // 'Service apartment, price 300k': what names it as the price stands closer.
  if (nameOf(money) !== null) return false;
  return (
    FEE_BEFORE.test(before) ||
    CHARGE_BEFORE.test(before) ||
    FEE_AFTER.test(after) ||
    CHARGED_AFTER.test(after) ||
    (!isMarked && (MEASURED_AFTER.test(after) || SIDE_BEFORE.test(before)))
  );
}

/** The words that name an amount as the price: 'Rent: '; null where there are none. */
export function nameOf({ before, after }: Money): string | null {
  const isOfFee = FEE_BEFORE.test(before) && NAMES_NEXT.test(after);
  if (NAMED_AFTER.test(after) && !isOfFee) return '';
  if (NAMED_BEFORE_FEE.test(before) && FEE_AFTER.test(after)) return null;
  return NAMED.exec(before)?.[0] ?? null;
}

/** Whether an amount without a name is money by how it is written. */
export function isMoney(money: Money): boolean {
  const { words, after, isMarked, isScaled } = money;
  if (isMarked) return true;
  if (!isScaled)
    return (
      (/\d,\d{3}/.test(words) && AFTER_NUMBER.test(after)) ||
      /\d[,.]\d{3}[,.]\d{3}/.test(words) ||
      // '1200000': what ends in thousands is no number of anything else.
      /^[1-9]\d{2,5}000$/.test(words)
    );
  return !isInMetres(money) && !mayBeMetres(money);
}

const isInMetres = ({ words, before, after }: Money): boolean =>
  /\dm?\s?m$/i.test(words) &&
  !LATER_AFTER.test(after) &&
  (METRES_AFTER.test(after) || METRES_BEFORE.test(before));

/** Whether nobody can tell millions from metres: '3 bedroom flat, 200m before the toll gate'. */
export function mayBeMetres(money: Money): boolean {
  const { words, before, after, isMarked } = money;
  return (
    !isMarked &&
    ROUND_METRES.test(words) &&
    !isInMetres(money) &&
    (NEAR_AFTER.test(after) || (NEAR_BEFORE.test(before) && /^ [a-z]/i.test(after)))
  );
}

/** What is paid before one moves in is rent and fees together; of a sale it is the price. */
const ALL_IN_AFTER =
  /^\s?,?\s?(?:(?:is|for|total)\s)?(?:all[\s-]?(?:in(?:clusive)?|together)\b|everything\b|(?:\(\s?rent\s?(?:\+|&|and|,)|rent\s?(?:\+|&|and))\s?(?:agency|legal|caution|agreement|fees?)\b(?![^.\n]{0,30}\d)|rent\s?,\s?(?:agency|legal|caution|agreement|fees?)\b[^.\n\d]{0,40}\binclusive\b|to\s(?:move|pack|pay)\s?in\b)/i;
const OF_SALE = /\b(?:sales?|selling|land|plots?|acres?)\b/i;

/** Whether an amount is rent and fees together: 'total package 2.7m', '2.7m all in'. */
export const isPackage = ({ before, after }: Money): boolean =>
  (ALL_IN_AFTER.test(after) && !OF_SALE.test(before)) ||
  /^\s?total(?:\s+pack(?:age)?)?\b/i.test(after) ||
  /\b(?:total(?:\s+pack(?:age)?)?|package)\s*(?:is|of|:|=|-)?\s*$/i.test(before);

/** Whether the word 'price', or that it is asked, stands right before an amount. */
export const isNamedPrice = ({ before }: Money): boolean =>
  /\b(?:price|asking|selling)\s*(?:(?:price|for|is|at)\s*)?[:=@-]?\s*$/i.test(before);

/** '150m from June', 'N150m from next month': what it will cost. */
const LATER_AFTER =
  /^\s?(?:from|by|in|as from|effective)\s(?:next\s(?:week|month|year|quarter)|tomorrow|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day|20\d\d\b)/i;
export const isOfLater = ({ after }: Money): boolean => LATER_AFTER.test(after);

/** Where prices begin is none of this home: 'from 95m'. */
export const isStart = ({ before, after, isMarked, isScaled }: Money): boolean =>
  (isMarked || isScaled) && (STARTS.test(before) || STARTS_AFTER.test(after));

type MoneyPeriod = 'year' | 'month' | 'week' | 'night';
const PERIODS: readonly [MoneyPeriod, RegExp][] = [
  ['year', /ann|year|yr|shekara|p\.?\s?a/i],
  ['month', /month|mth|pcm/i],
  ['week', /week/i],
  ['night', /night|dai?ly|day|p\.?\s?n\b/i],
];

/** For how long an amount is by its own words: '1.5m per annum', '1 night - 180k'; null where they do not say. */
export function periodOf({ before, after }: Money): MoneyPeriod | null {
  const words = PERIOD_AFTER.exec(after)?.[0] ?? PERIOD_BEFORE.exec(before)?.[0];
  return PERIODS.find(([, names]) => words !== undefined && names.test(words))?.[0] ?? null;
}

/** What is paid for several years, months or nights: 'Rent 3m for two years', '6 months ₦20m'. */
export function isOfSeveral({ before, after }: Money): boolean {
  return (
    OF_SEVERAL_AFTER.test(after) || (OF_SEVERAL_BEFORE.test(before) && !PERIOD_AFTER.test(after))
  );
}
