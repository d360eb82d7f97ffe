import Dexie, { type Table } from 'dexie';

/** A database of a phone as a version of the app left it: its tables, and what lies in them. */
export type RecordedDatabase = {
  name: string;
  version: number;
  stores: Record<string, string>;
  rows: Record<string, unknown[]>;
};

const BUFFERS = {
  ArrayBuffer,
  Uint8Array,
  Int16Array,
  Int32Array,
  Uint32Array,
  Float64Array,
};
type BufferName = keyof typeof BUFFERS;

/** The tables of a database, as Dexie is told them. */
export function storesOf(database: Dexie): Record<string, string> {
  return Object.fromEntries(
    database.tables.map(({ name, schema: { primKey, indexes } }) => [
      name,
      [primKey.src, ...indexes.map(({ src }) => src).toSorted()].join(', '),
    ]),
  );
}

/** Everything in a database, as it lies there. */
export async function recordDatabase(database: Dexie): Promise<RecordedDatabase> {
  const rows: Record<string, unknown[]> = {};
  for (const table of database.tables) {
    const found = await table.toCollection().raw().toArray();
    if (found.length > 0) rows[table.name] = found.map(written);
  }
  return { name: database.name, version: database.verno, stores: storesOf(database), rows };
}

/** Puts a recorded database on this device, at the version that it had. */
export async function layDown({ name, version, stores, rows }: RecordedDatabase): Promise<void> {
  const database = new Dexie(name);
  database.version(version).stores(stores);
  for (const [table, found] of Object.entries(rows)) {
    const target: Table<unknown> = database.table(table);
    await target.bulkAdd(found.map(read));
  }
  database.close();
}

/** Buffers in words, and what JSON has no word for. */
function written(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) return { $number: String(value) };
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(written);
  if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) {
    const bytes = ArrayBuffer.isView(value)
      ? Buffer.from(value.buffer, value.byteOffset, value.byteLength)
      : Buffer.from(value);
    return { $buffer: value.constructor.name, base64: bytes.toString('base64') };
  }
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, written(part)]));
}

function read(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(read);
  const entries = Object.entries(value);
  const fields: Record<string, unknown> = Object.fromEntries(entries);
  if (typeof fields.$number === 'string') return Number(fields.$number);
  if (typeof fields.$buffer === 'string') return bufferOf(fields.$buffer, String(fields.base64));
  return Object.fromEntries(entries.map(([key, part]) => [key, read(part)]));
}

function bufferOf(kind: string, base64: string): unknown {
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  if (!isBuffer(kind)) throw new Error(`No buffer is called ${kind}`);
  return kind === 'ArrayBuffer' ? bytes.buffer : new BUFFERS[kind](bytes.buffer);
}

function isBuffer(kind: string): kind is BufferName {
  return Object.hasOwn(BUFFERS, kind);
}
