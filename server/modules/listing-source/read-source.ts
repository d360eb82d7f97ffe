import { setImmediate } from 'node:timers/promises';
import { decodeText, EncodingError } from '../../../src/domain/import/table/decode-text';
import { HeaderError } from '../../../src/domain/import/table/header-error';
import { isWorkbook } from '../../../src/domain/import/table/is-workbook';
import type { ImportOptions } from '../../../src/domain/import/imported-listing';
import { readListingTable, type SourceFile } from '../../../src/domain/import/read-listing-file';
import { readTable } from '../../../src/domain/import/table/read-table';
import { isJson, resoTable } from '../../../src/domain/import/table/reso-table';
import { OutsideError } from '../../plugins/fetch-outside';
import { checkListings } from '../import/check-listings';

const MOST_ROWS = 10_000;

/**
 * What came from an address as listings: a table as CSV, or JSON of the RESO Data Dictionary.
 * @throws OutsideError for what is neither, in words for its agent
 */
export async function readSource(
  bytes: Uint8Array<ArrayBuffer>,
  options: ImportOptions,
): Promise<SourceFile & { hasMore: boolean }> {
  try {
    // A packed file may unpack to any size: what a stranger's server gives is not unpacked here.
    if (isWorkbook(bytes)) throw new OutsideError('gives an Excel workbook, where a CSV is needed');
    const text = decodeText(bytes);
    const { table, hasMore } = isJson(text)
      ? resoTable(text)
      : { table: readTable(text), hasMore: false };
    if (table.rows.length > MOST_ROWS)
      throw new OutsideError(`gives more than ${MOST_ROWS.toLocaleString('en-NG')} rows`);
    const file = await readListingTable(table, options, () => setImmediate());
    return { ...file, ...checkListings(file), hasMore };
  } catch (error) {
    if (error instanceof HeaderError || error instanceof EncodingError)
      throw new OutsideError(`gives what cannot be read: ${error.message.replace(/\.$/, '')}`);
    throw error;
  }
}
