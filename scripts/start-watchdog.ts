import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/app/start-watchdog.ts', import.meta.url));
const PLACE = '<!--start-watchdog-->';

/** The script that speaks for an app whose own scripts do not come, as it stands in the document. */
export async function startWatchdogScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [SOURCE],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    // It is to speak in browsers that cannot read the app.
    target: 'es2015',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Writes it into the page in the place that index.html keeps for it. */
export const startWatchdog: Plugin = {
  name: 'start-watchdog',
  transformIndexHtml: {
    order: 'post',
    async handler(html) {
      if (!html.includes(PLACE)) throw new Error(`index.html has no ${PLACE}`);
      const script = await startWatchdogScript();
      return html.replace(PLACE, () => `<script>${script}</script>`);
    },
  },
};
