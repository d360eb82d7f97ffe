import { decodeText, EncodingError } from '../../../src/domain/import/table/decode-text';
import { HeaderError } from '../../../src/domain/import/table/header-error';
import { isWorkbook } from '../../../src/domain/import/table/is-workbook';
import type { ImportOptions } from '../../../src/domain/import/imported-listing';
import { readListingTable } from '../../../src/domain/import/read-listing-file';
import { readTable } from '../../../src/domain/import/table/read-table';
import { isJson, resoTable } from '../../../src/domain/import/table/reso-table';
import { OutsideError } from '../../plugins/fetch-outside';
import { checkListings } from '../import/check-listings';
import type { SourceListings } from './source-answer';

const MOST_ROWS = 10_000;

/**
 * What came from an address as listings: a table as CSV, or JSON of the RESO Data Dictionary. It may take half a
 * minute: the server has it done by a `SourceProcess`.
 * @throws OutsideError for what is neither, in words for its agent
 */
export function readSource(bytes: Uint8Array<ArrayBuffer>, options: ImportOptions): SourceListings {
  try {
    // A packed file may unpack to any size: what a stranger's server gives is not unpacked here.
    if (isWorkbook(bytes)) throw new OutsideError('gives an Excel workbook, where a CSV is needed');
    const text = decodeText(bytes);
    const { table, hasMore } = isJson(text)
      ? resoTable(text)
      : { table: readTable(text), hasMore: false };
    if (table.rows.length > MOST_ROWS)
      throw new OutsideError(`gives more than ${MOST_ROWS.toLocaleString('en-NG')} rows`);
    const file = readListingTable(table, options);
    const { refusedReferences } = file;
    const { listings, refusals, refusedRows } = checkListings(file);
    return { listings, refusals, refusedRows, refusedReferences, hasMore };
  } catch (error) {
    if (error instanceof HeaderError || error instanceof EncodingError)
      throw new OutsideError(`gives what cannot be read: ${error.message.replace(/\.$/, '')}`);
    throw error;
  }
}
