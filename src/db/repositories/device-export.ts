import type { AppDatabase } from '../app-database';

/** Tables that only repeat what the server publishes, or say how far a copy has come. */
const LEFT_OUT = new Set(['listings', 'searches', 'cursors']);

/** Everything this phone keeps of a person, table by table; photos as base64 beside their type. */
export async function exportDevice(database: AppDatabase): Promise<Record<string, unknown[]>> {
  const copy: Record<string, unknown[]> = {};
  for (const table of database.tables) {
    if (LEFT_OUT.has(table.name)) continue;
    const rows: unknown[] = await table.toArray();
    copy[table.name] = rows.map((row) => readable(row));
  }
  return copy;
}

/** A row with its bytes as base64, which a text file can hold. */
function readable(row: unknown): unknown {
  if (typeof row !== 'object' || row === null) return row;
  return Object.fromEntries(
    Object.entries(row).map(([key, value]) => [
      key,
      value instanceof ArrayBuffer ? base64(value) : value,
    ]),
  );
}

function base64(data: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(data)) text += String.fromCharCode(byte);
  return btoa(text);
}
