import { expect } from '@playwright/test';
import { logIn, outboxOf, saveHome, SEEKER } from './helpers';
import { savedOn } from './saved-on';
import { alone as test } from './shared-origin';
import { wakeWorker } from './wake-worker';
import { patience } from '../support/patience';

const SEARCH = '/search-results?listingType=sale&location=Lagos';

test('[SYNC-2] two tabs and a server killed and started again: each row once', async ({
  device: page,
  origin,
}) => {
  const context = page.context();
  await logIn(page, SEEKER);
  const other = await context.newPage();
  // Tall enough for six cards: a list draws what is on the screen.
  for (const tab of [page, other]) await tab.setViewportSize({ width: 360, height: 4500 });
  await page.goto(SEARCH);
  await other.goto(SEARCH);
  await expect(other.getByRole('article').nth(5)).toBeVisible();
  await origin.stop('SIGKILL');
  for (const [tab, from] of [
    [page, 0],
    [other, 3],
  ] as const)
    for (let index = from; index < from + 3; index += 1)
      await saveHome(tab.getByRole('article').nth(index));
  await expect(page.getByRole('link', { name: '6 to send' })).toBeVisible();
  await origin.start();
  await expect.poll(() => outboxOf(page), { timeout: patience(60_000) }).toEqual([]);
  await page.goto('/saved-properties');
  await expect(page.getByRole('article')).toHaveCount(6);
  expect(await savedOn(origin, SEEKER)).toHaveLength(6);
});

test('[SYNC-1] Background Sync sends with no page open', { tag: '@whole-browser' }, async ({
  device: page,
  origin,
}) => {
  const context = page.context();
  await logIn(page, SEEKER);
  await page.goto(SEARCH);
  await expect(page.getByRole('article').first()).toBeVisible();
  await origin.stop();
  await page.getByRole('article').first().getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: '1 to send' })).toBeVisible();
  // By now it waits some seconds between two tries: a woken worker waits for its turn.
  await expect
    .poll(async () => (await outboxOf(page)).map(({ attempts }) => attempts >= 3))
    .toEqual([true]);
  const blank = await context.newPage();
  await page.close();
  await origin.start();
  await wakeWorker(context, blank, origin);
  // The server has it, though this device has no page open.
  await expect.poll(() => savedOn(origin, SEEKER), { timeout: patience(30_000) }).toHaveLength(1);
  const waiting = async () =>
    (await context.cookies()).find(({ name }) => name === 'gida-waiting')?.value;
  await expect.poll(waiting).toBe('0');
  // What the worker wrote a page writes over.
  await blank.goto(SEARCH);
  await expect(blank.getByRole('article').first()).toBeVisible();
  await origin.stop();
  await blank.getByRole('article').nth(1).getByRole('button', { name: 'Save' }).click();
  await expect.poll(waiting).toBe('1');
});
