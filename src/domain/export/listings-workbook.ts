import writeWorkbook from 'write-excel-file/universal';

/** A table as a workbook (XLSX) with one sheet of texts, the line of names standing still. */
export function listingsWorkbook(table: readonly (readonly string[])[]): Promise<Blob> {
  const cells = table.map((row) =>
    row.map((value) => (value === '' ? null : { type: String, value })),
  );
  return writeWorkbook(cells, { sheet: 'Listings', stickyRowsCount: 1 }).toBlob();
}
