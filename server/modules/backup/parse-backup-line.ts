import { PHOTO_NAME } from '../photos/photo-name';
import { TABLES } from '../../db/tables';

/** One line of a backup. */
export type BackupLine =
  | { kind: 'header'; format: number; schema: number }
  | { kind: 'row'; table: (typeof TABLES)[number]; row: object }
  | { kind: 'photo'; name: string; bytes: Uint8Array }
  | { kind: 'end' };

/** Reads one line of a backup. @throws Error that says in a few words what is wrong with it. */
export function parseBackupLine(text: string): BackupLine {
  const line = objectOf(text);
  if ('gidaBackup' in line) {
    const { gidaBackup: format, schema = 0 } = line;
    if (!isCount(format) || !isCount(schema)) throw new Error('the versions are no numbers');
    return { kind: 'header', format, schema };
  }
  if ('table' in line) {
    const table = TABLES.find((name) => name === line.table);
    if (table === undefined) throw new Error(`unknown table ${String(line.table)}`);
    if (!isRecord(line.row)) throw new Error(`what should be a row of ${table} is none`);
    return { kind: 'row', table, row: line.row };
  }
  if ('photo' in line) {
    if (typeof line.photo !== 'string' || !PHOTO_NAME.test(line.photo))
      throw new Error('a photo without a proper name');
    const bytes = Buffer.from(String(line.base64), 'base64');
    // Node skips what is no base64; only bytes that give the same text again are the photo.
    if (bytes.length === 0 || bytes.toString('base64') !== line.base64)
      throw new Error(`photo ${line.photo} is damaged`);
    return { kind: 'photo', name: line.photo.replace('\\', '/'), bytes };
  }
  if (line.end === true) return { kind: 'end' };
  throw new Error('a line of an unknown kind');
}

function objectOf(text: string): Record<string, unknown> {
  let line: unknown;
  try {
    line = JSON.parse(text);
  } catch {
    throw new Error('a line that is no JSON');
  }
  if (!isRecord(line)) throw new Error('a line of an unknown kind');
  return line;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
