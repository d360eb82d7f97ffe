import { isGoneCell } from './several-doubts';

/** Columns in which anything but a no says that a home is gone: 'Sold?', 'Date sold', 'Let?'. */
const GONE_COLUMNS: readonly [RegExp, string][] = [
  [/sold/i, 'sold'],
  [/taken/i, 'taken'],
  [/rented|^let\b/i, 'not available'],
  [/occupied/i, 'occupied'],
];
/** Columns that name who lives there, and those that name nobody else. */
const TENANT_COLUMN = /tenant|occupant/i;
const OF_TENANT_COLUMN = /(?:tenant|occupant)\W*name|current|name of/i;
const UNITS_COLUMN = /units/i;
const OCCUPANCY_COLUMN = /occupancy/i;

const NO =
  /^(?:(?:no|nope|none|nil|not|never|false)(?!\p{L})|n(?![\p{L}/])|0(?![\d.,])|[❌✗✘🔴☐]|[-–—]+$|n\/a$)/iu;
/** What can be had, in a column that asks whether it is gone. */
const STILL =
  /^(?:(?:still|yet)\s)?(?:is\s)?(?:available|vacant|open|empty|free|active|on (?:the )?market|for (?:sale|rent|lease)|(?:to|long|short)[\s-]*let)(?!\p{L})/iu;
/** 'Not sold', 'unsold', 'not yet let', 'never rented'. */
const DENIED =
  /\b(?:(?:not|never|isn['’]?t)\s+(?:yet\s+|been\s+|fully\s+|currently\s+)*|un)(?:sold|taken|rented|leased|let|occupied|gone|reserved|booked|tenanted)\b/giu;
/** What is said of a sale, a let or a part of a house, and not that the home is gone. */
const OF_OTHERS =
  /\b(?:sold\s+(?:as|with|separately|by\s+(?:the\s+)?(?:owners?|developers?|plots?))|(?:partly|partially|almost|nearly|half|some|\d{1,2}\s?%)\s+(?:sold|let|taken|booked|occupied)(?:\s+out)?|(?:to|can|may|being|be)\s+(?:be\s+)?(?:sold|let|rented|leased|booked|reserved)|(?:to|long|short|now|for)[\s-]*let|owner[\s-]*occupied)\b/giu;
const GONE =
  /\b(?:sold|taken|rented|leased|let|occupied|gone|reserved|booked|tenanted|paid|stc|sstc|delisted|discontinued|unavailable)\b|\bno (?:longer|more)\b|\bnot (?:available|vacant)\b|\bout of stock\b|\bunder (?:contract|offer)\b|\b(?:sale|offer) pending\b|\bpayment received\b|\bdon (?:sell|rent|go|sold)\b/i;
const TENANT =
  /^(?:mr|mrs|miss|ms|dr|engr|barr|prof|chief|alhaji|alhaja|hajia|pastor|occupied|yes|tenanted)\b|\b(?:ltd|limited|plc)\b/i;
/** Whom the landlord would take: 'Family only', 'Working class'. */
const TENANT_ASKED =
  /\b(?:famil\w*|any\w*|work\w*|professionals?|corporate|compan\w+|couples?|singles?|students?|prefer\w*|only|lad(?:y|ies)|gentlem[ae]n|female|male|christians?|muslims?|bachelors?|staff|bankers?|vacant|available|small|quiet|responsible)\b|\d/i;
const NAME = /^\p{Lu}[\p{L}'’-]+(?:\s+\p{Lu}[\p{L}'’.-]*)+$/u;

/**
 * What a row's column says of whether it can be had, in words that say so by themselves ('sold', 'not available'); ''
 * where it can. In doubt it is gone: the agent is asked then, and nobody travels to a home that is let.
 */
export function rowAvailability(column: string, cell: string): string {
  // Catalogues write 'recently_sold'.
  const said = cell.replace(/_/g, ' ').trim();
  const rest = said.replace(DENIED, ' ').replace(OF_OTHERS, ' ');
  const isSaidGone = GONE.test(rest);
  const gone = (words: string) => (isGoneCell(said) ? said : words);
  if (said === '') return '';
  if (TENANT_COLUMN.test(column)) return isTenant(column, said) ? 'occupied' : '';
  if (OCCUPANCY_COLUMN.test(column))
    return isSaidGone || /^(?:full\b|100\s?%|yes\b)/i.test(rest.trim()) ? 'occupied' : '';
  const word = GONE_COLUMNS.find(([name]) => name.test(column))?.[1];
  if (word !== undefined)
    return !isSaidGone && (rest.trim() === '' || NO.test(said) || STILL.test(said))
      ? ''
      : gone(word);
  if (/^(?:[-–—]+|n\/a)$/i.test(said)) return '';
  const isNone =
    NO.test(rest.trim()) ||
    /^full$/i.test(said) ||
    (UNITS_COLUMN.test(column) && /^0\b/.test(said));
  return isNone || isSaidGone ? gone('not available') : rest.trim() === '' ? '' : said;
}

function isTenant(column: string, said: string): boolean {
  if (NO.test(said) || TENANT_ASKED.test(said)) return TENANT.test(said);
  return OF_TENANT_COLUMN.test(column) || TENANT.test(said) || NAME.test(said);
}
