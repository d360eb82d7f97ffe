import { expect, type Page, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { AGENT, logIn, newDevice, openApp, outboxOf, SEEKER } from './helpers';

let origin: Origin;
test.beforeEach(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterEach(() => origin.dispose());

const SEARCH = '/search-results?listingType=sale&location=Lagos';

async function changePrice(
  page: Page,
  title: string,
  price: string,
  description?: string,
): Promise<void> {
  await page.goto('/dashboard');
  await page.getByLabel('Location').fill(title);
  const card = page.getByRole('article', { name: title }).first();
  await card.getByRole('link', { name: 'Edit' }).click();
  await page.getByLabel('Price *').fill(price);
  if (description !== undefined) await page.getByLabel('Description').fill(description);
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page).toHaveURL(/dashboard$/);
}

test('[SYNC-3] two phones change one listing: both versions are shown, field by field', async ({
  browser,
}) => {
  const title = '4 Bedroom Terraced Duplex in Chevron';
  const one = await newDevice(browser, origin);
  const two = await newDevice(browser, origin);
  await logIn(one.page, AGENT);
  await logIn(two.page, AGENT);
  for (const { page } of [one, two]) {
    await page.getByLabel('Location').fill(title);
    await expect(page.getByRole('article', { name: title })).toBeVisible();
  }
  await two.context.setOffline(true);
  await one.context.setOffline(true);
  await changePrice(one.page, title, '140000000', 'A new kitchen since May.');
  await one.context.setOffline(false);
  await expect.poll(() => outboxOf(one.page)).toEqual([]);
  await changePrice(two.page, title, '150000000', 'The borehole is shared.');
  await two.context.setOffline(false);
  await two.page.goto('/outbox');
  await two.page.getByRole('button', { name: 'Compare and choose' }).click();
  const dialog = two.page.getByRole('dialog', { name: 'Changed here and elsewhere' });
  // Neither side's words are lost: both are there to choose from.
  const description = dialog.getByRole('group', { name: 'Description' });
  await expect(description).toContainText('The borehole is shared.');
  await expect(description).toContainText('A new kitchen since May.');
  const price = dialog.getByRole('group', { name: 'Price' });
  await expect(price.getByLabel('On this phone ₦150,000,000')).toBeChecked();
  await price.getByLabel('On the server ₦140,000,000').check();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(price.getByLabel('On this phone ₦150,000,000')).toBeChecked();
  await dialog.getByRole('button', { name: 'Use this version' }).click();
  await expect(two.page.getByText('Nothing waits to be sent')).toBeVisible();
  await expect(
    two.page
      .getByRole('region', { name: 'Delivered in the last 30 days' })
      .getByText('Save listing: 4 Bedroom Terrace in Chevron'),
  ).toBeVisible();
  await one.page.goto('/dashboard');
  await one.page.getByLabel('Location').fill('4 Bedroom Terrace in Chevron');
  await expect(
    one.page
      .getByRole('article', { name: '4 Bedroom Terrace in Chevron' })
      .getByText('₦150,000,000'),
  ).toBeVisible();
});

test('[SYNC-3] a refused edit opens again with the complaint on its field', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await context.route('**/api/properties/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({
          status: 422,
          headers: { 'x-gida-api': '1', 'content-type': 'application/problem+json' },
          body: JSON.stringify({
            type: 'about:blank',
            title: 'Not accepted',
            status: 422,
            code: 'invalid',
            message: 'The price is not believable',
            field: 'price',
          }),
        })
      : route.fallback(),
  );
  await changePrice(page, '4 Bedroom Terraced Duplex in Chevron', '7');
  await page.goto('/outbox');
  await expect(page.getByText('Refused: The price is not believable')).toBeVisible();
  await page.getByRole('link', { name: 'Edit' }).click();
  await expect(page.getByLabel('Price *')).toHaveAccessibleDescription(
    /The price is not believable/,
  );
  await context.unroute('**/api/properties/*');
  await page.getByLabel('Price *').fill('139000000');
  await expect(page.getByLabel('Price *')).not.toHaveAccessibleDescription(/believable/);
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect.poll(() => outboxOf(page)).toEqual([]);
});

test('a logout with unsent things keeps them for that person alone', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await page.goto(SEARCH);
  const card = page.getByRole('article').first();
  const title = (await card.getAttribute('aria-label')) ?? '';
  await origin.stop();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByText('Saved on this phone')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log out' });
  await expect(dialog.getByText('1 thing has not been sent yet.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep on this phone for my next login' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto('/saved-properties');
  await expect(page.getByText('No Saved Properties')).toBeVisible();
  await origin.start();

  await logIn(page, AGENT);
  await page.goto('/saved-properties');
  await expect(page.getByText('No Saved Properties')).toBeVisible();
  expect(await outboxOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/$/);

  await logIn(page, { ...SEEKER });
  await page.goto('/saved-properties');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await expect(page.getByText('Saved in your account')).toBeVisible();
  await context.close();
});

test('what a visitor wanted to save is offered after the login', async ({ browser }) => {
  const { page } = await newDevice(browser, origin);
  await openApp(page, SEARCH);
  const card = page.getByRole('article').first();
  const title = (await card.getAttribute('aria-label')) ?? '';
  await card.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByLabel('Property Seeker').check();
  await page.getByLabel('Email').fill(SEEKER.email);
  await page.getByLabel('Password').fill(SEEKER.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  const offer = page.getByRole('dialog', { name: 'From before you logged in' });
  await expect(offer.getByText('This phone keeps 1 saved home')).toBeVisible();
  await offer.getByRole('button', { name: 'Add to my account' }).click();
  await expect(offer).toHaveCount(0);
  await page.goto('/saved-properties');
  await expect(page.getByRole('article', { name: title })).toBeVisible();
  await expect.poll(() => outboxOf(page)).toEqual([]);
});

test('[SYNC-2] two tabs and a server killed and started again: each row once', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
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
      await tab.getByRole('article').nth(index).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('link', { name: '6 to send' })).toBeVisible();
  await origin.start();
  await expect.poll(() => outboxOf(page), { timeout: 60_000 }).toEqual([]);
  await page.goto('/saved-properties');
  await expect(page.getByRole('article')).toHaveCount(6);
  const fresh = await newDevice(browser, origin);
  await logIn(fresh.page, SEEKER);
  await fresh.page.goto('/saved-properties');
  await expect(fresh.page.getByRole('article')).toHaveCount(6);
});

test('[SYNC-2] a file of what waits on one phone is sent by another', async ({
  browser,
}, testInfo) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await page.goto(SEARCH);
  const card = page.getByRole('article').first();
  const title = (await card.getAttribute('aria-label')) ?? '';
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await card.getByRole('button', { name: 'Save' }).click();
  await page.goto('/outbox');
  await expect(page.getByRole('heading', { name: '1 thing waits' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^gida-outbox-\d{4}-\d{2}-\d{2}\.json$/);
  const file = testInfo.outputPath('outbox.json');
  await download.saveAs(file);
  await expect(page.getByText('in a file too')).toBeVisible();

  const other = await newDevice(browser, origin);
  await logIn(other.page, AGENT);
  await other.page.goto('/outbox');
  await other.page.getByLabel('Take in a file').setInputFiles(file);
  await expect(other.page.getByText('This file belongs to another account.')).toBeVisible();

  const own = await newDevice(browser, origin);
  await logIn(own.page, SEEKER);
  await own.page.goto('/outbox');
  await own.page.getByLabel('Take in a file').setInputFiles(file);
  await expect(
    own.page
      .getByRole('region', { name: 'Delivered in the last 30 days' })
      .getByText(`Save property: ${title}`),
  ).toBeVisible();
  await own.page.goto('/saved-properties');
  await expect(own.page.getByRole('article', { name: title })).toBeVisible();
});

test('[SYNC-1] Background Sync sends with no page open', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
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
  const cdp = await context.newCDPSession(blank);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin.url));
      if (ours) resolve(ours.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  await page.close();
  await origin.start();
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin: origin.url,
    registrationId,
    tag: 'gida-outbox',
    lastChance: false,
  });
  // Another device sees it, though this one has no page open.
  const other = await newDevice(browser, origin);
  await logIn(other.page, SEEKER);
  await other.page.goto('/saved-properties');
  await expect(async () => {
    await other.page.reload();
    await expect(other.page.getByRole('article')).toHaveCount(1, { timeout: 2000 });
  }).toPass({ timeout: 30_000 });
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
