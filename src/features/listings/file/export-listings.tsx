import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import {
  countMyProperties,
  listMyProperties,
} from '../../../db/repositories/my-properties/my-property-repository';
import { dayInNigeria } from '../../../domain/format/day-in-nigeria';
import { countOf } from '../../../domain/format/count-of';
import { listingTable } from '../../../domain/export/listing-table';
import { downloadFile } from '../../../platform/files/download-file';
import { CodeMissingError, loadCode } from '../../../platform/load-code';

const EXCEL = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const NO_CODE =
  'The first Excel file needs a network, to fetch what writes it. Without one, export CSV.';
const NO_FILE = 'The file could not be made. Free some space on this device and try again.';

function wordsOf(count: number | undefined): string {
  if (count === undefined) return 'Counting the listings on this device …';
  if (count === 0) return 'There are no listings on this device.';
  return `${countOf(count, 'listing')} with every field, to keep or to change in a spreadsheet. Import the file again and each row updates its own listing; photos are not in it.`;
}

/** All own listings as a file that can be imported again, made on this device without a network (IMP-2). */
export function ExportListings() {
  const database = useDatabase();
  const count = useLiveQuery(() => countMyProperties(database), [database]);
  const [failure, setFailure] = useState('');
  const make = async (kind: 'csv' | 'xlsx') => {
    const listings = (await listMyProperties(database)).map(({ property }) => property);
    const table = listingTable(listings);
    const name = `listings-${dayInNigeria(new Date())}.${kind}`;
    if (kind === 'csv') {
      const { listingsCsv } = await loadCode(() => import('../../../domain/export/listings-csv'));
      downloadFile(name, 'text/csv;charset=utf-8', listingsCsv(table));
    } else {
      const { listingsWorkbook } = await loadCode(
        () => import('../../../domain/export/listings-workbook'),
      );
      downloadFile(name, EXCEL, await listingsWorkbook(table));
    }
  };
  const exportAs = (kind: 'csv' | 'xlsx') => {
    setFailure('');
    make(kind).catch((error: unknown) =>
      setFailure(error instanceof CodeMissingError ? NO_CODE : NO_FILE),
    );
  };
  return (
    <section className={`${stack.card} ${stack.stack}`} aria-labelledby="export-title">
      <h2 id="export-title">Your listings as a file</h2>
      <p className={stack.soft}>{wordsOf(count)}</p>
      <div className={stack.row}>
        <Button icon="download" disabled={!count} onClick={() => exportAs('csv')}>
          Export CSV
        </Button>
        <Button icon="download" disabled={!count} onClick={() => exportAs('xlsx')}>
          Export Excel
        </Button>
      </div>
      {failure && <Notice tone="bad">{failure}</Notice>}
    </section>
  );
}
