import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { getManifest } from 'workbox-build';
import { AGENT_CODE, LATE_CODE } from '../src/contract/late-code.ts';

/** What the worker keeps from its first minute on: the shell, the code of seekers' routes, drawings and icons. */
const KEPT = [
  'index.html',
  'manifest.webmanifest',
  'assets/**/*.{js,css}',
  'illustrations/*.svg',
  'icons/icon-*.png',
];

/**
 * Splits the built worker: its code gets a name by its content, like any script, so that a phone
 * fetches it only where it changed and can use the earlier one for it; `sw.js`, whose name stays, is
 * the lists of the files to keep, and that name.
 */
export function splitWorker(): Plugin {
  let client = '';
  return {
    name: 'split-worker',
    configResolved({ root, build }) {
      client = resolve(root, build.outDir);
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      // After the worker itself was built.
      handler: () => split(client),
    },
  };
}

async function split(client: string): Promise<void> {
  // A build that failed says why itself, and this would stand before it.
  if (!existsSync(join(client, 'index.html'))) return;
  const worker = join(client, 'sw.js');
  // What draws PMTiles comes with the first such map, and stays (sw/late-code.ts).
  const files = await filesIn(
    client,
    KEPT,
    LATE_CODE.map((name) => `assets/${name}*`),
  );
  const agents = await filesIn(client, [`assets/${AGENT_CODE}*.{js,css}`]);
  const code = readFileSync(worker);
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const name = `assets/worker-${hash}.js`;
  writeFileSync(join(client, name), code);
  const lists = {
    __WB_MANIFEST: files,
    __AGENT_CODE: agents.map(({ url }) => `/${url}`),
  };
  writeFileSync(
    worker,
    `Object.assign(self,${JSON.stringify(lists)});importScripts(${JSON.stringify(`/${name}`)});\n`,
  );
}

async function filesIn(client: string, globPatterns: string[], globIgnores: string[] = []) {
  const { manifestEntries, warnings } = await getManifest({
    globDirectory: client,
    globPatterns,
    globIgnores,
    // Their names say what is in them.
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
  // In one order, whatever the disk's own is.
  return manifestEntries
    .map(({ revision, url }) => ({ revision, url }))
    .toSorted((one, other) => (one.url < other.url ? -1 : 1));
}
