import type { PhoneTab } from './phone-tab';
import { patience } from '../support/patience';

const INSTALLED_MS = patience(90_000);

/**
 * Waits until the worker has the page. It is asked again and again: one long question is lost with a
 * page that is replaced under it.
 * @throws NotOnScreen with where the worker stands
 */
export async function untilWorker(tab: PhoneTab): Promise<void> {
  try {
    await tab.until(
      () => tab.evaluate(() => (navigator.serviceWorker.controller === null ? null : true)),
      'the worker has the page',
      INSTALLED_MS,
    );
  } catch (error) {
    const stands = await tab.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      if (registration === undefined) return 'none is registered';
      const { installing, waiting, active } = registration;
      return `installing ${installing?.state}, waiting ${waiting?.state}, active ${active?.state}`;
    });
    throw new Error(`No worker after ${INSTALLED_MS / 1000} s: ${stands}`, { cause: error });
  }
}
