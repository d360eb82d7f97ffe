import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunks } from './scripts/chunks.ts';
import { contactEmail } from './scripts/contact-email.ts';
import { contentFiles } from './scripts/content/content-files.ts';
import {
  SHARE_PARTS,
  SHARE_PATH,
  SHARED_PHOTO_TYPES,
  SHARED_CHAT_TYPES,
} from './src/contract/listing/share-target.ts';
import { ICON_START } from './src/contract/pages.ts';
import { SERVER_PATHS } from './src/contract/server-paths.ts';
import { drawnMap } from './scripts/drawn-map.ts';
import { leanPhones } from './scripts/lean-phones.ts';
import { splitWorker } from './scripts/split-worker.ts';
import { startWatchdog } from './scripts/start-watchdog.ts';
import { BRAND } from './src/domain/brand.ts';

const GREEN = '#0b5d3b';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Names the layers' order at the top of every style sheet: whichever arrives first decides it. */
const layerOrder: Plugin = {
  name: 'layer-order',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === 'asset' && file.fileName.endsWith('.css')) {
        file.source = `@layer tokens,base,components;${String(file.source)}`;
      }
    }
  },
};

/** Notes the file that each page's code went to: the manifest names no module of a file that several share. */
const pageFiles: Plugin = {
  name: 'page-files',
  generateBundle(_options, bundle) {
    const files = Object.values(bundle).flatMap((file) =>
      file.type !== 'chunk'
        ? []
        : file.moduleIds
            .filter((id) => id.endsWith('-page.tsx'))
            .map((id) => [id.slice(id.lastIndexOf('/src/') + 1), file.fileName]),
    );
    this.emitFile({
      type: 'asset',
      fileName: '.vite/pages.json',
      source: JSON.stringify(Object.fromEntries(files)),
    });
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    layerOrder,
    drawnMap,
    leanPhones,
    contactEmail(),
    contentFiles,
    ...(isSsrBuild
      ? []
      : [
          pageFiles,
          startWatchdog,
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'sw.ts',
            registerType: 'prompt',
            injectRegister: false,
            // What it keeps stands in a file beside its code (scripts/split-worker.ts).
            injectManifest: { rollupFormat: 'iife', injectionPoint: '' },
            manifest: {
              id: '/',
              name: `${BRAND}: homes in Nigeria`,
              short_name: BRAND,
              description: 'Find, save and list homes in Nigeria, with or without a network.',
              lang: 'en-NG',
              dir: 'ltr',
              start_url: ICON_START.path,
              scope: '/',
              display: 'standalone',
              theme_color: GREEN,
              background_color: '#f6f8f6',
              categories: ['lifestyle', 'business'],
              icons: [
                { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
                { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
                {
                  src: '/icons/icon-maskable-512.png',
                  sizes: '512x512',
                  type: 'image/png',
                  purpose: 'maskable',
                },
              ],
              shortcuts: [
                { name: 'Saved properties', url: '/saved-properties' },
                { name: 'Add property', url: '/add-property' },
                { name: 'Messages', url: '/messages' },
              ],
              share_target: {
                action: SHARE_PATH,
                method: 'POST',
                enctype: 'multipart/form-data',
                params: {
                  title: SHARE_PARTS.title,
                  text: SHARE_PARTS.text,
                  url: SHARE_PARTS.url,
                  files: [
                    {
                      name: SHARE_PARTS.photos,
                      accept: [...SHARED_PHOTO_TYPES, ...SHARED_CHAT_TYPES],
                    },
                  ],
                },
              },
              screenshots: [
                {
                  src: '/screenshots/home-phone.png',
                  sizes: '360x740',
                  type: 'image/png',
                  form_factor: 'narrow',
                  label: 'Search homes',
                },
                {
                  src: '/screenshots/results-desktop.png',
                  sizes: '1280x800',
                  type: 'image/png',
                  form_factor: 'wide',
                  label: 'Results',
                },
              ],
            },
          }),
          splitWorker(),
        ]),
  ],
  // It reads pieces of kept areas while they come over the network; without it the page does.
  worker: { rolldownOptions: { output: { entryFileNames: 'assets/late-[name]-[hash].js' } } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    // A file that did not change keeps its name when one that it imports did.
    // What phones pay for is worth a minifier that takes its time.
    ...(isSsrBuild
      ? {}
      : {
          chunkImportMap: true,
          minify: 'terser' as const,
          terserOptions: { ecma: 2020, compress: { passes: 3 }, module: true, maxWorkers: 2 },
        }),
    sourcemap: false,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            // That a minifier takes its time is known.
            checks: { bundlerTimings: false, pluginTimings: false },
            output: {
              codeSplitting: { groups: chunks },
            },
          },
        }),
  },
  ...(isSsrBuild
    ? {
        // All in one folder, with React as it runs in production: the server draws with it.
        ssr: { noExternal: true },
        define: { 'process.env.NODE_ENV': JSON.stringify(process.env.NODE_ENV) },
      }
    : {}),
  resolve: {
    alias: [
      // Its usual entry is the one Dexie of the process, which has no database on a server, and in an
      // older JavaScript than the phones have.
      { find: /^dexie$/, replacement: here('node_modules/dexie/dist/modern/dexie.mjs') },
      // Its usual entry has the words of warnings for who writes an app.
      {
        find: /^react-router$/,
        replacement: here('node_modules/react-router/dist/production/index.mjs'),
      },
      ...(isSsrBuild
        ? [{ find: 'dexie-react-hooks', replacement: here('scripts/written/no-live-query.ts') }]
        : []),
    ],
  },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, 'http://localhost:8080'])),
  },
}));
