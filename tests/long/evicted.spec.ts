import { expect } from '@playwright/test';
import { logIn, newDevice, outboxOf, SEEKER } from '../e2e/helpers';
import { test } from '../e2e/shared-origin';
import { Origin } from '../support/origin';

let origin: Origin;

test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});

test.afterAll(() => origin.dispose());

test('the notice stays until it is closed, and a logout that discards leaves none', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await page.goto('/search-results?listingType=sale&location=Lagos');
  await expect(page.getByRole('article').first()).toBeVisible();
  const waiting = async () =>
    (await context.cookies()).find(({ name }) => name === 'gida-waiting')?.value;
  const cdp = await context.newCDPSession(page);
  const evict = () =>
    cdp.send('Storage.clearDataForOrigin', {
      origin: origin.url,
      storageTypes: 'indexeddb,cache_storage',
    });
  await origin.stop();
  await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click();
  await expect.poll(waiting).toBe('1');
  // Under an open page: it must not take the empty storage for nothing that waits.
  await evict();
  await origin.start();
  await page.goto('/');
  const notice = page.getByText('1 thing that was not sent is gone from this device');
  await expect(notice).toBeVisible();
  await page.reload();
  await expect(notice).toBeVisible();
  await expect.poll(waiting).toBe('0');
  await page.getByRole('alert').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);

  await logIn(page, SEEKER);
  await page.goto('/search-results?listingType=sale&location=Lagos');
  await expect(page.getByRole('article').first()).toBeVisible();
  await origin.stop();
  await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click();
  await expect.poll(waiting).toBe('1');
  expect(await outboxOf(page)).toHaveLength(1);
  // On a phone results have a bar of their own; the wide one has the way out.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole('button', { name: 'Log Out' }).click();
  await page.getByRole('button', { name: 'Discard and log out' }).click();
  await page.getByRole('button', { name: 'Yes, discard what was not sent' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect.poll(waiting).toBe('0');
  await origin.start();
  await context.close();
});

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
    '2 things that were not sent are gone from this device. The browser cleared its storage.',
  );
  await expect.poll(waiting).toBe('0');
  // Whoever has not read it finds it again.
  await blank.reload();
  await expect(notice).toBeVisible();
  await notice.getByRole('button', { name: 'Close' }).click();
  await expect(notice).toHaveCount(0);
  await context.close();
});
