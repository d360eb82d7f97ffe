import { isGoneCell } from './several-doubts';

/** 'No', 'Not yet', 'N - price reduced', 'still available' among homes that are asked whether they are gone. */
const NO =
  /^(?:no|nope|n|nil|none|not|never|false|0|[-–—]+|unsold|unoccupied|(?:still |is )?(?:available|vacant|open|empty|free|active|on (?:the )?market)|for (?:sale|rent|lease)|to let)(?![\p{L}\d])/iu;
/** Columns in which anything but a no says that a home is gone: 'Sold?', 'Date sold', 'Let?'. */
const GONE_COLUMNS: readonly [RegExp, string][] = [
  [/sold/i, 'sold'],
  [/taken/i, 'taken'],
  [/rented|^let\b/i, 'rented'],
  [/occupied/i, 'occupied'],
];
/** Columns that name who lives there. */
const TENANT_COLUMN = /tenant|occupant/i;
/** Not whom the landlord would take: 'Family only'. */
const TENANT =
  /^(?:mr|mrs|miss|ms|dr|engr|barr|prof|chief|alhaji|alhaja|hajia|pastor|occupied|yes|tenanted)\b/i;
const OCCUPIED = /^(?:occupied|full|100\s?%|let|rented|tenanted|yes)$/i;
const UNITS_COLUMN = /units/i;
/** Whether a web site shows it: 'draft', 'private' and 'trash' are for nobody's eyes. */
const WEB_COLUMN = /post[\s_]status/i;
const SHOWN = /^(?:publish(?:ed)?|active|live|open)$/i;
/** How the cell of a column begins that asks whether a home can be had: 'No (taken)', 'Not until June', 'out of stock'. */
const NOT_SO =
  /^(?:(?:no|not|none|never|nil|false|full|unavailable|out of stock|discontinued|off (?:the )?market|delisted)(?!\p{L})|n(?:$|\s*[-–(:,])|0(?:$|\s))/iu;
/** 'Occupied till Dec', 'recently_sold', 'Sold by Ade'. */
const GONE =
  /^(?:(?:was|is|been|has been|recently|just|already|now|mark(?:ed)? as|still|fully|100\s?%)\s+)*(?:sold|rented|leased|taken|occupied|tenanted|booked|reserved|sale pending|under (?:contract|offer))(?!\p{L})(?!\s+(?:as|with|separately|per)\b)|^let (?:out|to|till|until|since|by|already)\b/iu;
/** What it says is not so: 'No, not sold yet', 'never rented'. */
const DENIED =
  /\b(?:(?:not|never|isn['’]?t)\s+(?:yet\s+|been\s+|fully\s+)*|un)(?:sold|taken|rented|leased|let|occupied|gone|reserved|booked|tenanted)\b/giu;
const GONE_WORD =
  /\b(?:sold|taken|rented|leased|let|occupied|gone|reserved|booked|tenanted|no longer|not available|unavailable|not vacant)\b/i;

/** What a row's column says of whether it can be had, in a word that says so by itself; '' where it can. */
export function rowAvailability(column: string, cell: string): string {
  // Catalogues write 'recently_sold'.
  const said = cell.replace(/_/g, ' ').trim();
  if (UNITS_COLUMN.test(column) && /^\d+$/.test(said))
    return Number(said) === 0 ? 'not available' : '';
  if (TENANT_COLUMN.test(column)) return TENANT.test(said) ? 'occupied' : '';
  if (/occupancy/i.test(column)) return OCCUPIED.test(said) || GONE.test(said) ? 'occupied' : '';
  const gone = GONE_COLUMNS.find(([name]) => name.test(column))?.[1];
  // 'No (taken)' is no no.
  const isGone = GONE_WORD.test(said.replace(DENIED, ' '));
  if (gone !== undefined && (said === '' || (NO.test(said) && !isGone))) return '';
  if (gone !== undefined) return isGoneCell(said) ? said : gone;
  if (WEB_COLUMN.test(column)) return said === '' || SHOWN.test(said) ? '' : 'not available';
  const isDenied = said.search(DENIED) === 0 && !isGone;
  if (isDenied) return '';
  if (NOT_SO.test(said)) return 'not available';
  return GONE.test(said) && !isGoneCell(said) ? 'not available' : said;
}
