import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../db/error-code';

/** Where mails go while no mail server is set. */
export function mailFolder(dataDir: string): string {
  return join(dataDir, 'mail');
}

/** The name of a mail's file. */
export function mailFileName(id: number): string {
  return `${String(id).padStart(8, '0')}.eml`;
}

/** Removes the files of mails that are erased, and those that name an address as theirs. */
export async function removeMailFiles(
  dataDir: string,
  { ids, email }: { ids: number[]; email: string },
): Promise<void> {
  const folder = mailFolder(dataDir);
  const gone = new Set(ids.map(mailFileName));
  for (const name of await mailFileNames(folder)) {
    const file = join(folder, name);
    if (gone.has(name) || (await headersOf(file)).includes(`to: ${email.toLowerCase()}\r\n`))
      await rm(file, { force: true });
  }
}

/** Removes the files of mails that were written before a moment. */
export async function removeMailFilesBefore(dataDir: string, moment: Date): Promise<void> {
  const folder = mailFolder(dataDir);
  for (const name of await mailFileNames(folder)) {
    const file = join(folder, name);
    // Gone meanwhile, it is as old as it needs to be.
    const found = await stat(file).catch(() => null);
    if (found !== null && found.mtime < moment) await rm(file, { force: true });
  }
}

async function mailFileNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => name.endsWith('.eml'));
}

async function headersOf(file: string): Promise<string> {
  const text = await readFile(file, 'latin1').catch(() => '');
  return text.slice(0, text.indexOf('\r\n\r\n') + 2).toLowerCase();
}
