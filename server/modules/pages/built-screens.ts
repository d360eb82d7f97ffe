import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FirstAnswer } from '../../../src/contract/first-answer';
import { PUBLIC_URL_MARK } from '../../../src/domain/previews/public-url-mark';

/** The app's own screens, as the build made them for the server (src/app/render/render-answer.tsx). */
export type Screens = {
  /** The call that answers a page of results; null where the phone draws alone, as a map. */
  searchCall: (search: URLSearchParams) => URLSearchParams | null;
  /** A page's HTML with what the server answers there. */
  write: (
    path: string,
    search: URLSearchParams,
    first: FirstAnswer,
    /** No photo is fetched by itself. */
    savesData: boolean,
  ) => string;
};

type Built = {
  createRenderer: (shell: string, build: object, publicUrl: string) => Promise<Screens>;
};

/** The app's own screens; null where the app is not built, or without them. */
export async function builtScreens(clientDir: string, publicUrl: string): Promise<Screens | null> {
  const screens = join(clientDir, '..', 'render', 'prerender.js');
  if (!existsSync(screens)) return null;
  const { createRenderer }: Built = await import(pathToFileURL(screens).href);
  const shell = await readFile(join(clientDir, 'index.html'), 'utf8');
  return createRenderer(
    shell.replaceAll(PUBLIC_URL_MARK, publicUrl),
    {
      pages: await readJson(join(clientDir, '.vite', 'pages.json')),
      manifest: await readJson(join(clientDir, '.vite', 'manifest.json')),
    },
    publicUrl,
  );
}

const readJson = async (file: string): Promise<object> => JSON.parse(await readFile(file, 'utf8'));
