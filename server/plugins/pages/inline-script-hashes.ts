import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

// Scripts that stand in the document, and its import map; others are files of their own, or data.
const INLINE = /<script(?: type="importmap")?>([\s\S]*?)<\/script>/g;

/**
 * The scripts that the built document carries in itself, as a content policy admits them
 * (`'sha256-…'`). Empty where nothing is built.
 */
export function inlineScriptHashes(clientDir: string): string[] {
  const shell = join(clientDir, 'index.html');
  if (!existsSync(shell)) return [];
  return [...readFileSync(shell, 'utf8').matchAll(INLINE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
