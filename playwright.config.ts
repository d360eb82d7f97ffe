import { defineConfig } from '@playwright/test';

/** Browser tests: real Chromium (CHROME_PATH), the built app, a real server per test file. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/origin-template.ts',
  outputDir: 'test-results/browser',
  timeout: 150_000,
  // A click that finds nothing fails by itself, long before its test would.
  expect: { timeout: 25_000 },
  workers: 2,
  retries: 0,
  fullyParallel: false,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 30_000,
    viewport: { width: 360, height: 740 },
    locale: 'en-NG',
    timezoneId: 'Africa/Lagos',
    launchOptions: {
      ...(process.env.CHROME_PATH ? { executablePath: process.env.CHROME_PATH } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
