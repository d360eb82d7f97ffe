/** A sentence's own words, in its line: a stop within 'No. 5' ends none. */
const REST = String.raw`(?:(?!(?<!\bno|\bst|\bave)\.\s|[!;\n]).)*(?:[.!;]|(?=\n|$))`;
const BEGINS = String.raw`(?<=^|\n|[.!;]\s|[.!;]\s\s)[^\p{L}\d\n]{0,9}`;
const ROAD = String.raw`(?:\S+\s+){1,4}(?:road|rd|street|str?|avenue|ave|close|crescent|lane|drive|way|boulevard)\b`;
const WHOSE = "(?:agent|agency|company|realtor)['’]?s?\\s+";
/** 'Visit our office at Suite 4, Wuse', 'Contact office: …', '… Garki Mall - our address'. */
const OUR_OFFICE = new RegExp(
  `${BEGINS}(?:(?:please|pls|kindly)\\s+)?(?:(?:visit|call|contact|come to|reach|locate|find|meet|see)\\s+(?:us\\s+(?:at|in)\\s+)?|our\\s+|${WHOSE})(?:(?:our|the)\\s+|${WHOSE}){0,3}(?:(?:head|main|branch|corporate|\\p{Lu}\\p{L}+)\\s+)?office\\b(?!\\s*(?:space|building|block|complex|tower|suites?|for (?:rent|sale|lease)|to let)\\b)${REST}|${BEGINS}[^.!;\\n]{0,60}\\bour\\s+(?:office\\s+)?address\\b${REST}`,
  'giu',
);
/** 'Office address: 12 Allen Avenue, Ikeja', 'Head office: …', 'Office: Suite 4, Wuse'. */
const OFFICE_LINE = new RegExp(
  `${BEGINS}(?:(?:head|main|branch|corporate|contact)\\s+)?office\\s*(?:(?:address|location|line|hours?|phone|tel|contact)\\s*[:=-]|[:=-]\\s*(?=(?:suite|shop|block|blk|plot|no\\b|km|floor|flat|opposite|opp|behind|beside|\\d+(?:st|nd|rd|th)\\s+floor|\\d+[a-z]?,?\\s+${ROAD})))${REST}`,
  'giu',
);
/** 'I have a buyer for land in Ikeja.': what somebody looks for, before what they offer. */
const REQUEST = new RegExp(
  `${BEGINS}(?:I|we)(?:['’]ve| have| also have| get)\\s+(?:an?\\s+)?(?:(?:cash|serious|ready|direct)\\s+){0,2}(?:buyers?|clients?|tenants?)\\s+(?:for|looking for|who (?:wants?|needs?))\\b${REST}`,
  'giu',
);
const HOME =
  /\b(?:\d{1,2}\s?-?bed(?:room)?s?|bed(?:room)?s?|flats?|apartments?|duplex(?:es)?|bungalows?|terraces?|maisonettes?|mansions?|self[\s-]?con\w*|parlou?r|lands?|plots?)\b/i;
const KIND = new RegExp(
  `${HOME.source}|\\b(?:offices?|shops?|warehouses?|plazas?|hotels?|house)\\b`,
  'i',
);

/** Without one of these there is none of all that, and most texts are spared the search. */
const HAS_ONE = /\b(?:office|address|buyers?|clients?|tenants?)\b/i;

/**
 * A text without what it says of the agency's own office and of what somebody looks for, where the rest names what is
 * offered: 'Office: Suite 4, Wuse. 3 bedroom flat at Gwarinpa' is a flat there, and 'Office: Suite 4, Wuse. 3m a year'
 * an office.
 */
export function withoutAsides(text: string): string {
  if (!HAS_ONE.test(text)) return text;
  return [OUR_OFFICE, REQUEST].reduce(
    (left, aside) => without(left, aside, KIND),
    without(text, OFFICE_LINE, HOME),
  );
}

function without(text: string, aside: RegExp, offered: RegExp): string {
  const rest = text.replace(aside, ' ');
  return rest !== text && offered.test(rest) ? rest : text;
}
