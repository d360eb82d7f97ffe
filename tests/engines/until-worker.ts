import type { PhoneTab } from './phone-tab';

const INSTALLED_MS = 90_000 * Number(process.env.TEST_SLOWNESS ?? 1);

/**
 * Waits until the worker has the page. It is asked again and again: one long question is lost with a
 * page that is replaced under it.
 * @throws NotOnScreen
 */
export async function untilWorker(tab: PhoneTab): Promise<void> {
  await tab.until(
    () => tab.evaluate(() => (navigator.serviceWorker.controller === null ? null : true)),
    'the worker has the page',
    INSTALLED_MS,
  );
}
