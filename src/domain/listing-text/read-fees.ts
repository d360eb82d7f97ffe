import { recordOf } from '../../contract/record-of';
import { plainNumber } from '../amounts/plain-number';
import { plainWords } from './found';

/** A fee as a text gives it: whole naira, or a share of the yearly rent in percent. */
export type ReadFee = { naira: number } | { percent: number };
export type FeeName = 'agencyFee' | 'legalFee' | 'cautionFee' | 'serviceCharge' | 'inspectionFee';

const NAMES: Record<FeeName, string> = {
  agencyFee:
    'agen(?:cy|t)(?:\\s*(?:fees?|money))?|ag(?=\\/leg|[\\s:-]*(?:\\d|$))|comm(?:\\b\\.?|iss?ions?)|broker(?:s|age)?(?:\\s*fees?)?',
  legalFee:
    "legal(?:\\s*fees?)?|le?g(?=[\\s:-]*(?:\\d|$))|agree?ments?(?:\\s*fees?)?|agr(?=[\\s:.-]*\\d|\\s*(?:and|&|\\+|n|\\/)\\s*com)|lawyer(?:s|'s)?\\s*fees?",
  cautionFee:
    '(?:refundable\\s*)?caution(?:ary)?(?:\\s*(?:fees?|deposit|dep\\b\\.?|money))?(?:\\s*refundable)?(?:\\s*to (?:the )?landlord)?|(?:refundable|damages?|security)\\s*deposit|deposit\\s*refundable|damages?(?:\\s*fees?)?',
  inspectionFee:
    '(?:insp(?:ections?|ectns?|ctns?)?|viewing|visit|tour)\\s*(?:fees?|charges?)(?:\\s*appl(?:y|ies)(?=\\s*[:=]))?|insp(?:ections?|ectns?|ctns?)?(?=\\s*(?:is|na|:|-|=)?\\s*(?:(?:₦|n|#)?\\d{1,3}\\s?k\\b|(?:₦|n|#)?[1-9]\\d?,\\d{3}\\b(?!,)|(?:₦|n|#)?[1-9]\\d?(?:000|500)\\b(?!\\s?(?:sq|m2|plots?))))|viewings?(?=\\s*(?:is|:|-|=)?\\s*(?:₦|n|#)?\\d{1,2}\\s?k\\b)',
  serviceCharge:
    's(?:ervice|vc|\\/)\\s*(?:charges?|chg)(?:\\s*fees?)?|(?<!\\brooms?\\s)\\bs[./]?c\\b\\.?',
};
const FEE_NAMES: readonly FeeName[] = [
  'agencyFee',
  'legalFee',
  'cautionFee',
  'serviceCharge',
  'inspectionFee',
];
const LINK =
  '\\s*(?:\\([^)]{0,25}\\)\\s*)?(?:is|na|fee|deposit|of|:|;|-|=|@)*\\s*(?:₦|ngn|naira|#|=n=|n)?\\s*';
/** 'Service charge ₦5,000 per sqm', or '50k monthly': the sum of a year is not said. */
const OF_A_PART =
  /^\s*(?:naira\s*)?(?:psm\b|(?:for|covers)\s(?!1\b|one\b|a\b)\w{1,6}\s(?:years?|yrs?|months?)\b|\/\s?m\b|(?:per|a|\/|every)\s*(?:sqm|sq\.?\s?m|m2|square|page|month|quarter|week|day|night)|monthly|quarterly|weekly|daily)/i;
/** 'Ag/Comm', 'agrmt & comm', 'paperwork and commission', 'A&C 20%': two fees by other names. */
const AGREEMENT_AND_COMMISSION =
  /\b(?:(?:ag|agr|agre{1,2}|agg?re{0,2}m[a-z]*|paper\s?work|documentation|lawyer)\b\.?\s*(?:\/|&|and|\+|n)\s*(?:comm?(?:is+ions?)?|agency|agent)\b\.?|agen(?:t|cy)\s*(?:\/|&|and|\+|n)\s*lawyer\b(?!s?\s*fee)|a\s?&\s?c(?=\s*[:=-]?\s*\d{1,2}\s?%))/gi;
/** 'Agency & legal 10% each', 'comm & agr 130k each': so much for either of them. */
const EACH =
  /\b(?:(?:agen(?:cy|t)|ag|commission|comm|a)\s*(?:and|&|\+|\/|n)\s*(?:legal|leg|agreement|agr|l)|(?:legal|leg|agreement|agr|l)\s*(?:and|&|\+|\/|n)\s*(?:agen(?:cy|t)|commission|a))\b(?:\s*fees?)?\s*(?:is|are|na|:|-|=|@)?\s*(?:₦|n|#)?\s*(\d{1,3}(?:[.,]\d{1,3})*\s*(?:%|percent|k|thousand|m))\s*each\b/gi;
/** 'A/L 10%/5%': a share for each of them, in that order. */
const IN_ORDER = /\ba\s?\/\s?l\s*[:=-]?\s*(\d{1,2}\s?%)\s?\/\s?(\d{1,2}\s?%)/gi;
/** '10/10 agency and agreement', '10%/5% legal & agency': a share for each name, in their order. */
const PAIR_FIRST = new RegExp(
  `(?<![\\d/])(?<first>\\d{1,2})\\s?%?\\s?\\/\\s?(?<second>\\d{1,2})\\s?%?\\s*(?:for\\s)?(?<one>${NAMES.agencyFee}|${NAMES.legalFee})\\s*(?:and|&|\\+|n|\\/)\\s*(?<other>${NAMES.agencyFee}|${NAMES.legalFee})(?![a-z])`,
  'gi',
);
/** 'Rent 2m plus 10/10': agency and legal fee, as everybody knows. */
const BOTH_TENS =
  /(?:\bplus|\+)\s*(\d{1,2})\s?%?\s?\/\s?(\d{1,2})(?!\s?[\d/%])(?=\s*(?:%|$|[\n.,;)]))/gi;
/** Two names of one fee. */
const ONE_CAUTION =
  /\bdamages?\s*(?:\/|&|and|or)\s*caution\b|\bcaution\s*(?:\/|&|and|or)\s*damages?\b/gi;
const ANY = `(?<![a-z])(?:${Object.values(NAMES).join('|')})(?![a-z])`;
/** A share before the name of a fee that has none behind it: '10% agency'. */
const SHARE_FIRST = new RegExp(
  `(?<share>\\d{1,2}(?:\\.\\d)?\\s?(?:%|percent))\\s?(?:for\\s)?(?<name>${ANY})(?!\\s*(?:and|&|\\+|n|\\/)\\s*${ANY}(?!${LINK}\\d))`,
  'gi',
);
const NAME_BEFORE = new RegExp(`${ANY}${LINK}$`, 'i');
const STOPPED = new RegExp(`(?<name>${ANY})\\.\\s(?=\\d{1,2}\\s?(?:%|percent))`, 'gi');
const SHARE = '\\d{1,2}(?:\\.\\d)?\\s?(?:%|percent)';
/** '10% agency ', before '5% legal': here each name follows its share. */
const SHARES_FIRST = new RegExp(
  `(?<!${ANY}${LINK})(?<![\\d.])(?:${SHARE}\\s?(?:for\\s)?${ANY}[\\s,&+]*)+$`,
  'i',
);
/** A price may stand before a fee as well ('2m agency 10%'): the name must end what is said of the amount. */
const SUM_FIRST = new RegExp(
  `(?<lead>^|\\n|[+,;&(]\\s?|(?<!\\d)\\.\\s?|\\.\\s|\\b(?:and|plus)\\s)(?:₦|ngn|#|n)?\\s?(?<sum>\\d[\\d,.]*\\s?(?:k|thousand|million|m))[^\\S\\n]?(?:for\\s)?(?<name>${ANY})(?=(?:\\s(?:₦|#|n)?\\d[\\d,.]*\\s?(?:k|million|m)\\s(?:for\\s)?${ANY})*\\s*(?:$|[\\n.,;+)]|refundable|only\\b|plus\\b|(?:and|&)\\s\\d))`,
  'gi',
);
/** '10% agency & legal': one share before two names. */
const SHARE_OF_BOTH = new RegExp(
  `\\d{1,2}(?:\\.\\d)?\\s?(?:%|percent)\\s?(?:for\\s)?${ANY}\\s*(?:and|&|\\+|n|\\/)\\s*${ANY}(?!${LINK}\\d)`,
  'i',
);
/** 'Agreement and commission 100k'. */
const TOGETHER = new RegExp(
  `${ANY}(?:\\s*(?:and|&|\\+|n|\\/)\\s*${ANY}){1,3}${LINK}\\d[\\d,.]*\\s*(?:%|percent|k|thousand|million|m)?(?![a-z])`,
  'i',
);
const OTHERWISE_TOGETHER = new RegExp(
  `(?:${AGREEMENT_AND_COMMISSION.source})${LINK}\\d[\\d,.]*\\s*(?:%|percent|k|thousand|million|m)?(?![a-z\\d])(?!\\s*each\\b)`,
  'i',
);
/** Each fee with the amount behind its name, and with another fee's before it. */
const WITH_AMOUNT = recordOf(
  FEE_NAMES,
  (name) =>
    new RegExp(
      `(?<joined>${ANY}\\s*(?:and|&|\\+|n|\\/)\\s*)?(?<![a-z])(?:${NAMES[name]})(?![a-z])${LINK}(?<digits>\\d[\\d,.]*)\\s*(?<unit>%|percent|k|thousand|million|mil|m)?(?![a-z])`,
      'i',
    ),
);
const SCALES: Record<string, number> = { k: 1e3, t: 1e3, m: 1e6 };

/**
 * Reads what is paid beside a rent: 'Agency 10%, Legal 10%, Caution fee: 100k'. Fees named together
 * ('agreement and commission 100k') are one sum for several: they are left out rather than guessed.
 */
export function readFees(text: string): Partial<Record<FeeName, ReadFee>> {
  const plain = eachApart(text);
  const fees: Partial<Record<FeeName, ReadFee>> = {};
  for (const name of FEE_NAMES) {
    const fee = feeIn(plain, name);
    if (fee) fees[name] = fee;
  }
  if (fees.inspectionFee === undefined && FREE_TO_SEE.test(plain))
    fees.inspectionFee = { naira: 0 };
  // A share of the rent is no price of a look.
  else if (fees.inspectionFee && 'percent' in fees.inspectionFee) delete fees.inspectionFee;
  return fees;
}

/**
 * The words in which fees are named together with one amount, which is left out as nobody knows whether
 * it is for each of them: 'Agency & legal 10%'. Null where there are none.
 */
export function feesNamedTogether(text: string): string | null {
  const written = text.split('\n').map(plainWords).join('\n');
  const plain = eachApart(text);
  const words =
    OTHERWISE_TOGETHER.exec(written)?.[0] ??
    TOGETHER.exec(plain)?.[0] ??
    SHARE_OF_BOTH.exec(plain)?.[0];
  return words?.replace(/\s+/g, ' ').trim() ?? null;
}

/** A text in plain lines, each fee's name before its amount: '10% agency + 300k service charge'. */
function eachApart(text: string): string {
  const plain = text.split('\n').map(plainWords).join('\n');
  const shares = plain
    .replace(AGREEMENT_AND_COMMISSION, 'agreement and commission')
    // 'Agency. 10% Legal. 10%'.
    .replace(STOPPED, '$<name> ')
    .replace(EACH, 'agency $1, legal $1')
    .replace(IN_ORDER, 'agency $1, legal $2')
    .replace(BOTH_TENS, ', agency $1%, legal $2%')
    .replace(PAIR_FIRST, '$<one> $<first>%, $<other> $<second>%')
    .replace(ONE_CAUTION, 'caution')
    .replace(SHARE_FIRST, (words, share: string, name: string, at: number, all: string) => {
      const before = all.slice(Math.max(all.lastIndexOf('\n', at) + 1, at - AROUND), at);
      return NAME_BEFORE.test(before) && !SHARES_FIRST.test(before) ? words : `${name} ${share},`;
    });
  return sumsBehind(sumsBehind(shares));
}

/** '4m rent and 600k service charge': the rent has an amount of its own; of two sums in a row the second comes next. */
const sumsBehind = (text: string): string =>
  text.replace(SUM_FIRST, (_, lead: string, sum: string, name: string) =>
    /\p{L}/u.test(lead) ? `, ${name} ${sum},` : `${lead}${name} ${sum},`,
  );

/** How far before a share the name of the fee begins that it is for. */
const AROUND = 60;

/** 'Inspection is free', 'no inspection fee', 'free inspection'; not 'no inspection on Sundays'. */
const FREE_TO_SEE =
  /(?<!\bfeel )\bfree\s+(?:inspection|viewing)s?\b|\bno\s+(?:inspection|viewing)s?\s*(?:fees?|charges?)\b|\b(?:inspection|viewing)s?(?:\s*(?:fees?|charges?|is|are|:|-|=))*\s*(?:free|nil|none|zero)\s*(?=$|[\n.,;!)])/i;

/** 'Rent and service charge 600k': one sum for both. */
const WITH_RENT = /\brent\s*(?:and|&|\+|with|plus|n|\/)\s*$/i;

/** 'Agency 10 legal 10': nobody asks for ten naira. */
const SHARED: ReadonlySet<FeeName> = new Set(['agencyFee', 'legalFee']);
const BARE_SHARES: ReadonlySet<number> = new Set([5, 10, 15, 20]);
const SHARE_ENDS = new RegExp(`^\\s*(?:$|[\\n.,;)&+|]|(?:and|plus)\\b|${ANY})`, 'i');
/** '10% of 2 years': the share is of what is paid at once. */
const OF_YEARS = /^\s*(?:of|on|for)\s(?:the\s)?(?<years>[1-3])\s?(?:years?|yrs?)\b/i;

function feeIn(text: string, name: FeeName): ReadFee | null {
  const match = WITH_AMOUNT[name].exec(text);
  if (!match || match.groups?.joined !== undefined) return null;
  const after = text.slice(match.index + match[0].length);
  if (OF_A_PART.test(after)) return null;
  const { digits = '', unit = '' } = match.groups ?? {};
  const number = plainNumber(digits.replace(/[.,]+$/, ''), unit !== '');
  if (typeof number !== 'number' || number <= 0) return null;
  const isBare = unit === '' && BARE_SHARES.has(number) && SHARE_ENDS.test(after);
  const isShare = unit === '%' || unit === 'percent' || (isBare && SHARED.has(name));
  if (WITH_RENT.test(text.slice(0, match.index)) && !(isShare && name !== 'serviceCharge'))
    return null;
  if (isShare && number > 50) return null;
  if (isShare) return { percent: number * Number(OF_YEARS.exec(after)?.groups?.years ?? 1) };
  const naira = Math.round(number * (SCALES[unit[0]?.toLowerCase() ?? ''] ?? 1));
  return naira >= 1000 ? { naira } : null;
}
