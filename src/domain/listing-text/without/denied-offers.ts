const SHORT = String.raw`(?:short[\s-]*(?:lets?|stays?|rents?|terms?)(?:ting)?|air\s?bnb)`;
const SHORTS = `${SHORT}(?:\\s*(?:\\/|,|or|and|nor|&)\\s*${SHORT})*`;
/** 'Not for shortlet', 'strictly no airbnb'; not 'why not short let it', nor 'no short let like this one', nor 'no shortlet fee'. */
const NO_SHORT_LET = new RegExp(
  `(?<!\\bwhy )\\b(?:no|non|not|never|without)[\\s-]+(?:(?:for|as|to be used (?:for|as)|meant for|allowed for|available for|suitable for|an?|any)\\s+){0,2}${SHORTS}\\b(?!\\s+(?:like|as|better|beats?|agents?|fees?|charges?|caution|deposit|experience)\\b)`,
  'gi',
);
/** 'Short let not allowed', 'no short let' of a whole house: 'shortlet is prohibited'. */
const NOT_ALLOWED = new RegExp(
  `\\b${SHORTS}\\s*(?:(?:use|purposes?|business|operations?)\\s+)?(?:(?:is|are|will be)\\s+)?(?:(?:strictly|absolutely)\\s+)?(?:not\\s+(?:be\\s+)?(?:allowed|permitted|accepted|encouraged|welcome)|prohibited|forbidden|disallowed)\\b|\\b${SHORTS}\\s*[:?]\\s*no\\b`,
  'gi',
);
/** 'Shortlet operators should not call': who would let it on; guests who 'should not smoke' are asked to come. */
const NO_OPERATORS = new RegExp(
  `\\b${SHORTS}\\s*(?:operators?|agents?|people|guys|owners?|businesses|managers?|investors?)\\s+(?:(?:should|must|please|pls|kindly|are|is|may|need|to)\\s+){0,3}(?:(?:strictly\\s+)?(?:not|don['’]?t)\\s+(?:to\\s+)?(?:call|apply|bother|disturb|contact|come|inbox|dm|allowed|permitted|accepted|needed|welcome)|not\\b|excuse|stay\\s+(?:off|away)|keep\\s+off)\\b`,
  'gi',
);
/** 'Sale only, not rent', 'say no to rent', 'no more rent'. */
const NO_RENT =
  /(?<!\bwhy )\b(?:not|no more|no be|say no to|say goodbye to|stop paying|tired of paying|never|no)\s+(?:for\s+|to\s+|paying\s+|house\s+)?(?:rents?|rentals?|let|lease)\b(?!\s+(?:increase|increment|hike|arrears))/gi;

/**
 * A text in plain words without what it says that a home is not offered for: 'to let. No shortlet please' offers a let,
 * and 'sale only, not rent: 2 bedroom flat' no rent of 2.
 */
export const withoutDeniedOffers = (text: string): string =>
  [NO_SHORT_LET, NOT_ALLOWED, NO_OPERATORS, NO_RENT].reduce(
    (left, denied) => left.replace(denied, ' '),
    text,
  );
