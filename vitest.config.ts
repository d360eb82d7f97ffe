import type { Plugin } from 'vite';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { contentFiles } from './scripts/content/content-files.ts';
import { drawnMap } from './scripts/drawn-map.ts';
import { patience } from './tests/support/patience.ts';
import { postgresBin } from './tests/support/start-postgres.ts';

/**
 * Files of one worker share what they import: to load the server and its database anew for each of
 * them was a third of the run. What a test puts in place of something else is put back after it.
 */
const shared = {
  environment: 'node',
  // What is awaited comes later on a busy machine; a password's hash alone can take its second.
  expect: { poll: { timeout: patience(20_000) } },
  isolate: false,
  setupFiles: ['tests/support/settle-imports.ts'],
  restoreMocks: true,
  unstubGlobals: true,
} satisfies TestProjectInlineConfiguration['test'];

const SLOW_DISK = 'tests/support/slow-disk.ts';

const server = {
  ...shared,
  // Built already: to take it apart once more took longer than the server may take to start.
  server: { deps: { external: [/\/dist\/render\//] } },
  testTimeout: patience(120_000),
  hookTimeout: patience(60_000),
} satisfies TestProjectInlineConfiguration['test'];

const tests = (folder: string, names: readonly string[]) =>
  names.map((name) => `tests/${folder}/${name}.test.ts`);

/**
 * Half the time of all that needs no browser: processes started and killed, whole demos, photos of many
 * megapixels, passwords hashed by the dozen, each command as each kind of person, real files, random requests,
 * versions of phones.
 * `npm run test:quick` leaves them to `npm test`.
 */
const SLOW = [
  ...tests('server', [
    'access',
    'account-safety',
    'admin',
    'areas',
    'backup',
    'command-batch',
    'demo',
    'doctor',
    'encrypted-backup',
    'ended-demo',
    'filter-parity',
    'fuzz',
    'home-pictures',
    'lock-order',
    'mail-budget',
    'mail-calls',
    'photo-load',
    'photo-stores',
    'privacy-traces',
    'private-files',
    'search-alerts',
    'sign-ups',
    'sms',
    'source-process',
    'two-instances',
  ]),
  ...tests('sync', ['area-packs', 'chaos', 'import-goes-on', 'recorded-versions']),
  ...tests('unit', [
    'gazetteer',
    'home-picture',
    'import-directions',
    'import-real-files',
    'listing-export',
    'usual-prices',
  ]),
];
/** These look at what a build makes, which takes longer than they do. */
const OF_THE_BUILD = tests('server', ['embedded-life', 'pages-and-headers', 'written-pages']);
const isQuick = process.env.TEST_PLAN === 'quick';
const leftOut = isQuick ? [...SLOW, ...OF_THE_BUILD] : [];

/** What is made from more than its own file is made anew each time. */
const neverKept: Plugin = {
  name: 'never-kept',
  configureVitest: ({ experimental_defineCacheKeyGenerator: defineKey }) =>
    defineKey(({ id }) => (/\/src\/content\/|virtual:/.test(id) ? false : undefined)),
};

/** What only the embedded database has (a folder of its own, a lock, an end by kill -9), or what one database is enough for. */
const ITS_OWN = ['embedded-life', 'filter-parity'];
/** With these every statement of the server that any test makes is made on the embedded database too. */
const EACH_STATEMENT = ['backup', 'main-job', 'schema'];

const embedded = {
  env: { TEST_DATABASE: 'pglite' },
  globalSetup: ['tests/support/built-app.ts', 'tests/support/pglite-global-setup.ts'],
};
const postgres = {
  env: { TEST_DATABASE: 'postgres' },
  globalSetup: ['tests/support/built-app.ts', 'tests/support/postgres-global-setup.ts'],
};
const hasPostgres = postgresBin() !== null;

export default defineConfig({
  test: {
    // One more than the cores of a small machine: tests wait for timers and the disk as well.
    maxWorkers: 3,
    // What was translated for the last run: a twelfth of the time. Each change is tested without it.
    experimental: { fsModuleCache: isQuick },
    // A page that is closed drops what it was reading: its database goes with it.
    onUnhandledError: ({ name }) => name !== 'DatabaseClosedError',
    projects: [
      {
        plugins: [contentFiles, neverKept],
        test: {
          ...shared,
          name: 'unit',
          include: [
            'tests/unit/**/*.test.{ts,tsx}',
            'tests/contract/**/*.test.ts',
            'tests/sw/**/*.test.ts',
            'tests/chaos-browser/**/*.test.ts',
          ],
          exclude: leftOut,
          testTimeout: patience(30_000),
          hookTimeout: patience(60_000),
        },
      },
      {
        // The device's own code with the server that it talks to, in one process.
        plugins: [contentFiles, neverKept],
        test: {
          ...shared,
          ...(hasPostgres ? postgres : embedded),
          name: 'sync',
          include: ['tests/sync/**/*.test.ts'],
          exclude: leftOut,
          testTimeout: patience(30_000),
          hookTimeout: patience(60_000),
        },
      },
      {
        // Screens without a browser: the app itself on a made-up document and a made-up disk.
        plugins: [contentFiles, drawnMap, neverKept],
        test: {
          ...shared,
          name: 'ui',
          include: ['tests/ui/**/*.test.tsx'],
          environment: './tests/support/one-document.ts',
          setupFiles: [...shared.setupFiles, 'tests/support/ui-setup.ts', SLOW_DISK],
          testTimeout: patience(60_000),
        },
      },
      {
        // The built app in Firefox and WebKit: one after the other, as each takes a core and a half.
        test: {
          ...shared,
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          testTimeout: patience(120_000),
          hookTimeout: patience(60_000),
          globalSetup: ['tests/support/built-app.ts', 'tests/support/origin-template.ts'],
        },
      },
      {
        test: {
          ...server,
          ...(hasPostgres ? postgres : embedded),
          name: 'server',
          include: ['tests/server/**/*.test.ts'],
          exclude: [...leftOut, ...(hasPostgres ? tests('server', ITS_OWN) : [])],
        },
      },
      {
        test: {
          ...server,
          ...embedded,
          name: 'embedded',
          include: hasPostgres ? tests('server', [...ITS_OWN, ...EACH_STATEMENT]) : [],
        },
      },
      {
        // What is too long for each change: `npm run test:long`.
        test: {
          ...server,
          ...(hasPostgres ? postgres : embedded),
          name: 'long',
          include: ['tests/long/**/*.test.ts'],
        },
      },
    ],
  },
});
