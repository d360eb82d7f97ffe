import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { openDatabase } from '../open-database';
import type { Settings } from '../plugins/settings';
import { StartError } from '../start-error';
import type { Database, Queryable } from './database';
import { TABLES } from './tables';

const PAGE = 500;

/**
 * Writes everything, photos included, into one gzipped file of JSON lines, from one snapshot of
 * the database. The same file restores into either kind of database.
 * @throws StartError when the file cannot be written.
 */
export async function backup(settings: Settings, file: string): Promise<void> {
  const database = await openDatabase(settings);
  const partial = `${file}.part`;
  try {
    let rows = 0;
    await database.transaction(async (tx) => {
      // In one snapshot: a reader of many pages must not meet half of somebody's write.
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      const lines = linesOf(tx, database.kind, settings, () => {
        rows += 1;
      });
      await pipeline(Readable.from(lines), createGzip(), createWriteStream(partial));
    });
    await rename(partial, file);
    console.log(`Backup written to ${file}: ${rows.toLocaleString('en-NG')} rows and photos`);
  } catch (error) {
    await rm(partial, { force: true });
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
      throw new StartError(`${file} cannot be written (${code})`);
    }
    throw error;
  } finally {
    await database.close();
  }
}

async function* linesOf(
  tx: Queryable,
  kind: Database['kind'],
  settings: Settings,
  onLine: () => void,
): AsyncGenerator<string> {
  const [version] = await tx.query<{ version: number }>(
    'SELECT max(version) AS version FROM schema_migrations',
  );
  yield `${JSON.stringify({ gidaBackup: 1, schema: version?.version, from: kind, at: new Date().toISOString() })}\n`;
  for (const table of TABLES) {
    await tx.query(
      `DECLARE rows_of_${table} NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS row FROM ${table} t`,
    );
    for (;;) {
      const page = await tx.query<{ row: string }>(`FETCH ${PAGE} FROM rows_of_${table}`);
      for (const { row } of page) {
        onLine();
        yield `{"table":"${table}","row":${row}}\n`;
      }
      if (page.length < PAGE) break;
    }
    await tx.query(`CLOSE rows_of_${table}`);
  }
  for (const name of await photoNames(join(settings.dataDir, 'photos'))) {
    onLine();
    const bytes = await readFile(join(settings.dataDir, 'photos', name));
    yield `${JSON.stringify({ photo: name, base64: bytes.toString('base64') })}\n`;
  }
  yield `${JSON.stringify({ end: true })}\n`;
}

async function photoNames(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names.filter((name) => name.endsWith('.webp'));
}
