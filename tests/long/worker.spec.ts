import { rmSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { logIn, outboxOf, SEEKER } from '../e2e/helpers';
import { alone as test } from '../e2e/shared-origin';
import { wakeWorker } from '../e2e/wake-worker';
import { whenQuiet } from '../e2e/when-quiet';
import { laterBuild } from '../e2e/later-build';
import { cached } from '../e2e/cached-addresses';
import { patience } from '../support/patience';

const SEARCH = '/search-results?listingType=sale&location=Lagos';

/** As after tries that a server answered with 'not now': what waits to be sent waits for minutes. */
function pauseOutbox(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const names = (await indexedDB.databases()).map(({ name }) => name ?? '');
    for (const name of names.filter((known) => /^gida-[0-9a-f-]{36}$/.test(known)))
      await new Promise<void>((resolve, reject) => {
        const open = indexedDB.open(name);
        open.addEventListener('error', () => reject(open.error));
        open.addEventListener('success', () => {
          const writing = open.result.transaction('outbox', 'readwrite');
          const rows = writing.objectStore('outbox').openCursor();
          rows.addEventListener('success', () => {
            const { result } = rows;
            if (result === null) return;
            const lastError = { code: 'server', message: 'Not now' };
            result.update({ ...result.value, lastError, nextAttemptAt: Date.now() + 110_000 });
            result.continue();
          });
          writing.addEventListener('complete', () => {
            open.result.close();
            resolve();
          });
        });
      });
  });
}

test('[PWA-3] a worker that waits for its turn to send lets go for the new version', {
  tag: '@whole-browser',
}, async ({ device: page, origin }) => {
  const context = page.context();
  await logIn(page, SEEKER);
  await page.goto(SEARCH);
  await expect(page.getByRole('article').first()).toBeVisible();
  await origin.stop();
  await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: '1 to send' })).toBeVisible();
  await pauseOutbox(page);
  await page.goto('/terms');
  const { folder } = laterBuild();
  origin.env.CLIENT_DIR = folder;
  await origin.start();
  await expect(page.getByText('Not connected')).toBeHidden();
  await wakeWorker(context, page, origin);
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  await whenQuiet(page);
  const loaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Update now' }).click();
  await loaded;
  await expect(page.getByRole('heading', { level: 1, name: 'Terms' })).toBeVisible();
  rmSync(folder, { recursive: true, force: true });
});

test('a stopped worker starts again by itself, with the server down', async ({
  device: page,
  origin,
}) => {
  const context = page.context();
  await logIn(page, SEEKER);
  await page.goto(SEARCH);
  await expect(page.getByRole('article').first()).toBeVisible();
  const cdp = await context.newCDPSession(page);
  await cdp.send('ServiceWorker.enable');
  await cdp.send('ServiceWorker.stopAllWorkers');
  await origin.stop();
  const card = page.getByRole('article').first();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Saved on this device')).toBeVisible();
  await page.goto('/saved-properties');
  await expect(page.getByRole('article')).toHaveCount(1);
  await cdp.send('ServiceWorker.stopAllWorkers');
  await origin.start();
  await expect.poll(() => outboxOf(page), { timeout: patience(60_000) }).toEqual([]);
});

test('the kill switch takes the worker away and leaves what people keep', async ({
  device: page,
  origin,
}) => {
  await logIn(page, SEEKER);
  await page.goto(SEARCH);
  await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => outboxOf(page)).toEqual([]);
  origin.env.KILL_SWITCH = '1';
  await origin.stop();
  await origin.start();
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  // The page itself may put saved photos back; the app's own files are gone.
  await expect
    .poll(async () =>
      (await cached(page).catch(() => ['/assets/'])).filter((path) => path.startsWith('/assets/')),
    )
    .toEqual([]);
  await page.goto('/saved-properties');
  await expect(page.getByRole('article')).toHaveCount(1);
});
