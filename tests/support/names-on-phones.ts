import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What stores something under a name: caches, databases, the browser's storage, cookies, kept forms. */
const NAMED = [
  // 'gida-tiles'; a file that is handed out is kept nowhere.
  /['`](?<name>gida(?:-[a-z-]*|[A-Z]\w*))(?!\w*\.)(?=['`]|\$\{)/g,
  /\b(?:KEY|\w+_KEY|MARK|\w*FORM) = ['`](?<name>[\w-]+)['`]/g,
  /\buseKeptForm(?:<[^>]*>)?\(\s*['`](?<name>[\w-]+)/g,
  /\b(?:key = |form=\{)`(?<name>[a-z-]+-)\$\{/g,
];
/** Named alike, and nothing that is kept. */
const NOT_KEPT = new Set(['data-tapped', 'idempotency-key']);

/** The names under which the code of these folders keeps something on a phone. */
export function namesOnPhones(folders: readonly string[]): string[] {
  const names = new Set<string>();
  for (const folder of folders)
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file)) continue;
      const code = readFileSync(join(folder, file), 'utf8');
      for (const pattern of NAMED)
        for (const { groups } of code.matchAll(pattern)) names.add(groups?.name ?? '');
    }
  return [...names].filter((name) => !NOT_KEPT.has(name)).toSorted();
}
