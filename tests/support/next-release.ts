import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = join(process.cwd(), 'dist', 'client');

type Change = { stem: string; words: string; other: string };

/**
 * The next release: the built app with other words in some of its files, which have other names then,
 * as their content says it. Nothing of them is compressed beside them.
 */
export function nextRelease(changes: readonly Change[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'gida-next-'));
  cpSync(BUILT, folder, { recursive: true });
  for (const change of changes) apply(folder, change);
  return folder;
}

function apply(folder: string, { stem, words, other }: Change): void {
  const assets = join(folder, 'assets');
  const read = (name: string) => readFileSync(join(assets, name), 'utf8');
  // A development server leaves a worker of its own beside that of the build.
  const name = readdirSync(assets).find(
    (file) => file.startsWith(`${stem}-`) && file.endsWith('.js') && read(file).includes(words),
  );
  if (name === undefined) throw new Error(`The build has no ${stem} that says '${words}'`);
  const changed = read(name).replaceAll(words, other);
  const hash = createHash('sha256').update(changed).digest('hex').slice(0, 8);
  const later = `${stem}-${hash}.js`;
  for (const end of ['', '.br', '.gz']) rmSync(join(assets, `${name}${end}`), { force: true });
  writeFileSync(join(assets, later), changed);
  rename(folder, name, later);
}

/** Every other file that names it, in its turn. */
function rename(folder: string, name: string, later: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !/\.(js|html|json)$/.test(entry.name)) continue;
    const text = readFileSync(path, 'utf8');
    if (!text.includes(name)) continue;
    writeFileSync(path, text.replaceAll(name, later));
    for (const end of ['.br', '.gz']) rmSync(`${path}${end}`, { force: true });
  }
  // The worker fetches the shell anew where its revision is another one.
  const worker = join(folder, 'sw.js');
  writeFileSync(
    worker,
    readFileSync(worker, 'utf8').replace(
      /"revision":"[0-9a-f]{32}","url":"index\.html"/,
      `"revision":"${createHash('md5').update(later).digest('hex')}","url":"index.html"`,
    ),
  );
}
