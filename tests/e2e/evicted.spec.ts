import { expect } from '@playwright/test';
import { Origin } from '../support/origin';
import { logIn, newDevice, SEEKER } from './helpers';
import { test } from './shared-origin';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

test('what waited when the browser cleared its storage is told, once, with its number', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await page.goto('/search-results?listingType=sale&location=Lagos');
  await expect(page.getByRole('article').nth(1)).toBeVisible();
  const waiting = async () =>
    (await context.cookies()).find(({ name }) => name === 'gida-waiting')?.value;
  await expect.poll(waiting).toBe('0');
  await origin.stop();
  await page.getByRole('article').nth(0).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: '1 to send' })).toBeVisible();
  await page.getByRole('article').nth(1).getByRole('button', { name: 'Save' }).click();
  await expect.poll(waiting).toBe('2');

  const blank = await context.newPage();
  await page.close();
  const cdp = await context.newCDPSession(blank);
  await cdp.send('Storage.clearDataForOrigin', {
    origin: origin.url,
    storageTypes: 'indexeddb,cache_storage',
  });
  await origin.start();
  await blank.goto('/');
  const notice = blank.getByRole('alert');
  await expect(notice).toContainText(
    '2 things that were not sent are gone from this phone. The browser cleared its storage.',
  );
  await expect.poll(waiting).toBe('0');
  // Whoever has not read it finds it again.
  await blank.reload();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await context.close();
});
