import { expect } from '@playwright/test';
import { Origin } from '../support/origin';
import { AGENT, logIn, newDevice, outboxOf } from './helpers';
import { test } from './shared-origin';
import { newest } from './newest-listing';

let origin: Origin;

test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});

test.afterAll(() => origin.dispose());

test('[FORM-2] the pin follows the address, and the hand, the keys and the numbers move it', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 6.6018, longitude: 3.3515, accuracy: 25 });
  await logIn(page, AGENT);
  await page.goto('/add-property');
  const map = page.locator('.leaflet-container');
  await map.scrollIntoViewIfNeeded();
  await expect(map).toHaveCSS('height', '300px');
  await expect(map.locator('.leaflet-marker-icon')).toHaveCount(0);
  await page.getByLabel('Address *').fill('Lekki Phase 1');
  await page.getByRole('listbox').getByRole('option').first().click();
  const coordinates = page.getByLabel('Coordinates');
  await expect(coordinates).toHaveValue(/^6\.4\d+, 3\.4\d+$/);
  const pin = map.locator('.leaflet-marker-icon');
  await expect(pin).toBeVisible();
  const before = await coordinates.inputValue();
  await pin.focus();
  await page.keyboard.press('ArrowUp');
  await expect(coordinates).not.toHaveValue(before);
  const [north = 0] = (await coordinates.inputValue()).split(', ').map(Number);
  expect(north).toBeGreaterThan(Number(before.split(', ')[0]));
  const nudged = await coordinates.inputValue();
  const box = await pin.boundingBox();
  if (box === null) throw new Error('The pin is not on the screen');
  await page.mouse.move(box.x + 14, box.y + 14);
  await page.mouse.down();
  await page.mouse.move(box.x + 74, box.y + 44, { steps: 6 });
  await page.mouse.up();
  await expect(coordinates).not.toHaveValue(nudged);
  await coordinates.fill('somewhere');
  await expect(page.getByText('Two numbers in Nigeria, such as 6.4474, 3.4723')).toBeVisible();
  // Typed as numbers it may lie anywhere: the map goes there.
  await coordinates.fill('9.05, 7.49');
  await expect
    .poll(async () => {
      const [around, at] = [await map.boundingBox(), await pin.boundingBox()];
      if (around === null || at === null) return null;
      const [right, down] = [at.x - around.x, at.y - around.y];
      return right > 0 && right < around.width && down > 0 && down < around.height;
    })
    .toBe(true);
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('The pin is where you are, to within 25 metres.')).toBeVisible();
  await expect(coordinates).toHaveValue('6.60180, 3.35150');
  await page.getByLabel('Price *').fill('9000000');
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  expect((await newest(origin, 'Apartment in Lekki Phase 1')).location).toEqual({
    lat: 6.6018,
    lng: 3.3515,
  });
  await context.close();
});

test('[FORM-2] where the map cannot be loaded the place still comes from the address', {
  tag: '@long',
}, async ({ browser }) => {
  // A device without a worker: with one, the map's code would be here already.
  const context = await browser.newContext({ baseURL: origin.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await context.route(/assets\/maps-.*\.js/, (route) => route.abort());
  await page.goto('/login');
  await page.getByLabel('Email').fill(AGENT.email);
  await page.getByLabel('Password').fill(AGENT.password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await page.goto('/add-property');
  await expect(
    page.getByText('The map could not be loaded. The location is still saved from the address'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Reload Page' })).toBeVisible();
  await expect(page.locator('.leaflet-container')).toHaveCount(0);
  await page.getByLabel('Address *').fill('Mapless House, Yaba, Lagos');
  await page.getByLabel('Price *').fill('3000000');
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  expect((await newest(origin, 'Apartment in Mapless House')).location).toMatchObject({
    lat: expect.closeTo(6.51, 1),
    lng: expect.closeTo(3.38, 1),
  });
  await context.close();
});
