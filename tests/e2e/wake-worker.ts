import type { BrowserContext, Page } from '@playwright/test';
import type { Origin } from '../support/origin';

/** Wakes the worker as a browser does that has the network back, by any page of the context. */
export async function wakeWorker(
  context: BrowserContext,
  page: Page,
  origin: Origin,
): Promise<void> {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin.url));
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin: origin.url,
    registrationId: await registered,
    tag: 'gida-outbox',
    lastChance: false,
  });
}
