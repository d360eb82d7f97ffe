import { toBase64 } from '../../../domain/base64';
import type { AppDatabase } from '../../app-database';

/** Tables that only repeat what the server publishes, or say how far a copy has come. */
const LEFT_OUT = new Set(['listings', 'searches', 'cursors']);

/** Everything this device keeps of a person, table by table; bytes as base64. */
export async function exportDevice(database: AppDatabase): Promise<Record<string, unknown[]>> {
  const copy: Record<string, unknown[]> = {};
  for (const table of database.tables) {
    if (LEFT_OUT.has(table.name)) continue;
    const rows: unknown[] = await table.toArray();
    copy[table.name] = rows.map((row) => readable(row));
  }
  return copy;
}

/** A value as a text file can hold it: bytes as base64, wherever they are. */
function readable(value: unknown): unknown {
  if (value instanceof ArrayBuffer) return toBase64(value);
  if (value instanceof Uint8Array) return toBase64(value.slice().buffer);
  if (Array.isArray(value)) return value.map((item) => readable(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, readable(item)]));
}
