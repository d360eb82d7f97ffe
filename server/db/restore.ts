import { createReadStream } from 'node:fs';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { fileBlobStore } from '../modules/photos/blob-store';
import { openDatabase } from '../open-database';
import type { Settings } from '../plugins/settings';
import { StartError } from '../start-error';
import type { Queryable } from './database';
import { TABLES } from './tables';

type Line = {
  gidaBackup?: number;
  schema?: number;
  table?: string;
  row?: unknown;
  photo?: string;
  base64?: string;
  end?: boolean;
};

const CHUNK = 500;
const PHOTO_NAME = /^[0-9a-f]{2}[/\\][0-9a-f]{32}\.webp$/;

/**
 * Puts a backup into an empty database, all or nothing.
 * @throws StartError when the file is no whole backup, is from a newer version, or the database has content.
 */
export async function restore(settings: Settings, file: string): Promise<void> {
  await access(file).catch(() => {
    throw new StartError(`${file}: there is no such file`);
  });
  const database = await openDatabase(settings);
  try {
    const used = await database.query('SELECT 1 FROM users LIMIT 1');
    if (used.length > 0) {
      throw new StartError(
        'The database already has content: restore into an empty DATA_DIR or a new database',
      );
    }
    const blobs = fileBlobStore(join(settings.dataDir, 'photos'));
    const rows = await database.transaction((tx) =>
      readInto(tx, file, (name, bytes) => blobs.put(name, bytes)),
    );
    console.log(`Restored ${rows.toLocaleString('en-NG')} rows and photos from ${file}`);
  } finally {
    await database.close();
  }
}

async function readInto(
  tx: Queryable,
  file: string,
  putPhoto: (name: string, bytes: Uint8Array) => Promise<void>,
): Promise<number> {
  const [schema] = await tx.query<{ version: number }>(
    'SELECT max(version) AS version FROM schema_migrations',
  );
  let waiting: unknown[] = [];
  let table = '';
  let rows = 0;
  let ended = false;
  const flush = async () => {
    if (waiting.length > 0) await insertRows(tx, table, waiting);
    waiting = [];
  };
  for await (const line of linesOf(file)) {
    if (line.gidaBackup !== undefined) {
      if ((line.schema ?? 0) > (schema?.version ?? 0)) {
        throw new StartError(`${file} was made by a newer version of Gida: update first`);
      }
    } else if (line.table !== undefined) {
      if (line.table !== table || waiting.length >= CHUNK) await flush();
      table = line.table;
      waiting.push(line.row);
      rows += 1;
    } else if (line.photo !== undefined && PHOTO_NAME.test(line.photo)) {
      await putPhoto(line.photo, Buffer.from(line.base64 ?? '', 'base64'));
      rows += 1;
    } else if (line.end === true) ended = true;
  }
  await flush();
  if (!ended) throw new StartError(`${file} is not a whole backup of Gida`);
  await tx.query(
    `SELECT setval(pg_get_serial_sequence('mails', 'id'), coalesce((SELECT max(id) FROM mails), 0) + 1)`,
  );
  return rows;
}

async function* linesOf(file: string): AsyncGenerator<Line> {
  const input = createReadStream(file).pipe(createGunzip());
  let first = true;
  try {
    for await (const text of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
      const line = JSON.parse(text) as Line;
      if (first && line.gidaBackup === undefined) throw new Error('no backup');
      first = false;
      yield line;
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw new StartError(`${file} is not a whole backup of Gida`);
  }
}

async function insertRows(tx: Queryable, table: string, rows: unknown[]): Promise<void> {
  if (!TABLES.some((name) => name === table))
    throw new StartError(`This backup has an unknown table: ${table}`);
  await tx.query(
    `INSERT INTO ${table} OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}
