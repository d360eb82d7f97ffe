import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const BUILT = join(process.cwd(), 'dist', 'client');

/** What only the later version has. */
export const LATER_FILE = /v2\.js$/;

/** A copy of the build in which every hashed script has another name: what a later version brings. */
export function laterBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'gida-later-'));
  cpSync(BUILT, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = new Map(
    readdirSync(assets)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, name.replace(/\.js$/, 'v2.js')]),
  );
  const known = new RegExp(
    [...names.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'),
    'g',
  );
  for (const file of filesIn(folder)) {
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    else if (/\.(js|html|json)$/.test(file))
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replaceAll(known, (name) => names.get(name) ?? name),
      );
  }
  for (const [name, later] of names) {
    cpSync(join(assets, name), join(assets, later));
    rmSync(join(assets, name));
  }
  return folder;
}

function filesIn(path: string): string[] {
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(join(path, entry.name)) : [join(path, entry.name)],
  );
}
