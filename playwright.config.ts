import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { patience } from './tests/support/patience.ts';

/** Chromium without windows (Debian's package): the same engine, and the run takes a third less time. */
const SHELL = '/usr/bin/chromium-headless-shell';
const chromium = process.env.CHROME_PATH;
const shell = existsSync(SHELL) ? SHELL : chromium;
/** Tests of what only the whole browser has: installing, notifications, sending with no page open. */
const WHOLE = /@whole-browser/;
/** What a shorter test proves as well, on each change (docs/decisions.md): `npm run test:long`. */
const LONG = /@long/;

const runBy = (executablePath: string | undefined) => ({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // A page of a test lives for seconds: to make its code fast would cost one that pays nothing.
      '--js-flags=--max-lazy --no-turbofan --no-maglev',
    ],
  },
});

/** Browser tests: real Chromium, the built app, real servers. */
export default defineConfig({
  projects: [
    { name: 'browser', testDir: 'tests/e2e', grepInvert: [WHOLE, LONG], use: runBy(shell) },
    {
      name: 'whole-browser',
      testDir: 'tests/e2e',
      grep: WHOLE,
      grepInvert: LONG,
      use: runBy(chromium),
    },
    // Lives and repeated kills: `npm run test:long`.
    { name: 'long', testDir: 'tests/long', testMatch: '*.spec.ts', use: runBy(chromium) },
    { name: 'long-beside', testDir: 'tests/e2e', grep: LONG, use: runBy(chromium) },
  ],
  globalSetup: './tests/support/origin-template.ts',
  outputDir: 'test-results/browser',
  timeout: patience(150_000),
  // A click that finds nothing fails by itself, long before its test would.
  expect: { timeout: patience(25_000) },
  workers: 2,
  retries: 0,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: patience(30_000),
    viewport: { width: 360, height: 740 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
  },
});
