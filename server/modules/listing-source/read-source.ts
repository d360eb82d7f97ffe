import { decodeText, EncodingError } from '../../../src/domain/import/file/decode-text';
import { HeaderError } from '../../../src/domain/import/table/header-error';
import { isWorkbook } from '../../../src/domain/import/file/is-workbook';
import type { ImportOptions } from '../../../src/domain/import/imported-listing';
import { readListingTables } from '../../../src/domain/import/read-listing-file';
import { readTables } from '../../../src/domain/import/table/read-tables';
import { isJson, resoTable } from '../../../src/domain/import/file/reso-table';
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
    const { table, hasMore } = isJson(text) ? resoTable(text) : { table: null, hasMore: false };
    const tables = table === null ? readTables(text) : [table];
    if (tables.reduce((sum, { rows }) => sum + rows.length, 0) > MOST_ROWS)
      throw new OutsideError(`gives more than ${MOST_ROWS.toLocaleString('en-NG')} rows`);
    const file = readListingTables(tables, options);
    const { refusedReferences } = file;
    const { listings, refusals, refusedRows } = checkListings(file);
    return { listings, refusals, refusedRows, refusedReferences, hasMore };
  } catch (error) {
    if (error instanceof HeaderError || error instanceof EncodingError)
      throw new OutsideError(`gives what cannot be read: ${error.message.replace(/\.$/, '')}`);
    throw error;
  }
}
