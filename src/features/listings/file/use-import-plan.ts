import { useEffect, useMemo, useState } from 'react';
import { type Database, useDatabase } from '../../../components/context/database-context';
import { knownListings } from '../../../db/repositories/my-properties/import-repository';
import { type ColumnReading, columnReadings } from '../../../domain/import/table/column-readings';
import type { ImportOptions, RowResult } from '../../../domain/import/imported-listing';
import { listingFromRow } from '../../../domain/import/listing-from-row';
import {
  type ColumnChoices,
  type MappedTable,
  mapTables,
  requireColumns,
} from '../../../domain/import/table/map-header';
import {
  type MendableField,
  mendableCells,
  type Mending,
  readMendedRow,
} from '../../../domain/import/mend-row';
import { type PlannedListing, planImport } from '../../../domain/import/plan-import';
import { type FileRow, rowsOf } from '../../../domain/import/file-rows';
import { gatherListings, type RefusedRow } from '../../../domain/import/read-listing-file';
import { readTables } from '../../../domain/import/table/read-tables';
import type { RowName, Table } from '../../../domain/import/table/table';
import { stableId } from '../../../domain/import/stable-id';

export type ImportPlan = {
  planned: PlannedListing[];
  refusedRows: RefusedRow[];
  duplicates: number;
};

export type ImportReading = {
  columns: ColumnReading[];
  /** Null while the rows are read; a string says why they cannot be. */
  plan: ImportPlan | string | null;
  /** What a row says by now, by its line. */
  cellsAt: (line: RowName) => Record<MendableField, string>;
};

/** How somebody wants the file to be read. */
type ReadingWishes = Omit<ImportOptions, 'now'> & {
  columns: ColumnChoices;
  /** What was written in place of rows' cells, by their lines. */
  mendings: ReadonlyMap<RowName, Mending>;
};

/** All rows as they were read, and by which options, for those that are read again. */
type ReadRows = { rows: FileRow[]; results: RowResult[]; options: ImportOptions };

/** Rows that are read before the screen is let in between: a phone takes some time for each. */
const AT_ONCE = 50;

/** Reads a file's text into what the import would do, anew with every other wish. */
export function useImportPlan(
  text: string,
  { columns, mendings, defaultListingType, nairaPerDollar, medians }: ReadingWishes,
  ownerId: string,
): ImportReading {
  const database = useDatabase();
  const tables = useMemo(() => tablesOf(text), [text]);
  const opened = useMemo(
    () => (typeof tables === 'string' ? tables : mapTables(tables, columns)),
    [tables, columns],
  );
  const rows = useMemo(() => (typeof opened === 'string' ? [] : rowsOf(opened)), [opened]);
  const [read, setRead] = useState<ReadRows | string | null>(null);
  const [plan, setPlan] = useState<ImportPlan | string | null>(null);
  useEffect(() => {
    // What homes cost is read first: with it some prices are doubted.
    if (typeof opened === 'string' || medians === undefined) return;
    let current = true;
    setRead(null);
    setPlan(null);
    const options = { defaultListingType, nairaPerDollar, medians, now: new Date() };
    readRows(opened, options, () => current).then(
      (all) => current && setRead(all),
      (error: Error) => current && setRead(error.message),
    );
    return () => {
      current = false;
    };
  }, [opened, defaultListingType, nairaPerDollar, medians]);
  useEffect(() => {
    if (read === null || typeof read === 'string') return;
    let current = true;
    makePlan(read, mendings, ownerId, database).then(
      (made) => current && setPlan(made),
      (error: Error) => current && setPlan(error.message),
    );
    return () => {
      current = false;
    };
  }, [database, read, mendings, ownerId]);
  const cellsAt = (line: RowName) => {
    const found = rows.find((row) => row.line === line);
    const cells = mendableCells(found?.row ?? {}, found?.header ?? { columns: {}, flags: [] });
    return { ...cells, ...mendings.get(line)?.cells };
  };
  return typeof opened === 'string'
    ? { columns: [], plan: opened, cellsAt }
    : {
        columns: columnReadings(opened),
        plan: typeof read === 'string' ? read : plan,
        cellsAt,
      };
}

function tablesOf(text: string): Table[] | string {
  try {
    return readTables(text);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** @throws HeaderError when there is no column for a price or a place. */
async function readRows(
  tables: readonly MappedTable[],
  options: ImportOptions,
  goesOn: () => boolean,
): Promise<ReadRows> {
  requireColumns(tables);
  const rows = rowsOf(tables);
  const results: RowResult[] = [];
  for (const [at, { row, header }] of rows.entries()) {
    if (at % AT_ONCE === 0) await new Promise((resolve) => setTimeout(resolve));
    if (!goesOn()) break;
    results.push(listingFromRow(row, header, options));
  }
  return { rows, results, options };
}

async function makePlan(
  { rows, results, options }: ReadRows,
  mendings: ReadonlyMap<RowName, Mending>,
  ownerId: string,
  database: Database,
): Promise<ImportPlan> {
  const mended = results.map((result, at) => {
    const read = rows[at];
    const mending = read && mendings.get(read.line);
    return mending === undefined || read === undefined
      ? result
      : readMendedRow(read.row, read.header, mending, options);
  });
  const file = gatherListings(rows, mended);
  const written = mendings.size === 0 ? [] : gatherListings(rows, results).listings;
  const contents = new Map(written.map(({ key, content }) => [key, content]));
  const unmendedOf = (key: string) => {
    const unmended = contents.get(key);
    return unmended === undefined ? {} : { unmended };
  };
  const exported = await knownListings(
    file.listings.flatMap(({ exported, reference }) => (exported && reference) || []),
    database,
  );
  const listings = await Promise.all(
    file.listings.map(async (listing) => ({
      ...listing,
      ...unmendedOf(listing.key),
      // A file of another account has ids that are not here: its rows are listings of their own.
      id: exported.has(listing.reference ?? '')
        ? (listing.reference ?? '')
        : await stableId(ownerId, listing.key),
    })),
  );
  const known = await knownListings(
    listings.map(({ id }) => id),
    database,
  );
  return {
    planned: planImport(listings, known),
    refusedRows: file.refusedRows,
    duplicates: file.duplicates,
  };
}
