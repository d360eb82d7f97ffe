import type { PhoneTab } from './phone-tab';
import { patience } from '../support/patience';

const INSTALLED_MS = patience(90_000);

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
