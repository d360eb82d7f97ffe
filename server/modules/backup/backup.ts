import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Encrypter } from 'age-encryption';
import { openDatabase } from '../../open-database';
import type { Settings } from '../../plugins/settings';
import { SECRET_KEY_FILE } from '../../secret-key';
import { StartError } from '../../start-error';
import type { Database, Queryable } from '../../db/database';
import { encrypted } from './backup-encryption';
import { errorCode } from '../../db/error-code';
import { ENCRYPTED, lastBackupFile } from './last-backup-file';
import { PHOTO_NAME } from '../photos/photo-name';
import { schemaVersion } from '../../db/schema-version';
import { tablesIn } from '../../db/tables-in';
import { textIn } from '../../db/text-in';
import { unfinished } from './unfinished';

const PAGE = 500;
/** Papers are up to 5 MB each, and twice that as text. */
const LARGE_PAGE = 2;

/**
 * Writes everything, photos included, into one gzipped file of JSON lines, from one snapshot of
 * the database, whose tables stay as they are. The same file restores into either kind of database. An earlier backup of that
 * name is replaced only by a whole new one. With an encrypter the whole file is encrypted on its way (age).
 * @returns lines that say what was written
 * @throws StartError when there is no database or the file cannot be written.
 */
export async function backup(
  settings: Settings,
  file: string,
  encrypter: Encrypter | null = null,
): Promise<string[]> {
  await requireWritable(file);
  const database = await openDatabase(settings, { mustExist: true, schema: 'as it is' });
  // A name of its own: what else stands beside the backup is not ours to overwrite or remove.
  const partial = `${file}.${randomUUID()}.part`;
  unfinished.begin(partial);
  try {
    let rows = 0;
    let hasCodes = false;
    await database.transaction(async (tx) => {
      // In one snapshot: a reader of many pages must not meet half of somebody's write.
      await tx.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ');
      hasCodes = (await tx.query('SELECT 1 FROM one_time_codes LIMIT 1')).length > 0;
      const lines = linesOf(tx, database.kind, settings, () => {
        rows += 1;
      });
      const target = createWriteStream(partial, { flags: 'wx', mode: 0o600 });
      const zip = createGzip();
      if (encrypter === null) await pipeline(Readable.from(lines), zip, target);
      else
        await pipeline(Readable.from(lines), zip, (bytes) => encrypted(encrypter, bytes), target);
    });
    await rename(partial, file);
    const how = encrypter === null ? '' : ENCRYPTED;
    await writeFile(lastBackupFile(settings.dataDir), how).catch(() => undefined);
    const kind = encrypter === null ? 'Backup' : 'Encrypted backup';
    const written = `${kind} written to ${file}: ${rows.toLocaleString('en-NG')} rows and photos`;
    return hasCodes ? [written, keyHint(settings)] : [written];
  } catch (error) {
    await rm(partial, { force: true }).catch(() => undefined);
    const code = errorCode(error);
    throw code === null ? error : new StartError(`${file} cannot be written (${code})`);
  } finally {
    unfinished.end(partial);
    await database.close();
  }
}

/** A backup alone must not be enough to make somebody's codes: the key is kept apart from it. */
function keyHint({ secretKey, dataDir }: Settings): string {
  const where = secretKey === null ? `the file ${join(dataDir, SECRET_KEY_FILE)}` : 'SECRET_KEY';
  return `It does not hold the key of codes from an app: keep a copy of ${where} elsewhere, apart from the backup`;
}

/** Refuses what a backup must not replace, before anything is read for it. */
async function requireWritable(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    const code = errorCode(error);
    if (code === 'ENOENT') return null;
    throw new StartError(`${file} cannot be written (${code ?? 'unknown reason'})`);
  });
  if (found === null || found.isFile()) return;
  const what = found.isDirectory() ? 'a folder' : 'not a regular file';
  throw new StartError(`${file} is ${what}: a backup needs the name of a file`);
}

async function* linesOf(
  tx: Queryable,
  kind: Database['kind'],
  settings: Settings,
  onLine: () => void,
): AsyncGenerator<string> {
  const schema = await schemaVersion(tx);
  yield `${JSON.stringify({ gidaBackup: 1, schema, from: kind, at: new Date().toISOString() })}\n`;
  for (const table of await tablesIn(tx)) {
    await tx.query(
      `DECLARE rows_of_${table} NO SCROLL CURSOR FOR SELECT to_jsonb(t)::text AS row FROM ${table} t`,
    );
    const size = table === 'agent_documents' ? LARGE_PAGE : PAGE;
    for (;;) {
      const page = await tx.query(`FETCH ${size} FROM rows_of_${table}`);
      for (const row of page) {
        onLine();
        yield `{"table":"${table}","row":${textIn(row, 'row')}}\n`;
      }
      if (page.length < size) break;
    }
    await tx.query(`CLOSE rows_of_${table}`);
  }
  const folder = join(settings.dataDir, 'photos');
  for (const name of await photoNames(folder)) {
    const bytes = await readFile(join(folder, name)).catch((error: unknown) => {
      // Deleted since: where a row of this backup names it still, restore leaves that out.
      if (errorCode(error) === 'ENOENT') return null;
      return unreadable(join(folder, name))(error);
    });
    if (bytes === null) continue;
    onLine();
    yield `${JSON.stringify({ photo: name, base64: bytes.toString('base64') })}\n`;
  }
  yield `${JSON.stringify({ end: true })}\n`;
}

async function photoNames(folder: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch((error: unknown) => {
    // No photo was ever stored.
    if (errorCode(error) === 'ENOENT') return [];
    return unreadable(folder)(error);
  });
  return names.filter((name) => PHOTO_NAME.test(name));
}

function unreadable(path: string): (error: unknown) => never {
  return (error) => {
    throw new StartError(`${path} cannot be read (${errorCode(error) ?? 'unknown reason'})`);
  };
}
