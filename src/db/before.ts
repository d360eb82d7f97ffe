import type { Before, StoredRow } from './outbox-row';

/** The tables that commands change, by the records' ids. */
type Kept<Item extends { id: string }> = {
  name: string;
  get(id: string): PromiseLike<Item | undefined>;
};

/** The command makes this record: given up, it goes. */
export function absent(table: { name: string }, id: string): Before {
  return { table: table.name, id, was: 'absent' };
}

/** A record as it is now, before the command takes it away or writes over it; nothing where there is none. */
export async function asItWas<Item extends { id: string }>(
  table: Kept<Item>,
  id: string,
): Promise<Before[]> {
  const record = await table.get(id);
  return record === undefined ? [] : [{ table: table.name, id, was: 'record', record }];
}

/** Some fields of a record as they are now, before the command changes them. */
export function fieldsOf<Item extends { id: string }>(
  table: { name: string },
  record: Item,
  ...keys: (keyof Item & string)[]
): Before {
  const fields = Object.fromEntries(keys.map((key) => [key, record[key]]));
  return { table: table.name, id: record.id, was: 'fields', fields };
}

/** Rows of the outbox that the command makes needless: given up, they wait again, each in its old place. */
export function rowsAsTheyWere(rows: readonly StoredRow[]): Before[] {
  return rows.map((row) => ({ table: 'outbox', id: row.id, was: 'record', record: row }));
}
