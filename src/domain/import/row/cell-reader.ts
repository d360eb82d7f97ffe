import { MAX_DESCRIPTION } from '../../../contract/listing/property-options';
import type { Field } from '../table/column-names';
import type { HeaderMap } from '../table/map-header';

const NOTHING =
  /^(#name\?|#n\/a|#value!|#ref!|n\/?a|nil|null|none|not applicable|unknown|tba|\?+|[-–—.]+|\.?\s*\.{3}\s*\.{3})$/i;
/** So much of a cell is read that is no description or list: who writes more may mean to keep a server busy. */
export const LONGEST_CELL = 500;
const LONG: readonly Field[] = ['description', 'keyFeatures', 'amenities'];

/** Reads the cells of a row by what their columns mean: in one line, and empty where they say that there is nothing. */
export function cellReader(
  row: Record<string, string>,
  header: HeaderMap,
): (field: Field) => string {
  return (field) => {
    const column = header.columns[field];
    // A line break within quotes is none of a title or an address.
    const text = (column === undefined ? '' : (row[column] ?? ''))
      .slice(0, LONG.includes(field) ? MAX_DESCRIPTION : LONGEST_CELL)
      .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
      .trim();
    // Only of a look at the home 'nil' is an answer.
    if (field === 'inspectionFee' && /^(?:nil|none)$/i.test(text)) return text;
    return NOTHING.test(text) ? '' : text;
  };
}
