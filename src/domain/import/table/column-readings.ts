import { STATUS_COLUMN } from '../../export/listing-columns';
import type { ColumnChoices, ColumnUse, HeaderMap } from './map-header';
import type { Table } from './table';
import { ownKeys } from '../../../contract/own-keys';

/** How one column of a file was read. */
export type ColumnReading = {
  name: string;
  use: ColumnUse;
  /** The first value in it; '' where it has none. */
  sample: string;
  /** How many rows have something in it. */
  filled: number;
};

/** How each column was read, in the order of the file. */
export function columnReadings({ names, rows }: Table, header: HeaderMap): ColumnReading[] {
  const fields = new Map(ownKeys(header.columns).map((field) => [header.columns[field], field]));
  return names
    .filter((name) => name.trim() !== '')
    .map((name) => {
      const said = rows.map((row) => (row[name] ?? '').trim()).filter((cell) => cell !== '');
      return {
        name,
        use: fields.get(name) ?? (header.flags.includes(name) ? 'feature' : 'none'),
        sample: said[0] ?? '',
        filled: said.length,
      };
    });
}

/** The columns that were not understood and have something to say; that of our own files is told on purpose, and not read. */
export function unreadColumns(readings: readonly ColumnReading[]): ColumnReading[] {
  return readings.filter(
    ({ name, use, filled }) => name !== STATUS_COLUMN && use === 'none' && filled > 0,
  );
}

/** The choices with one more; a field that another column had is taken from it, as one column has it. */
export function chooseColumn(
  choices: ColumnChoices,
  readings: readonly ColumnReading[],
  name: string,
  use: ColumnUse,
): ColumnChoices {
  const before = readings.find((other) => other.use === use && other.name !== name);
  const isShared = use === 'feature' || use === 'none';
  return {
    ...choices,
    ...(before === undefined || isShared ? {} : { [before.name]: 'none' }),
    [name]: use,
  };
}
