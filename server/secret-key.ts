import { randomBytes, randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from './db/error-code';
import { SECRET_KEY_FORMAT, type Settings } from './plugins/settings';
import { StartError } from './start-error';

/** The file below DATA_DIR that holds the key where no setting does. */
export const SECRET_KEY_FILE = 'secret-key';
const BYTES = 32;

type Where = Pick<Settings, 'secretKey' | 'dataDir'>;

/**
 * The key under which secrets lie in the database: the setting's 32 bytes, or the file's; null where
 * there is neither. @throws StartError for a file that holds no key or cannot be read
 */
export function readSecretKey({ secretKey, dataDir }: Where): Buffer | null {
  if (secretKey !== null) return Buffer.from(secretKey, 'base64url');
  const file = join(dataDir, SECRET_KEY_FILE);
  try {
    const text = readFileSync(file, 'utf8').trim();
    if (SECRET_KEY_FORMAT.test(text)) return Buffer.from(text, 'base64url');
  } catch (error) {
    const code = errorCode(error);
    if (code === 'ENOENT') return null;
    throw new StartError(`${file} cannot be read (${code ?? 'unknown reason'})`);
  }
  throw new StartError(
    `${file} holds no key of 32 bytes in base64url: put back the file as it was, or remove it and codes from an app must be turned on anew`,
  );
}

/** The same, and where there is no key one is made in the file. @throws StartError as above */
export function openSecretKey(where: Where): Buffer {
  return readSecretKey(where) ?? makeSecretKey(where);
}

function makeSecretKey(where: Where): Buffer {
  const file = join(where.dataDir, SECRET_KEY_FILE);
  const partial = `${file}.${randomUUID()}.part`;
  const key = randomBytes(BYTES);
  try {
    // Beside PostgreSQL nothing else may have made it yet.
    mkdirSync(where.dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(partial, `${key.toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
    // Whole or not at all: of two processes that start together the second takes the first one's.
    linkSync(partial, file);
    return key;
  } catch (error) {
    const code = errorCode(error);
    const others = code === 'EEXIST' ? readSecretKey(where) : null;
    if (others !== null) return others;
    throw new StartError(`${file} cannot be written (${code ?? 'unknown reason'})`);
  } finally {
    rmSync(partial, { force: true });
  }
}
