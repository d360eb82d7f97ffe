import { expect } from '@playwright/test';
import { AGENT, logIn, newDevice, openApp, outboxOf, phonePhoto, SEEKER } from './helpers';
import { alone as test } from './shared-origin';
import { smallJpeg } from './small-jpeg';
import { patience } from '../support/patience';

test('[SYNC-1] [FORM-5] [DB-1] drafted with no server, published by itself, found, saved, asked about, and still there offline', async ({
  browser,
  origin,
}) => {
  // Four phones' worth of work: minutes on a busy machine.
  test.setTimeout(240_000);
  const agent = await newDevice(browser, origin);
  await logIn(agent.page, AGENT);
  // By this the server knows the device at the next login.
  expect((await agent.page.context().cookies()).map(({ name }) => name)).toContain('gida-device');
  // The outbox is read before the network goes, as an agent would leave the office.
  await expect(agent.page.getByRole('heading', { name: 'My Properties' })).toBeVisible();
  await origin.stop();

  await agent.page.getByRole('link', { name: 'Add New Property' }).click();
  await agent.page.getByLabel('Address *').fill('7 Palm Close, Osapa London, Lekki, Lagos');
  await agent.page.keyboard.press('Escape');
  await agent.page.getByLabel('Listing for').selectOption('rent');
  await agent.page.getByLabel('Price per year').fill('3,750,000');
  await agent.page.getByLabel('Bedrooms').fill('2');
  await agent.page.getByLabel('Bathrooms').fill('2');
  await agent.page.getByLabel('Description').fill('Two rooms over the garden, prepaid meter.');
  await agent.page
    .getByLabel('Add photos')
    .setInputFiles([
      { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto('#88aa66') },
      await smallJpeg('back.jpg'),
    ]);
  await expect(agent.page.getByText('2 of 10')).toBeVisible({ timeout: patience(30_000) });
  await agent.page.getByRole('button', { name: 'Save Property' }).click();
  const mine = agent.page.getByRole('article', { name: '2 Bedroom Apartment in 7 Palm Close' });
  await expect(mine.getByText('Saved on this device', { exact: true })).toBeVisible();
  await expect(mine.getByText('2 photos still to send')).toBeVisible();
  expect((await outboxOf(agent.page)).map((row) => row.kind)).toEqual([
    'property.save',
    'photo.add',
    'photo.add',
    'property.publish',
  ]);

  await origin.start();
  await expect(mine.getByText('Published', { exact: true })).toBeVisible({
    timeout: patience(60_000),
  });
  expect(await outboxOf(agent.page)).toEqual([]);

  const seeker = await newDevice(browser, origin);
  await logIn(seeker.page, SEEKER);
  await openApp(seeker.page, '/');
  await seeker.page.getByLabel('Location').fill('Osapa London');
  await seeker.page.keyboard.press('Escape');
  await seeker.page.getByRole('button', { name: 'To rent' }).click();
  const filters = seeker.page.getByRole('dialog');
  await expect(filters.getByRole('heading')).toHaveText('Find property to rent in Nigeria');
  await filters.getByLabel('Property type').selectOption('Flat/Apartment');
  await filters.getByLabel('Price to').selectOption('10000000');
  await filters.getByLabel('Bedrooms from').selectOption('2');
  await filters.getByRole('button', { name: 'Search properties' }).click();
  await expect(seeker.page.getByRole('heading', { level: 1 })).toHaveText(
    'Properties To Rent in Osapa London',
  );
  await expect(seeker.page.getByText('1 result', { exact: true })).toBeVisible();
  const searchUrl = seeker.page.url();
  await seeker.page
    .getByRole('link', { name: '2 Bedroom Apartment in 7 Palm Close', exact: true })
    .click();
  // The list has its price too.
  await expect(seeker.page.getByRole('heading', { level: 1 })).toHaveText(
    '2 Bedroom Apartment in 7 Palm Close',
  );
  await expect(seeker.page.getByText('₦3,750,000').first()).toBeVisible();
  const detailUrl = seeker.page.url();
  await seeker.page.getByRole('button', { name: /^Save / }).click();
  await expect(seeker.page.getByText('Saved in your account')).toBeVisible();
  await seeker.page.getByRole('button', { name: 'Contact Agent' }).click();
  const chat = seeker.page.getByRole('dialog');
  await expect(chat.getByRole('button', { name: 'Send Message' })).toBeDisabled();
  await chat.getByLabel('Message').fill('Can I see it on Saturday at ten?');
  await chat.getByRole('button', { name: 'Send Message' }).click();
  await expect(chat.getByText('Message Sent Successfully!')).toBeVisible();

  await agent.page.goto('/messages');
  const received = agent.page
    .getByRole('article')
    .filter({ hasText: 'Can I see it on Saturday at ten?' });
  await expect(received).toHaveCount(1);
  await expect(received.getByText('New')).toBeVisible();

  // The photos of a saved home are fetched behind the screen; then the network goes.
  await seeker.page.waitForFunction(async () => {
    const cache = await caches.open('gida-saved-photos');
    return (await cache.keys()).length === 4;
  });
  await origin.stop('SIGKILL');
  await seeker.page.goto('/saved-properties');
  const saved = seeker.page.getByRole('article', { name: '2 Bedroom Apartment in 7 Palm Close' });
  await expect(saved).toBeVisible();
  await expectPhotoShown(saved.getByRole('img').first());
  await seeker.page.goto(detailUrl);
  await expect(seeker.page.getByRole('heading', { level: 1 })).toHaveText(
    '2 Bedroom Apartment in 7 Palm Close',
  );
  await expect(seeker.page.getByText('This listing is from this device')).toBeVisible();
  await expectPhotoShown(seeker.page.getByRole('img', { name: /photo 1 of 2/ }));
  await seeker.page.goto(searchUrl);
  await expect(seeker.page.getByText(/^Offline/)).toBeVisible();
  await expect(
    seeker.page.getByRole('article', { name: '2 Bedroom Apartment in 7 Palm Close' }),
  ).toBeVisible();
  await origin.start();
});

/** In CSS pixels: a photo of a row is 88 of them wide, and one that did not come has none. */
async function expectPhotoShown(image: import('@playwright/test').Locator): Promise<void> {
  await expect
    .poll(() =>
      image.evaluate((node) => (node instanceof HTMLImageElement ? node.naturalWidth : 0)),
    )
    .toBeGreaterThan(50);
}
