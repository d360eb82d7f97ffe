import type { Decrypter } from 'age-encryption';
import { sql } from 'kysely';
import { openDatabase } from '../../open-database';
import { codesFit, MISFIT } from '../second-factor/codes-fit';
import type { Settings } from '../../plugins/settings';
import { readSecretKey } from '../../secret-key';
import { StartError } from '../../start-error';
import type { Queryable } from '../../db/database';
import { migrateWithin } from '../../db/migrate';
import { schemaVersion } from '../../db/schema-version';
import { countAnew } from '../changes/count-anew';
import type { TableName } from '../../db/schema/schema';
import { backupDecrypter, type BackupKeys } from './backup-encryption';
import { filledTable } from './filled-table';
import { noteFilesToRemove } from '../photos/release-photo-files';
import { leaveOutLostPhotos } from './leave-out-lost-photos';
import { type BackupItem, readBackup } from './read-backup';
import { type StagedPhotos, stagePhotos } from './stage-photos';
import { textIn } from '../../db/text-in';

const CHUNK = 500;
/** Tables with triggers that note when a listing changed. */
const NOTING: readonly TableName[] = ['properties', 'photos', 'users'];
/** No database has less; a file that names no schema is of it. */
const FIRST_SCHEMA = 1;
/** PostgreSQL takes a quarter of a gigabyte in one value; far less is enough at a time. */
const CHUNK_CHARACTERS = 8_000_000;

/**
 * Puts a backup into an empty database, all or nothing, photos included.
 * An encrypted one is opened with the keys.
 * @returns lines that say what was restored
 * @throws StartError when a key is missing or another's, when the file is no whole backup, is from a newer version, or the database has content.
 */
export async function restore(
  settings: Settings,
  file: string,
  keys: BackupKeys = { identityFile: undefined, passphrase: undefined },
): Promise<string[]> {
  const decrypter = await backupDecrypter(keys);
  const schema = await schemaOfWhole(file, decrypter);
  // Its rows are put in as they are, and then brought up to date by the steps that were taken since.
  const database = await openDatabase(settings, { schema: Math.max(schema, FIRST_SCHEMA) });
  const photos = stagePhotos(settings.dataDir);
  try {
    const used = await filledTable(database);
    if (used !== null) {
      throw new StartError(
        `The database already has content (${used}): restore into an empty DATA_DIR or a new database`,
      );
    }
    if ((await schemaVersion(database)) > Math.max(schema, FIRST_SCHEMA))
      throw new StartError(
        `${file} is from an earlier version of Gida, and the database has the tables of this one: restore into an empty DATA_DIR or a new database`,
      );
    // Before anything is written: a file that holds no key ends it.
    const secretKey = readSecretKey(settings);
    let fits = true;
    let lost: Awaited<ReturnType<typeof leaveOutLostPhotos>> = { count: 0, files: [] };
    const count = await database.transaction(async (tx) => {
      // Each photo would note a change of its listing; all of them are noted once, at the end.
      for (const table of NOTING) await tx.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
      // Nobody can have subscribed with keys of its own yet: those of the backup are known to phones.
      await tx.query('DELETE FROM app_keys');
      const done = await readInto(tx, { file, decrypter }, photos);
      // One was deleted while the backup was made. Of a bucket, whose files no backup has, all would seem lost.
      if (settings.s3 === null && photos.count() > 0)
        lost = await leaveOutLostPhotos(tx, (name) => photos.has(name));
      // Or what refers from row to row could not be altered before the end.
      await tx.query('SET CONSTRAINTS ALL IMMEDIATE');
      await migrateWithin(tx);
      // What was deleted is not to lie there for ever.
      await noteFilesToRemove(tx, lost.files);
      await countOn(tx);
      // To phones that keep an area everything here is news: it may be older than what they have.
      await tx.kysely
        .updateTable('properties')
        .set({ changed_at: sql<Date>`clock_timestamp()` })
        .execute();
      for (const table of NOTING) await tx.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
      await countAnew(tx, Date.now());
      fits = await codesFit(tx, secretKey);
      // Last before the commit: rows must not be there without their photos.
      await photos.publish();
      return done - lost.count;
    });
    const said = [`Restored ${count.toLocaleString('en-NG')} rows and photos from ${file}`];
    if (lost.count > 0)
      said.push(
        `Photos left out, as their files are neither in the backup nor in DATA_DIR: ${lost.count.toLocaleString('en-NG')}`,
      );
    return fits ? said : [...said, MISFIT];
  } catch (error) {
    await photos.takeBack();
    throw error;
  } finally {
    // Whatever else fails, the database is given back.
    await photos.close().finally(() => database.close());
  }
}

/** Reads the file to its end before a database is made or touched for it. @returns the version of its schema */
async function schemaOfWhole(file: string, decrypter: Decrypter | null): Promise<number> {
  const items = readBackup(file, decrypter);
  let next = await items.next();
  while (next.done !== true) next = await items.next();
  return next.value;
}

async function readInto(
  tx: Queryable,
  { file, decrypter }: { file: string; decrypter: Decrypter | null },
  photos: StagedPhotos,
): Promise<number> {
  let waiting: string[] = [];
  let characters = 0;
  let table = '';
  let count = 0;
  const flush = async () => {
    if (waiting.length > 0) await insertRows(tx, file, table, waiting);
    waiting = [];
    characters = 0;
  };
  const take = async (item: BackupItem) => {
    if (item.kind === 'photo') return photos.put(item.name, item.bytes);
    const row = JSON.stringify(item.row);
    const full = waiting.length >= CHUNK || characters + row.length > CHUNK_CHARACTERS;
    if (item.table !== table || full) await flush();
    table = item.table;
    waiting.push(row);
    characters += row.length;
  };
  for await (const item of readBackup(file, decrypter)) {
    await take(item);
    count += 1;
  }
  await flush();
  return count;
}

/** Tables that number their rows go on behind the last one. */
async function countOn(tx: Queryable): Promise<void> {
  const numbered = await tx.query(
    `SELECT quote_ident(table_name) AS name, quote_ident(column_name) AS column, column_name AS plain
     FROM information_schema.columns WHERE table_schema = current_schema() AND is_identity = 'YES'`,
  );
  for (const row of numbered) {
    const [name, column] = [textIn(row, 'name'), textIn(row, 'column')];
    await tx.query(
      `SELECT setval(pg_get_serial_sequence('${name}', $1), coalesce((SELECT max(${column}) FROM ${name}), 0) + 1)`,
      [textIn(row, 'plain')],
    );
  }
}

/** The columns of a table that a row of the backup names. */
async function columnsOf(tx: Queryable, table: string, row: string): Promise<string> {
  const known = await tx.query(
    `SELECT quote_ident(column_name) AS name FROM information_schema.columns
     WHERE table_schema = current_schema() AND table_name = $1 AND $2::jsonb ? column_name
     ORDER BY ordinal_position`,
    [table, row],
  );
  return known.map((row) => textIn(row, 'name')).join(', ');
}

async function insertRows(
  tx: Queryable,
  file: string,
  table: string,
  rows: string[],
): Promise<void> {
  try {
    // Only what the backup has: an older one knows nothing of later columns, which take their defaults.
    const columns = await columnsOf(tx, table, rows[0] ?? '{}');
    await tx.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1::jsonb)`,
      [`[${rows.join(',')}]`],
    );
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new StartError(`${file} is not a whole backup of Gida: a bad row of ${table} (${why})`);
  }
}
