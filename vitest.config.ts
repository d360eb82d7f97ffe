import { defineConfig } from 'vitest/config';
import { contentFiles } from './scripts/content/content-files.ts';
import { drawnMap } from './scripts/drawn-map.ts';

/**
 * Files of one worker share what they import: to load the server and its database anew for each of
 * them was a third of the run. What a test puts in place of something else is put back after it.
 */
const shared = {
  environment: 'node',
  // What is awaited comes later on a busy machine; a password's hash alone can take its second.
  expect: { poll: { timeout: 20_000 } },
  isolate: false,
  restoreMocks: true,
  unstubGlobals: true,
} as const;

const server = {
  ...shared,
  // Built already: to take it apart once more took longer than the server may take to start.
  server: { deps: { external: [/\/dist\/render\//] } },
  include: ['tests/server/**/*.test.ts'],
  testTimeout: 120_000,
  hookTimeout: 60_000,
} as const;

export default defineConfig({
  test: {
    // The default leaves one core to the watcher's screen; a test run has no other work for it.
    maxWorkers: 2,
    // A page that is closed drops what it was reading: its database goes with it.
    onUnhandledError: ({ name }) => name !== 'DatabaseClosedError',
    projects: [
      {
        plugins: [contentFiles],
        test: {
          ...shared,
          name: 'unit',
          include: [
            'tests/unit/**/*.test.{ts,tsx}',
            'tests/sync/**/*.test.ts',
            'tests/contract/**/*.test.ts',
            'tests/sw/**/*.test.ts',
            'tests/chaos-browser/**/*.test.ts',
          ],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          globalSetup: ['tests/support/pglite-global-setup.ts'],
        },
      },
      {
        // Screens without a browser: the app itself on a made-up document and a made-up disk.
        plugins: [contentFiles, drawnMap],
        test: {
          name: 'ui',
          include: ['tests/ui/**/*.test.tsx'],
          environment: 'happy-dom',
          setupFiles: ['tests/support/ui-setup.ts'],
          restoreMocks: true,
          unstubGlobals: true,
          testTimeout: 60_000,
        },
      },
      {
        // The built app in three engines: one after the other, as each takes a core and a half.
        test: {
          ...shared,
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          globalSetup: ['tests/support/origin-template.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'server-pglite',
          env: { TEST_DATABASE: 'pglite' },
          globalSetup: ['tests/support/pglite-global-setup.ts'],
        },
      },
      {
        test: {
          ...server,
          name: 'server-postgres',
          // What these hold the server to ends before any statement: once is enough.
          exclude: ['access', 'fuzz', 'pages-and-headers', 'photo-stores'].map(
            (name) => `tests/server/${name}.test.ts`,
          ),
          env: { TEST_DATABASE: 'postgres' },
          globalSetup: ['tests/support/postgres-global-setup.ts'],
        },
      },
    ],
  },
});
