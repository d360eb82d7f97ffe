import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** The pages whose HTML the build has written, by address: `/faq` → its file. Empty where nothing is built. */
export function builtPages(clientDir: string): Map<string, string> {
  const folder = join(clientDir, 'pages');
  if (!existsSync(folder)) return new Map();
  return new Map(
    readdirSync(folder)
      .filter((file) => file.endsWith('.html'))
      .toSorted()
      .map((file) => [
        file === 'home.html' ? '/' : `/${file.replace(/\.html$/, '')}`,
        join(folder, file),
      ]),
  );
}
