import { isGoneCell } from './several-doubts';

/** What a row's column says of whether it can be had. */
export type Availability = {
  /** What it may say of the offer: 'Available for rent', 'rented'; '' for nothing. */
  offer: string;
  /** Its words where the home is gone by them, of a bare yes with the column's name; null where it can be had. */
  gone: string | null;
};

/** Columns in which anything but a no says that a home is gone: 'Sold?', 'Date sold', 'Let?'. */
const GONE_COLUMN = /sold|taken|rented|^let\b|occupied/i;
const LET_COLUMN = /rented|^let\b/i;
/** Columns that name who lives there, and those that name nobody else. */
const TENANT_COLUMN = /tenant|occupant|lessee/i;
const OF_TENANT_COLUMN =
  /(?:tenant|occupant)s?(?:['’]?s)?[\W_]*(?:name|detail)|names?[\W_]*of[\W_]*(?:the[\W_]*)?(?:tenant|occupant)|lessee|current/i;
const UNITS_COLUMN = /units/i;
/** What a web site shows: 'draft', 'private' and 'trash' are for nobody's eyes. */
const WEB_COLUMN = /post[\s_]*status/i;
const SHOWN = /^(?:publish(?:ed)?|live|active|open)$/i;
const OCCUPANCY_COLUMN = /occupancy/i;

const MARKED_NO = '[❌✗✘✖❎🔴🚫⛔☐⬜]';
/** 'No', 'No (taken)', 'not until June'. */
const NO = new RegExp(
  `^(?:(?:no|nope|none|nil|not|never|false)(?!\\p{L})|(?:n|0)(?:$|\\s*[-–—(:,!/]|\\s+\\p{L})|${MARKED_NO})`,
  'iu',
);
/** 'No omonile', 'not furnished', 'No. 5': says nothing of whether it can be had. */
const NO_OF_OTHERS =
  /^(?:no|not|never)\s+(?:omonile|agents?|agency|caution|tenants?|encumbrances?|issues?|problems?|furnished|completed|negotiable|pets?|lived|service|fees?|legal|commission|parking|floods?|flooded|hidden|wahala|occupants?|offers?|bids?|one|idea|sure|far|been)(?!\p{L})|^no\.?\s*\d/iu;
const NOTHING = /^(?:[-–—]+|n\/a|tb[ac]|tbd)$/i;
/** What can be had; 'Available soon' and 'Available but …' may not. */
const STILL =
  /^(?:(?:still|yes|currently|just|newly)[\s,-]+)*(?:is\s)?(?:available|vacant|vacated|open|empty|free|active|unoccupied|on (?:the )?(?:market|sale)|for (?:sale|rent|lease)|(?:to|long|short)[\s-]*let|(?:by )?nobody|e never)(?!\p{L})(?!.*\b(?:soon|but)\b)|^🟢|^(?:still\s+)?(?:on|on-market|new|ongoing|listed|live|ready|there|dey|yet(?: to sell)?|selling|offering|published|negotiating|in progress)\W*$/iu;
/** 'Available (1 unit let)', 'Available, one flat taken': of another one of several. */
const ONE_OF_THEM =
  /\b(?:one|some|others?|\d{1,3})\s*(?:of\s+them\s*)?(?:units?|flats?|plots?|rooms?)?\s*(?:is\s+|are\s+)?(?:sold|let|taken|reserved|rented|booked)\b/giu;
/** So many of several: '4 left, 8 sold', '6 of 10 sold', '12 (5 reserved)'. */
const SOME_LEFT =
  /\b[1-9]\d{0,3}\s*(?:units?|plots?|flats?|homes?|more)?\s*(?:left|available|vacant|remain\w*)\b|^\s*[1-9]\d{0,3}\s*of\s*\d+\s*$|^some\b/i;
/** 'Not sold', 'unsold', 'not yet let', 'never rented', 'no longer occupied'. */
const DENIED =
  /\b(?:(?:not|never|isn['’]?t|ha(?:s|ve)(?:n['’]?t| not)|no longer)\s+(?:yet\s+|been\s+|fully\s+|currently\s+)*|un)(?:sold|taken|rented|leased|let|occupied|gone|reserved|booked|tenanted)\b/giu;
/** What is said of a sale, a let or a part of a house, of fees and of papers, and not that the home is gone. */
const OF_OTHERS = new RegExp(
  [
    String.raw`\bsold\s+(?:as|with|(?:per|in|by)\s+(?:the\s+)?(?:plots?|units?|bits|parts|sqm|acres?))\b`,
    String.raw`\b(?:partly|partially|almost|nearly|mostly|half|some|until|till|yet to be|\d{1,2}\s?(?:%|percent))\s+(?:(?:units?|plots?|flats?)\s+)?(?:sold|let|taken|booked|occupied|gone)(?:\s+out)?\b`,
    String.raw`\b(?:to|can|may|being|be)\s+(?:be\s+)?(?:sold|let|rented|leased|booked|reserved)\b`,
    String.raw`\b(?:to|long|short|for)[\s-]*let\b|\bsales?\s*(?:\/|or)\s*let\b|\blet\s*(?:\/|or)\s*sales?\b|\blet(?:['’]s|\s+(?:me|us))\b`,
    String.raw`\b(?:(?:last|former|old|previous)\s+)?tenants?\s+(?:(?:has|have|is|are)\s+)?(?:gone|left|out|moved)\b`,
    String.raw`\b(?:pictures?|photos?|videos?|measurements?)\s+taken\b|\bowner[\s-]*occupied\b|\boccupied by (?:the )?owner\b`,
  ].join('|'),
  'giu',
);
const GONE = new RegExp(
  [
    String.raw`\b(?:sold|taken|rented|leased|let|occupied|gone|reserved|booked|tenanted|stc|sstc|delisted|discontinued|unavailable|withdrawn|committed|allocated|acquired|purchased|bought|finished|unpublished|unlisted|deactivated|disabled)\b`,
    String.raw`(?<!\bno\s)\bdeposit (?:has been |is |was |already )?(?:paid|taken|collected|received|made)\b`,
    String.raw`^(?:fully\s|part\s|deposit\s|already\s|someone\s)?paid(?:\s+for)?\W*$|\bsomeone (?:has )?paid\b|\b(?:buyer|client|tenant|already|fully) (?:has )?paid\b|\bpayment received\b`,
    String.raw`\bno (?:longer|more)\b|\bnot (?:available|vacant)\b|\bout of stock\b|\bunder (?:contract|offer)\b|(?<!\binspections?\s)\bon hold\b`,
    String.raw`\b(?:(?:sale|offer) pending|pending (?:sale|offer)|deals? closed|closed deal)\b|\bdon (?:sell|rent|go|sold|pay|take|comot)\b|\b(?:sitting|has an?|has) tenants?\b|\btenants? (?:still )?(?:in|inside|there|leaving)\b|\bzero\b|\be no dey\b`,
  ].join('|'),
  'iu',
);
const TENANT =
  /^(?:mr|mrs|miss|ms|dr|engr|barr|prof|chief|alhaji|alhaja|hajia|pastor|occupied|yes|tenanted)\b|\b(?:ltd|limited|plc)\b/i;
/** Nobody, or whom the landlord would take: 'Family only', 'Working class', 'Civil Servants'. */
const NO_TENANT =
  /^(?:empty|vacated|unoccupied|nobody|moved out|free|none|nil|no|tb[ad]|n\/a|[-–—]+)\b|\b(?:famil\w*|any\w*|all|work\w*|professionals?|corporate|compan\w+|couples?|singles?|students?|corpers?|members?|servants?|people|doctors?|owners?|tribes?|tenants|prefer\w*|only|lad(?:y|ies)|gentlem[ae]n|female|male|married|christians?|muslims?|bachelors?|staff|bankers?|vacant|vacated|available|small|quiet|responsible|decent|built|out|new|term|renovation|advised|class|employed|smokers|welcome|accepted|not|never|left|landlord|serious|open|expat\w*|foreign\w*|nigerians?|mature|immediate\w*|ready|unknown|optional|flexible)\b|^\d+$/i;
const OF_COMPANIES = /\b(?:ventures|enterprises?|clubs?|church|school|sons|nig|ministry)\b/i;
/** Of one word as well: 'Bola'. */
const NAME = /^(?=.{3})\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]*)*$/u;

const CAN_BE_HAD: Availability = { offer: '', gone: null };

/**
 * What a row's column says of whether it can be had. In doubt the home is gone: its agent is asked then, and nobody
 * travels to one that is let.
 */
export function rowAvailability(column: string, cell: string): Availability {
  // Catalogues write 'recently_sold'.
  const said = cell.replace(/_/g, ' ').trim();
  if (said === '' || NOTHING.test(said)) return CAN_BE_HAD;
  const told = isGoneCell(said) ? said : `${column.trim()}: ${said}`;
  const rest = said.replace(DENIED, ' ').replace(OF_OTHERS, ' ').trim();
  if (isGone(column, said, rest)) return { offer: offerOf(column, rest), gone: told };
  return { offer: GONE.test(rest) ? '' : said, gone: null };
}

/** 'Let' is what a home is offered for, unless it says more; nothing at all says nothing, and 'finished' is how it was built. */
const OFFERED =
  /(?<!\b(?:now|already|been|is|fully)\s)\blet\b(?!\s*(?:agreed|out\b|to\b|by\b|\)))|\bfinished\b|^\W*(?:nil|none|n|0|false|not (?:specified|stated|set|given|provided|applicable|known))\W*$/giu;

/** The words by which a cell of what a home is offered for says that it is gone: 'For sale - sold'; null where they do not. */
export const goneByStatus = (cell: string): string | null =>
  rowAvailability('Status', cell.replace(OFFERED, ' ')).gone === null
    ? null
    : cell.replace(/_/g, ' ').trim();

/** What remarks say of papers, fees, talks and who is wanted, and not that the home is gone. */
const OF_PAPERS = new RegExp(
  [
    String.raw`\b(?:acquired|purchased|bought|allocated|committed|finished|zero)\b|\breserved (?:area|parking|for)\b|\bgone (?:up|down|through)\b`,
    // 'Let Tunde know', 'let to companies only'; 'let to Zenith Bank' is gone.
    String.raw`(?<!\b(?:now|already|been|is|just)\s)\blet\s+(?!agreed|out\b|by\b|to\b)\p{L}|\blet\s+(?:out\s+)?to\s+(?:corporates?|compan|famil|work|any|couples?|professionals?|students?|expat|responsible|decent|single)|\blet (?:out )?to\b(?=.*\bonly\b)`,
    String.raw`\b(?:rents?|fees?|payments?|cheques?|keys?|inspections?|offers?|bids?|bookings?|appointments?|viewings?|care|mandate|decision)\s+(?:(?:is|are|was|were|has been|have been|will be|being)\s+)?(?:taken|booked|reserved)\b`,
    String.raw`\b(?:c\W?of\W?o|fees?|charges?|rates?|bills?|survey|tax(?:es)?|dues|agency|caution|light|nepa|commission|levy|levies)\s+(?:(?:has|have|is|are|been|all)\s+)*(?:already|fully) paid\b`,
    String.raw`\bno (?:longer|more)\s+(?:negoti\w+|agency|fees?|caution|discount|inspections?|price|omonile|issues?|debts?)\b|\b(?:sold|rented|leased|let)\s+(?:together|separately|individually|furnished|unfurnished|yearly|annually|only to|at|for|below)\b`,
  ].join('|'),
  'giu',
);
/** What an owner says who has taken it back. */
const STOPPED =
  /\bstop (?:marketing|advertis\w+|posting|selling)\b|\b(?:do not|don['’]?t|never) (?:post|market|advertise|publish|list)\b|\bnot (?:selling|renting|letting)(?: (?:again|any\s?more|it))?\b|\bchanged (?:his|her|their) mind\b/i;

/** Whether a remark says that a home is gone, or that nobody is to be told of it. */
export function isGoneRemark(remark: string): boolean {
  const rest = [DENIED, OF_OTHERS, ONE_OF_THEM, OF_PAPERS].reduce(
    (text, others) => text.replace(others, ' '),
    remark.trim(),
  );
  return STOPPED.test(remark) || (GONE.test(rest) && !SOME_LEFT.test(rest));
}

function isGone(column: string, said: string, rest: string): boolean {
  if (WEB_COLUMN.test(column)) return !SHOWN.test(said);
  if (TENANT_COLUMN.test(column)) return isTenant(column, said);
  const isSaidGone = GONE.test(rest) && !SOME_LEFT.test(rest) && !isStill(rest);
  if (OCCUPANCY_COLUMN.test(column))
    return isSaidGone || (/^(?:full\b|100\s?%|yes\b)/i.test(rest) && !/\bvacant\b/i.test(rest));
  if (UNITS_COLUMN.test(column) && /^(?:no\.?\s*)?[1-9]\d*\b/i.test(said))
    return areAllGone(said, rest);
  if (GONE_COLUMN.test(column))
    return isSaidGone || !(rest === '' || NO.test(said) || isStill(said) || isOthers(said, rest));
  if (NO_OF_OTHERS.test(said)) return isSaidGone;
  return isSaidGone || isGoneCell(rest) || NO.test(rest) || /^full$/i.test(said);
}

/** '10 of 10 sold', '12 units (all sold)', '1 - under offer'; of '12 (5 reserved)' some are left. */
function areAllGone(said: string, rest: string): boolean {
  const [, some, all] = /^(\d+)\s*of\s*(\d+)\s*(?:sold|let|taken)/i.exec(said) ?? [];
  if (some !== undefined) return some === all;
  return (
    GONE.test(rest) && /\b(?:all|both|out)\b|^(?:no\.?\s*)?1\b/i.test(said) && !SOME_LEFT.test(rest)
  );
}

/** 'Available (1 unit let)' can be had, 'Available - sold' cannot. */
const isStill = (said: string): boolean =>
  STILL.test(said) && !GONE.test(said.replace(OF_OTHERS, ' ').replace(ONE_OF_THEM, ' '));

/** 'Unsold (2 units)', 'Owner', '3 of 10': no yes among columns that ask for one. */
const isOthers = (said: string, rest: string): boolean =>
  rest.length < said.trim().length || /^(?:by )?owner\W*$/i.test(said) || SOME_LEFT.test(said);

const offerOf = (column: string, rest: string): string =>
  LET_COLUMN.test(column) || /\b(?:rented|let)\b/i.test(rest)
    ? 'rented'
    : /\bleased\b/i.test(rest)
      ? 'leased'
      : '';

function isTenant(column: string, said: string): boolean {
  if (NO.test(said)) return false;
  if (isGoneCell(said) || OF_COMPANIES.test(said)) return true;
  if (NO_TENANT.test(said)) return TENANT.test(said);
  return OF_TENANT_COLUMN.test(column) || TENANT.test(said) || NAME.test(said);
}
