import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const BUILT = join(process.cwd(), 'dist', 'client');

/** A later build: another worker and another home page chunk, the old one gone. */
export function laterBuild(): { folder: string; gone: string } {
  const folder = mkdtempSync(join(tmpdir(), 'gida-later-'));
  cpSync(BUILT, folder, { recursive: true });
  const gone = readdirSync(join(folder, 'assets')).find((name) => /^faq-page-.*\.js$/.test(name));
  if (gone === undefined) throw new Error('There is no chunk of the FAQ');
  const later = 'faq-page-later000.js';
  const files = (path: string): string[] =>
    readdirSync(path, { withFileTypes: true }).flatMap((entry) =>
      entry.isDirectory() ? files(join(path, entry.name)) : [join(path, entry.name)],
    );
  for (const file of files(folder)) {
    if (/\.(br|gz)$/.test(file)) rmSync(file);
    else if (/\.(js|html|json)$/.test(file))
      writeFileSync(file, readFileSync(file, 'utf8').replaceAll(gone, later));
  }
  cpSync(join(folder, 'assets', gone), join(folder, 'assets', later));
  rmSync(join(folder, 'assets', gone));
  return { folder, gone: `/assets/${gone}` };
}

/** The same build, of which the FAQ's code can be hidden, as on a line that loses it. */
export function lossyBuild(): { folder: string; hide: () => void; show: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'gida-lossy-'));
  cpSync(BUILT, folder, { recursive: true });
  const assets = join(folder, 'assets');
  const names = readdirSync(assets).filter((name) => name.startsWith('faq-page-'));
  const hidden = (name: string) => join(folder, `hidden-${name}`);
  return {
    folder,
    hide: () => names.forEach((name) => renameSync(join(assets, name), hidden(name))),
    show: () => names.forEach((name) => renameSync(hidden(name), join(assets, name))),
  };
}
