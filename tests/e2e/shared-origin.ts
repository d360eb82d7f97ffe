import { test as plain } from '@playwright/test';
import { Origin } from '../support/origin';

/**
 * Tests with an `origin` for those that only look: one server for all of them, started when the first
 * one asks for it. Whoever changes what the demo's people have starts a server of their own.
 */
export const test = plain.extend<object, { origin: Origin }>({
  origin: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs
    async ({}, use) => {
      const origin = await Origin.create();
      await origin.start();
      await use(origin);
      await origin.dispose();
    },
    { scope: 'worker' },
  ],
});
