import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { chunks } from './scripts/chunks.ts';
import { contactEmail } from './scripts/contact-email.ts';
import { contentFiles } from './scripts/content/content-files.ts';
import { SERVER_PATHS } from './src/contract/server-paths.ts';
import { drawnMap } from './scripts/drawn-map.ts';
import { BRAND } from './src/domain/brand.ts';

const GREEN = '#0b5d3b';

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

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    layerOrder,
    drawnMap,
    contactEmail(),
    contentFiles,
    ...(isSsrBuild
      ? []
      : [
          VitePWA({
            strategies: 'injectManifest',
            srcDir: 'sw',
            filename: 'sw.ts',
            registerType: 'prompt',
            injectRegister: false,
            injectManifest: {
              rollupFormat: 'iife',
              // What draws PMTiles comes with the first such map, and stays (sw/late-code.ts).
              globIgnores: ['assets/vector-layer-*'],
              globPatterns: [
                'index.html',
                'assets/**/*.{js,css}',
                'illustrations/*.svg',
                'icons/icon-192.png',
              ],
            },
            manifest: {
              id: '/',
              name: `${BRAND}: homes in Nigeria`,
              short_name: BRAND,
              description: 'Find, save and list homes in Nigeria, with or without a network.',
              lang: 'en-NG',
              dir: 'ltr',
              start_url: '/',
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
                { name: 'Add a property', url: '/add-property' },
              ],
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
        ]),
  ],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    cssCodeSplit: true,
    modulePreload: { polyfill: false },
    sourcemap: false,
    ...(isSsrBuild
      ? {}
      : {
          rolldownOptions: {
            output: {
              codeSplitting: { groups: chunks },
            },
          },
        }),
  },
  server: {
    proxy: Object.fromEntries(SERVER_PATHS.map((path) => [path, 'http://localhost:8080'])),
  },
}));
