import { STATUS_COLUMN } from '../../export/listing-columns';
import type { ColumnChoices, ColumnUse, MappedTable } from './map-header';
import { ownKeys } from '../../../contract/own-keys';

/** How one column of a file was read. */
export type ColumnReading = {
  name: string;
  use: ColumnUse;
  /** The first value in it; '' where it has none. */
  sample: string;
  /** How many rows have something in it. */
  filled: number;
  /** The lists of the file that have it, by their numbers. */
  lists: number[];
};

/** How each column was read, in the order of the file; those of one name in several lists as one. */
export function columnReadings(tables: readonly MappedTable[]): ColumnReading[] {
  const byName = new Map<string, ColumnReading>();
  for (const reading of tables.flatMap(readingsOf)) {
    const before = byName.get(reading.name);
    if (before === undefined) byName.set(reading.name, reading);
    else
      byName.set(reading.name, {
        name: reading.name,
        use: before.use === 'none' ? reading.use : before.use,
        sample: before.sample || reading.sample,
        filled: before.filled + reading.filled,
        lists: [...before.lists, ...reading.lists],
      });
  }
  return [...byName.values()];
}

function readingsOf({ names, rows, header }: MappedTable, list: number): ColumnReading[] {
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
        lists: [list],
      };
    });
}

/** The columns that were not understood and have something to say; that of our own files is told on purpose, and not read. */
export function unreadColumns(readings: readonly ColumnReading[]): ColumnReading[] {
  return readings.filter(
    ({ name, use, filled }) => name !== STATUS_COLUMN && use === 'none' && filled > 0,
  );
}

/** The choices with one more; a field that another column of the list had is taken from it, as one column has it. */
export function chooseColumn(
  choices: ColumnChoices,
  readings: readonly ColumnReading[],
  name: string,
  use: ColumnUse,
): ColumnChoices {
  const isShared = use === 'feature' || use === 'none';
  const lists = readings.find((reading) => reading.name === name)?.lists ?? [];
  const before = readings.filter(
    (other) =>
      !isShared &&
      other.use === use &&
      other.name !== name &&
      other.lists.some((list) => lists.includes(list)),
  );
  const chosen = { ...choices };
  // In a list without the column that is chosen it is still what it was.
  for (const other of before)
    if (other.lists.every((list) => lists.includes(list))) chosen[other.name] = 'none';
    else delete chosen[other.name];
  return { ...chosen, [name]: use };
}
