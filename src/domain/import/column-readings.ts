import type { ColumnChoices, ColumnUse, Field, HeaderMap } from './map-header';
import type { Table } from './table';

/** How one column of a file was read. */
export type ColumnReading = {
  name: string;
  use: ColumnUse;
  /** The first value in it; '' where it has none. */
  sample: string;
};

/** How each column was read, in the order of the file. */
export function columnReadings({ names, rows }: Table, header: HeaderMap): ColumnReading[] {
  const fields = new Map(
    (Object.entries(header.columns) as [Field, string][]).map(([field, name]) => [name, field]),
  );
  return names
    .filter((name) => name.trim() !== '')
    .map((name) => ({
      name,
      use: fields.get(name) ?? (header.flags.includes(name) ? 'feature' : 'none'),
      sample: rows.find((row) => (row[name] ?? '').trim() !== '')?.[name]?.trim() ?? '',
    }));
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
