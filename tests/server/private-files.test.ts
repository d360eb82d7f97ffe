import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { tightenFolder } from '../../server/tighten-folder';
import { backupFile, END, HEADER, PHOTO, USER } from '../support/backup-file';
import { madeDatabaseIn } from '../support/empty-database-in';
import { program } from '../support/program';
import { freePort } from '../support/free-port';
import { testFolder } from '../support/test-folder';

const folder = testFolder('private');

const modeOf = (path: string) => (lstatSync(path).mode & 0o7777).toString(8);
/**
 * A folder and what in it others on the machine may read, write or enter. PGlite gives its own files
 * every right, whatever the umask: its folder keeps others away from them.
 */
function openToOthers(path: string): string[] {
  const { mode } = lstatSync(path);
  const isLookedInto = lstatSync(path).isDirectory() && !path.endsWith('/pglite');
  const inside = isLookedInto ? readdirSync(path) : [];
  const open = (mode & 0o077) === 0 ? [] : [path];
  return [...open, ...inside.flatMap((name) => openToOthers(join(path, name)))];
}
/** A program that begins with an umask that hides nothing. */
function openly(...args: Parameters<typeof program>): ReturnType<typeof program> {
  const before = process.umask(0);
  try {
    return program(...args);
  } finally {
    process.umask(before);
  }
}

test('what the server and its commands write is for their user alone, whatever the umask', async () => {
  const first = await madeDatabaseIn(folder, 'served');
  // A restored backup brings a photo, and a forgotten password a mail.
  const given = backupFile(folder, 'given.backup', [
    HEADER,
    { table: 'users', row: { ...USER, verified_at: USER.created_at } },
    PHOTO,
    END,
  ]);
  expect((await openly('cli', ['restore', given], first).ended).code).toBe(0);
  const port = await freePort();
  const server = openly('main', [], { ...first, PORT: String(port), HOST: 'localhost' });
  await server.ready;
  const asked = await fetch(`http://localhost:${port}/api/auth/forgot-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: USER.email }),
  });
  expect(asked.status).toBe(202);
  const mail = join(folder, 'served', 'mail');
  await expect.poll(() => existsSync(mail) && readdirSync(mail).length).toBe(1);
  expect(readdirSync(join(folder, 'served', 'photos')).length).toBeGreaterThan(0);
  expect(openToOthers(join(folder, 'served'))).toEqual([]);
  server.child.kill('SIGTERM');
  await server.ended;

  const backup = join(folder, 'gida.backup');
  expect((await openly('cli', ['backup', backup], first).ended).code).toBe(0);
  expect(modeOf(backup)).toBe('600');
});

/** A DATA_DIR as an umask of 0 would leave it. */
function openFolder(name: string): string {
  const dataDir = join(folder, name);
  for (const path of ['photos/ab', 'mail', 'others'])
    mkdirSync(join(dataDir, path), { recursive: true });
  for (const file of ['photos/ab/a.webp', 'mail/1.eml', 'others/notes.txt'])
    writeFileSync(join(dataDir, file), '');
  for (const path of ['', 'photos', 'photos/ab', 'mail', 'others'])
    chmodSync(join(dataDir, path), 0o777);
  for (const file of ['photos/ab/a.webp', 'mail/1.eml', 'others/notes.txt'])
    chmodSync(join(dataDir, file), 0o666);
  return dataDir;
}

test('a wider folder is tightened with what is ours in it, and with nothing else', () => {
  const dataDir = openFolder('wide');
  const elsewhere = join(folder, 'elsewhere.txt');
  writeFileSync(elsewhere, '');
  chmodSync(elsewhere, 0o644);
  symlinkSync(elsewhere, join(dataDir, 'mail', 'link.eml'));
  expect(tightenFolder(dataDir)).toEqual([]);
  for (const path of ['', 'photos', 'photos/ab', 'mail'])
    expect(modeOf(join(dataDir, path))).toBe('700');
  for (const file of ['photos/ab/a.webp', 'mail/1.eml'])
    expect(modeOf(join(dataDir, file))).toBe('600');
  expect(modeOf(join(dataDir, 'others'))).toBe('777');
  expect(modeOf(elsewhere)).toBe('644');
  // A folder inside of a private one is looked at as well.
  chmodSync(join(dataDir, 'mail'), 0o755);
  expect(tightenFolder(dataDir)).toEqual([]);
  expect(modeOf(join(dataDir, 'mail'))).toBe('700');
});

test('a folder of all users keeps its mode, and what is ours in it does not', () => {
  const dataDir = openFolder('shared');
  chmodSync(dataDir, 0o1777);
  expect(tightenFolder(dataDir)).toEqual([]);
  expect(modeOf(dataDir)).toBe('1777');
  expect(modeOf(join(dataDir, 'photos'))).toBe('700');
});
