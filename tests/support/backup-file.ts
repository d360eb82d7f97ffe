import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { MIGRATIONS } from '../../server/db/migrations/all';

export const USER = {
  id: '3f0b8c52-6a0e-4f0e-9d55-0d6c5b6a0001',
  user_type: 'agent',
  name: 'Ada',
  email: 'ada@test.example',
  approval: 'approved',
  preferences: {},
  created_at: '2026-01-01T00:00:00Z',
};
/** The same as it comes back. */
export const USER_ROW = { id: USER.id, name: USER.name, email: USER.email };
export const PHOTO = { photo: `ab/${'a'.repeat(32)}.webp`, base64: 'UklGRg==' };
export const HEADER = {
  gidaBackup: 1,
  schema: Math.max(...MIGRATIONS.map(({ version }) => version)),
};
export const END = { end: true };

/** Writes a backup with these lines. */
export function backupFile(folder: string, name: string, lines: unknown[]): string {
  const file = join(folder, name);
  writeFileSync(file, gzipSync(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`));
  return file;
}

/** What must not be there after a refusal: photos, unfinished work, the lock. */
export function leftIn(env: Record<string, string>): string[] {
  const dataDir = env.DATA_DIR ?? '';
  const names = existsSync(dataDir) ? readdirSync(dataDir) : [];
  return names.filter((name) => name !== 'pglite');
}
