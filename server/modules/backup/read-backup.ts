import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Decrypter } from 'age-encryption';
import { StartError } from '../../start-error';
import { decrypted, isEncrypted } from './backup-encryption';
import { errorCode } from '../../db/error-code';
import { NEWEST_SCHEMA } from '../../db/migrations/newest-schema';
import { type BackupLine, parseBackupLine } from './parse-backup-line';

/** What a backup holds between its first and its last line. */
export type BackupItem = Extract<BackupLine, { kind: 'row' | 'photo' }>;

// The layout of the file itself; the tables in it have the version of the schema.
const FORMAT = 1;

/**
 * The rows and photos of a backup, in their order; `decrypter` opens one that is encrypted.
 * @returns at its end the version of the schema that its rows are of
 * @throws StartError when the file cannot be read, is no whole backup or is from a newer version.
 */
export async function* readBackup(
  file: string,
  decrypter: Decrypter | null = null,
): AsyncGenerator<BackupItem, number> {
  await requireFile(file);
  let number = 0;
  let schema = 0;
  let ended = false;
  const damaged = (why: string) =>
    new StartError(`${file} is not a whole backup of Gida: line ${number}: ${why}`);
  for await (const text of textLines(file, decrypter)) {
    number += 1;
    let line: BackupLine;
    try {
      line = parseBackupLine(text);
    } catch (error) {
      throw damaged(error instanceof Error ? error.message : String(error));
    }
    if (ended) throw damaged('there is more after the end');
    if (line.kind !== 'header' && number === 1) throw damaged('a backup does not begin so');
    if (line.kind === 'header' && number > 1) throw damaged('a second beginning');
    if (line.kind === 'header') {
      if (line.format > FORMAT || line.schema > NEWEST_SCHEMA)
        throw new StartError(`${file} was made by a newer version of Gida: update first`);
      ({ schema } = line);
    } else if (line.kind === 'end') ended = true;
    else yield line;
  }
  if (!ended) throw new StartError(`${file} is not a whole backup of Gida: its end is missing`);
  return schema;
}

async function requireFile(file: string): Promise<void> {
  const found = await stat(file).catch((error: unknown) => {
    const code = errorCode(error);
    if (code === 'ENOENT') throw new StartError(`${file}: there is no such file`);
    throw new StartError(`${file} cannot be read (${code ?? 'unknown reason'})`);
  });
  if (found.isDirectory()) throw new StartError(`${file} is a folder, not a file`);
  if (!found.isFile()) throw new StartError(`${file} is not a regular file`);
}

/** The gzipped bytes of a backup, which its first bytes say is encrypted or not. */
async function* clearBytes(
  file: string,
  source: AsyncIterable<Uint8Array>,
  decrypter: Decrypter | null,
): AsyncGenerator<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  const first = await pieces.next();
  if (first.done === true) return;
  const all = async function* () {
    yield first.value;
    for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  };
  if (isEncrypted(first.value)) yield* decrypted(decrypter, file, all());
  else yield* all();
}

/** Lines end at \n and nowhere else: readline also cuts at U+2028, which a row may hold. */
async function* textLines(file: string, decrypter: Decrypter | null): AsyncGenerator<string> {
  const source = createReadStream(file);
  const bytes = Readable.from(clearBytes(file, source, decrypter));
  const text = createGunzip();
  // A pipe hands on no errors, and one that nobody hears ends the process.
  bytes.on('error', (error) => text.destroy(error));
  bytes.pipe(text);
  text.setEncoding('utf8');
  let parts: string[] = [];
  try {
    for await (const chunk of text as AsyncIterable<string>) {
      const [first = '', ...rest] = chunk.split('\n');
      parts.push(first);
      for (const next of rest) {
        yield parts.join('');
        parts = [next];
      }
    }
  } catch (error) {
    if (error instanceof StartError) throw error;
    const code = errorCode(error);
    throw new StartError(
      code === null
        ? `${file} is not a whole backup of Gida: it cannot be unpacked`
        : `${file} cannot be read (${code})`,
    );
  } finally {
    bytes.destroy();
    source.destroy();
  }
  if (parts.some((part) => part !== '')) yield parts.join('');
}
