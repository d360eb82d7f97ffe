import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { Origin } from '../support/origin';
import { callAs } from './call-as';
import { AGENT, logIn, newDevice, outboxOf } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

type Answered = {
  property: Record<string, unknown> & { images: { caption: string; width: number }[] };
};

/** The agent's newest listing as the server has it. */
async function newest(title: string): Promise<Answered['property']> {
  const { feeds } = (await callAs(
    origin,
    AGENT,
    'agent',
    '/sync?cursors=properties:0&limit=500',
  )) as { feeds: { properties: { items: Answered['property'][] } } };
  const found = feeds.properties.items.findLast((item) => item.title === title);
  if (found === undefined) throw new Error(`No listing is called ${title}`);
  return found;
}

const optionsOf = (page: Page, label: string) =>
  page.getByLabel(label, { exact: true }).locator('option').allTextContents();

test('[FORM-1] [FORM-3] every field of each kind, what it begins with, and what a change of category resets', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await page.goto('/add-property');
  await expect(page.getByLabel('Listing for')).toHaveValue('sale');
  await expect(page.getByLabel('Category')).toHaveValue('Residential');
  await expect(page.getByLabel('Type *')).toHaveValue('Apartment');
  await expect(page.getByLabel('Furnished', { exact: true })).toHaveValue('no');
  await expect(page.getByLabel('Status', { exact: true })).toHaveValue('Active');
  expect(await optionsOf(page, 'Type *')).toEqual([
    'Apartment',
    'Semi detached',
    'Detached',
    'Terrace',
    'Bungalow',
    'Studio',
    'Flat',
    'Land',
    'Maisonette',
  ]);
  await expect(page.getByLabel('Service charge')).toBeHidden();
  await page.getByLabel('Listing for').selectOption('rent');
  await expect(page.getByLabel('Service charge')).toBeVisible();
  await expect(page.getByLabel('Caution fee')).toBeVisible();
  const ticks = (title: string) => page.getByRole('group', { name: title }).getByRole('checkbox');
  await expect(ticks('Key features')).toHaveCount(12);
  await expect(ticks('Amenities')).toHaveCount(9);

  await page.getByLabel('Type *').selectOption('Bungalow');
  await page.getByLabel('Category').selectOption('Commercial');
  await expect(page.getByLabel('Type *')).toHaveValue('Office Space');
  await expect(page.getByLabel('Bedrooms')).toBeHidden();
  await expect(page.getByLabel('Furnished', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Tenure type')).toHaveValue('Lease');
  expect(await optionsOf(page, 'Tenure type')).toEqual(['Lease', 'Sale', 'Sub-Lease']);
  expect(await optionsOf(page, 'Building class')).toEqual([
    'Not said',
    'A (Premium)',
    'B (Good Quality)',
    'C (Functional)',
  ]);
  expect(await optionsOf(page, 'Office type')).toEqual([
    'Not said',
    'Serviced',
    'Conventional',
    'Open Plan',
    'Partitioned',
    'Executive Suite',
  ]);
  await page.getByLabel('Type *').selectOption('Retail Space');
  await expect(page.getByLabel('Office type')).toBeHidden();
  expect(await optionsOf(page, 'Retail type')).toEqual([
    'Not said',
    'High Street',
    'Shopping Mall',
    'Showroom',
    'Restaurant',
    'Market Stall',
  ]);
  await expect(ticks('Key features')).toHaveCount(10);
  await page.getByLabel('Category').selectOption('Residential');
  await expect(page.getByLabel('Type *')).toHaveValue('Apartment');

  // Words become ticks, and ticks become words.
  const words = page.getByLabel('Key features in words');
  await words.fill('balcony, Water Heater, Rooftop garden');
  await expect(page.getByLabel('Balcony')).toBeChecked();
  await expect(page.getByLabel('Water heater')).toBeChecked();
  await page.getByLabel('Modern kitchen').check();
  await expect(words).toHaveValue('balcony, Water Heater, Rooftop garden, Modern kitchen');
  await page.getByLabel('Balcony').uncheck();
  await expect(words).toHaveValue('Water Heater, Rooftop garden, Modern kitchen');
  await context.close();
});

test('[FORM-4] what is missing and what is wrong is said at its field; digits are grouped; the title makes itself', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await page.goto('/add-property');
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(
    page.getByText('Please fill out all required fields: Address, Price, and Type'),
  ).toBeVisible();
  await page.getByLabel('Price *').fill('₦45,000,000.');
  await expect(page.getByLabel('Price *')).toHaveValue('45,000,000');
  await page.getByLabel('Area (square metres)').fill('1a2b50');
  await expect(page.getByLabel('Area (square metres)')).toHaveValue('1,250');
  await page.getByLabel('Address *').fill('7 Quiet Crescent, Bodija, Ibadan, Oyo');
  await page.getByLabel('Bedrooms').fill('3');
  await page.getByLabel('Year built').fill('1899');
  await page.getByRole('button', { name: 'Save Property' }).click();
  const year = new Date().getFullYear();
  await expect(page.getByText(`Year built must be between 1900 and ${year}`)).toBeVisible();
  await page.getByLabel('Year built').fill(String(year));
  await expect(page.getByText(/^\d+% complete$/)).toBeVisible();
  await expect(page.getByText(/Still missing: at least 5 photos/)).toBeVisible();
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await page.getByLabel('Location').fill('Quiet Crescent');
  await expect(
    page.getByRole('article', { name: '3 Bedroom Apartment in 7 Quiet Crescent' }),
  ).toBeVisible();
  await expect.poll(() => outboxOf(page)).toEqual([]);

  // The same home once more: said while it is typed, and refused by nobody.
  await page.goto('/add-property');
  await page.getByLabel('Address *').fill('7 Quiet Crescent, Bodija, Ibadan');
  await page.getByLabel('Bedrooms').fill('3');
  await page.getByLabel('Price *').fill('44000000');
  await expect(page.getByText('You may have listed this home already')).toBeVisible();
  await page.getByLabel('Bedrooms').fill('5');
  await expect(page.getByText('You may have listed this home already')).toBeHidden();
  // Left by Back: kept as a draft that other devices get too.
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Kept as a draft')).toBeVisible();
  await expect.poll(() => outboxOf(page)).toEqual([]);
  const other = await newDevice(browser, origin);
  await logIn(other.page, AGENT);
  await other.page.getByLabel('Location').fill('Quiet Crescent');
  const draft = other.page.getByRole('article', {
    name: '5 Bedroom Apartment in 7 Quiet Crescent',
  });
  await expect(draft.getByText('Draft', { exact: true })).toBeVisible();
  await draft.getByRole('link', { name: 'Edit' }).click();
  await expect(other.page.getByLabel('Price *')).toHaveValue('44,000,000');
  await other.context.close();
  await context.close();
});

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
  await coordinates.fill('6.5244, 3.3792');
  await page.getByRole('button', { name: 'Use my location' }).click();
  await expect(page.getByText('The pin is where you are, to within 25 metres.')).toBeVisible();
  await expect(coordinates).toHaveValue('6.60180, 3.35150');
  await page.getByLabel('Price *').fill('9000000');
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  expect((await newest('Apartment in Lekki Phase 1')).location).toEqual({
    lat: 6.6018,
    lng: 3.3515,
  });
  await context.close();
});

test('[FORM-2] where the map cannot be loaded the place still comes from the address', async ({
  browser,
}) => {
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
  expect((await newest('Apartment in Mapless House')).location).toMatchObject({
    lat: expect.closeTo(6.51, 1),
    lng: expect.closeTo(3.38, 1),
  });
  await context.close();
});

test('[FORM-4] photos are put in order, captioned, and one is the cover, with and without a network', async ({
  browser,
}) => {
  const picture = (width: number) =>
    sharp({ create: { width, height: 300, channels: 3, background: '#0b5d3b' } })
      .jpeg()
      .toBuffer();
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await page.goto('/add-property');
  await page.getByLabel('Address *').fill('Picture House, Yaba, Lagos');
  await page.getByLabel('Price *').fill('3000000');
  await context.setOffline(true);
  await page.getByLabel('Add photos').setInputFiles(
    await Promise.all(
      [401, 402, 403].map(async (width) => ({
        name: `${width}.jpg`,
        mimeType: 'image/jpeg',
        buffer: await picture(width),
      })),
    ),
  );
  await expect(page.getByText('3 of 10')).toBeVisible();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await page.getByLabel('Caption of photo 3').fill('The kitchen');
  await page.getByRole('button', { name: 'Use photo 3 as cover' }).click();
  await expect(page.getByLabel('Caption of photo 1')).toHaveValue('The kitchen');
  await page.getByRole('button', { name: 'Move photo 3 earlier' }).click();
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await page.getByLabel('Location').fill('Picture House');
  await page.getByRole('main').getByRole('link', { name: 'View Details' }).click();
  await expect(
    page.getByText('Only you see this page: the listing is not published yet.'),
  ).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  const images = async () =>
    (await newest('Apartment in Picture House')).images.map(({ width, caption }) => [
      width,
      caption,
    ]);
  expect(await images()).toEqual([
    [403, 'The kitchen'],
    [402, ''],
    [401, ''],
  ]);
  await page.goto('/dashboard');
  await page.getByLabel('Location').fill('Picture House');
  await page
    .getByRole('article', { name: 'Apartment in Picture House' })
    .getByRole('link', { name: 'Edit' })
    .click();
  await page.getByRole('button', { name: 'Move photo 1 later' }).click();
  await page.getByLabel('Caption of photo 1').fill('The front');
  await page.getByRole('button', { name: 'Save Property' }).click();
  await expect(page).toHaveURL(/dashboard$/);
  await expect.poll(() => outboxOf(page)).toEqual([]);
  expect(await images()).toEqual([
    [402, 'The front'],
    [403, 'The kitchen'],
    [401, ''],
  ]);
  await context.close();
});
