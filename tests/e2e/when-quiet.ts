import type { Page } from '@playwright/test';

/** How long nothing may come in for a page to be quiet, in milliseconds. */
const QUIET_MS = 1000;

/**
 * Settles once a page has fetched all that it asks for. Chromium starts an old worker again that is asked
 * for something as it ends, and with a debugger attached keeps it for minutes: who takes a new
 * version here waits for this first.
 */
export function whenQuiet(page: Page): Promise<void> {
  return page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) => {
        let pause = setTimeout(resolve, quiet);
        new PerformanceObserver(() => {
          clearTimeout(pause);
          pause = setTimeout(resolve, quiet);
        }).observe({ type: 'resource' });
      }),
    QUIET_MS,
  );
}
