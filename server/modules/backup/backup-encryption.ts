import { readFile } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { StartError } from '../../start-error';
import { errorCode } from '../../db/error-code';

/** How every file of age begins. */
const MAGIC = 'age-encryption.org/v1';

/** The environment variable that holds a passphrase for backups. */
export const PASSPHRASE = 'BACKUP_PASSPHRASE';

/** Turns bytes into others, a piece at a time. */
export type Pieces = AsyncIterable<Uint8Array>;

/**
 * How a backup is encrypted: for the public keys named, or with the passphrase.
 * @throws StartError when there is neither, both, or a key that is none.
 */
export function backupEncrypter(recipients: string[], passphrase: string | undefined): Encrypter {
  const encrypter = new Encrypter();
  if (recipients.length === 0 && passphrase === undefined)
    throw new StartError(
      `--encrypt needs whom for: --recipient age1… (a public key), or a passphrase in ${PASSPHRASE}`,
    );
  if (recipients.length > 0 && passphrase !== undefined)
    throw new StartError(`Give --recipient or ${PASSPHRASE}, not both`);
  if (passphrase !== undefined) {
    encrypter.setPassphrase(passphrase);
    return encrypter;
  }
  for (const recipient of recipients) {
    try {
      encrypter.addRecipient(recipient);
    } catch {
      throw new StartError(
        `--recipient is '${shown(recipient)}', but must be a public key such as age1…`,
      );
    }
  }
  return encrypter;
}

/** What opens encrypted backups; none is asked of a file that is not encrypted. */
export type BackupKeys = { identityFile: string | undefined; passphrase: string | undefined };

/**
 * What opens an encrypted backup; null without any key.
 * @throws StartError when the file of identities cannot be read or holds none.
 */
export async function backupDecrypter(keys: BackupKeys): Promise<Decrypter | null> {
  const { identityFile, passphrase } = keys;
  if (identityFile === undefined && passphrase === undefined) return null;
  const decrypter = new Decrypter();
  if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
  if (identityFile === undefined) return decrypter;
  const text = await readFile(identityFile, 'utf8').catch((error: unknown) => {
    const code = errorCode(error);
    if (code === 'ENOENT') throw new StartError(`${identityFile}: there is no such file`);
    throw new StartError(`${identityFile} cannot be read (${code ?? 'unknown reason'})`);
  });
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'));
  // Never the line itself: it may be a secret with a slip in it.
  const none = new StartError(`${identityFile} holds no key: a line AGE-SECRET-KEY-… is needed`);
  if (identities.length === 0) throw none;
  for (const identity of identities) {
    try {
      decrypter.addIdentity(identity);
    } catch {
      throw none;
    }
  }
  return decrypter;
}

/** Whether a file that begins with these bytes is encrypted. */
export function isEncrypted(start: Uint8Array): boolean {
  return Buffer.from(start).toString('latin1', 0, MAGIC.length) === MAGIC;
}

/** Encrypts bytes on their way, 64 KB at a time. */
export async function* encrypted(encrypter: Encrypter, source: Pieces): AsyncGenerator<Uint8Array> {
  yield* await encrypter.encrypt(streamOf(source));
}

/**
 * Decrypts bytes on their way. @throws StartError in words about `file` for another's key, and for bytes
 * that were changed or are missing.
 */
export async function* decrypted(
  decrypter: Decrypter | null,
  file: string,
  source: Pieces,
): AsyncGenerator<Uint8Array> {
  if (decrypter === null)
    throw new StartError(
      `${file} is encrypted: name the file with its key by --identity, or set ${PASSPHRASE}`,
    );
  const clear = await decrypter.decrypt(streamOf(source)).catch((error: unknown) => {
    if (errorCode(error) !== null) throw error;
    const isOthers = error instanceof Error && /no identity matched/.test(error.message);
    throw new StartError(
      isOthers
        ? `${file} cannot be opened: it was encrypted for another key or passphrase`
        : `${file} is not a whole backup of Gida: the beginning of its encryption is damaged`,
    );
  });
  try {
    yield* clear;
  } catch (error) {
    if (errorCode(error) !== null) throw error;
    throw new StartError(
      `${file} is not a whole backup of Gida: it was changed or cut off after it was encrypted`,
    );
  }
}

function streamOf(source: Pieces): ReadableStream<Uint8Array> {
  const pieces = source[Symbol.asyncIterator]();
  return new ReadableStream({
    pull: async (controller) => {
      const next = await pieces.next();
      if (next.done === true) controller.close();
      else controller.enqueue(next.value);
    },
    cancel: async () => void (await pieces.return?.()),
  });
}

function shown(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
