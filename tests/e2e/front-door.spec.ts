import { expect, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { AGENT, logIn, newDevice, openLive, SEEKER } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

test('[NAV-5] [NAV-7] the menu works by touch and by keyboard, marks the page, and the footer has its links', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await openLive(page, '/pricing');
  const nav = page.getByRole('navigation', { name: 'Main' });
  await expect(nav.getByRole('link', { name: 'Pricing' })).toBeHidden();
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(nav.getByRole('link')).toHaveText(['Home', 'Pricing', 'Blog', 'FAQ', 'Log In']);
  await expect(nav.getByRole('button', { name: 'Sign Up' })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Pricing' })).toHaveAttribute('aria-current', 'page');
  await expect(nav.getByRole('link', { name: 'Blog' })).not.toHaveAttribute('aria-current', 'page');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/blog$/);
  await expect(nav.getByRole('link', { name: 'Pricing' })).toBeHidden();
  const footer = page.getByRole('contentinfo');
  for (const [title, links] of [
    ['Quick Links', ['Home', 'Pricing', 'Blog', 'FAQ']],
    [
      'Helpful Tools',
      ['Rent vs Buy Calculator', 'Service Charge Estimator', 'Rental Scam Detector'],
    ],
  ] as const) {
    const list = footer.locator('section', { has: page.getByRole('heading', { name: title }) });
    await expect(list.getByRole('link')).toHaveText([...links]);
  }
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/);
  await expect(footer.getByRole('link', { name: 'Privacy Policy' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Terms' })).toBeVisible();
  await context.close();
});

test('[NAV-4] whoever is logged in has a dashboard and a way out, and no footer there', async ({
  browser,
}) => {
  for (const [who, dashboard] of [
    [SEEKER, '/customer-dashboard'],
    [AGENT, '/dashboard'],
  ] as const) {
    const { context, page } = await newDevice(browser, origin);
    await logIn(page, who);
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const nav = page.getByRole('navigation', { name: 'Main' });
    await expect(nav.getByRole('link')).toHaveText([
      'Home',
      'Pricing',
      'Blog',
      'FAQ',
      'My Dashboard',
    ]);
    await expect(nav.getByRole('button', { name: 'Log Out' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await nav.getByRole('link', { name: 'My Dashboard' }).click();
    await expect(page).toHaveURL(new RegExp(`${dashboard}$`));
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await context.close();
  }
});

test('[NAV-2] home renders the remembered page once, and any page by its name', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await page.goto('/faq');
  await page.evaluate(() => localStorage.setItem('currentPage', 'pricing'));
  await page.goto('/');
  await expect(page).toHaveURL(/\/pricing$/);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Find Your Dream Home' })).toBeVisible();
  await page.goto('/?page=blog-post-3');
  await expect(page).toHaveURL(/\/blog-post-3$/);
  await page.goto('/?page=nothing-like-it');
  await expect(page.getByRole('heading', { name: 'Find Your Dream Home' })).toBeVisible();
  await context.close();
});

test('[HOME-1] [HOME-4] [HOME-5] [HOME-6] a place, sale or rent, the filters, the results; the last five places are kept', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await openLive(page, '/');
  await expect(page.getByRole('heading', { name: 'Find Your Dream Home' })).toBeVisible();
  const tools = page.getByRole('region', { name: 'Helpful Tools' });
  await expect(tools.getByRole('link')).toHaveCount(3);
  const location = page.getByRole('combobox', { name: 'Location' });
  await location.focus();
  await expect(page.getByRole('option')).toHaveText([
    'Lekki',
    'Ikeja',
    'Victoria Island',
    'Ikoyi',
    'Ajah',
  ]);
  for (const place of ['Yaba', 'Ajah', 'Ikoyi', 'Ikeja', 'Surulere', 'YABA', 'Lekki']) {
    await location.fill(place);
    await page.getByRole('button', { name: 'To rent' }).click();
    const dialog = page.getByRole('dialog', { name: 'Find property to rent in Nigeria' });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  }
  await location.fill('');
  await expect(page.getByRole('option')).toHaveText([
    /^Lekki/,
    /^YABA/,
    /^Surulere/,
    /^Ikeja/,
    /^Ikoyi/,
  ]);
  // The list of places pushes the buttons down: a slow press must still hit the one it began on.
  await location.fill('Lekki');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('button', { name: 'For sale' }).click({ delay: 150 });
  const dialog = page.getByRole('dialog', { name: 'Find property for sale in Nigeria' });
  await dialog.getByLabel('Price to').selectOption('500000000');
  await dialog.getByRole('button', { name: 'Search properties' }).click();
  await expect(page).toHaveURL(/\/search-results\?.*priceMax=500000000/);
  await expect(page.getByRole('heading', { name: 'Properties For Sale in Lekki' })).toBeVisible();
  await context.close();
});

const NAIRA = (...amounts: number[]) =>
  amounts.map((amount) => `₦${amount.toLocaleString('en-NG')}`);
const M = 1_000_000;

test('[HOME-3] a button that is being pressed is not pushed away by suggestions that come late', async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: origin.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  let arrive: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const asked = page.waitForRequest(/assets\/places-/);
  await page.route(/assets\/places-/, async (route) => {
    await held;
    await route.continue();
  });
  await openLive(page, '/');
  await page.getByLabel('Location').fill('Lekki');
  const code = (await asked).url();
  const button = page.getByRole('button', { name: 'To rent' });
  const { x, y, width, height } = (await button.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  arrive();
  // The code has come and run, and what React makes of it would be drawn.
  await page.evaluate(async (url) => {
    await import(url);
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, code);
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.getByRole('dialog')).toBeVisible();
  await context.close();
});

test('[FILT-1] [FILT-2] [FILT-3] [FILT-4] [FILT-5] the dialog offers what it must, for each category', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await openLive(page, '/');
  await page.getByLabel('Location').fill('Lekki');
  await page.getByRole('button', { name: 'To rent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find property to rent in Nigeria' });
  const choices = (label: string) => dialog.getByLabel(label).locator('option');
  await expect(choices('Search radius')).toHaveText([
    'This area only',
    'Within 1 km',
    'Within 3 km',
    'Within 5 km',
    'Within 10 km',
  ]);
  await expect(choices('Added to site')).toHaveText([
    'Anytime',
    'Last 24 hours',
    ...['3', '7', '14', '30'].map((days) => `Last ${days} days`),
  ]);
  await expect(choices('Property type')).toHaveText([
    'Any',
    'House',
    'Flat/Apartment',
    'Bungalow',
    'Terrace',
    'Duplex',
    'Land',
  ]);
  await expect(choices('Price from')).toHaveText([
    'No min',
    ...NAIRA(500_000, M, 5 * M, 10 * M, 50 * M),
  ]);
  await expect(choices('Price to')).toHaveText([
    'No max',
    ...NAIRA(10 * M, 50 * M, 100 * M, 500 * M, 1000 * M),
  ]);
  await expect(choices('Bedrooms from')).toHaveText(['No min', '1', '2', '3', '4', '5+']);
  await expect(choices('Bathrooms to')).toHaveText(['No max', '1', '2', '3', '4+']);
  await expect(choices('Size from')).toHaveText([
    'No min',
    ...['50', '100', '250', '500', '1,000'].map((size) => `${size} sqm`),
  ]);
  await expect(choices('Size to')).toHaveText([
    'No max',
    ...['100', '250', '500', '1,000', '2,000+'].map((size) => `${size} sqm`),
  ]);
  await dialog.getByLabel('Property type').selectOption('Duplex');
  await dialog.getByLabel('Commercial').check();
  await expect(dialog.getByLabel('Property type')).toHaveValue('');
  await expect(choices('Property type')).toHaveText([
    'Any',
    'Office Space',
    'Retail Shop',
    'Warehouse',
    'Industrial',
    'Mixed-Use',
    'Commercial Land',
  ]);
  await expect(choices('Price from')).toHaveText([
    'No min',
    ...NAIRA(500_000, M, 5 * M, 10 * M, 50 * M, 100 * M, 500 * M),
  ]);
  await expect(choices('Price to')).toHaveText([
    'No max',
    ...NAIRA(10 * M, 50 * M, 100 * M, 500 * M, 1000 * M, 2000 * M, 5000 * M),
  ]);
  await context.close();
});

test('[FILT-6] [FILT-7] the filters are kept and searched, and a phone that cannot keep them searches all the same', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await openLive(page, '/');
  await page.getByLabel('Location').fill('Lekki');
  await page.getByRole('button', { name: 'To rent' }).click();
  let dialog = page.getByRole('dialog', { name: 'Find property to rent in Nigeria' });
  for (const feature of ['Parking', 'Air conditioning', 'Elevator', '24hr Security'])
    await expect(dialog.getByLabel(feature)).not.toBeChecked();
  await dialog.getByLabel('24hr Security').check();
  await dialog.getByLabel('Bedrooms from').selectOption('2');
  await dialog.getByRole('button', { name: 'Search properties' }).click();
  await expect(page).toHaveURL(/features=security/);
  const kept = await page.evaluate(
    () =>
      new Promise<{ value: { bedroomsMin: string } }>((resolve) => {
        const open = indexedDB.open('gida-anonymous');
        open.addEventListener('success', () => {
          const get = open.result
            .transaction('preferences')
            .objectStore('preferences')
            .get('lastSearchFilters');
          get.addEventListener('success', () => resolve(get.result));
        });
      }),
  );
  expect(kept.value.bedroomsMin).toBe('2');
  // A phone whose storage refuses every write.
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await openLive(page, '/');
  await page.getByLabel('Location').fill('Lekki');
  await page.getByRole('button', { name: 'To rent' }).click();
  dialog = page.getByRole('dialog', { name: 'Find property to rent in Nigeria' });
  await dialog.getByRole('button', { name: 'Search properties' }).click();
  await expect(page).toHaveURL(/\/search-results\?/);
  await context.close();
});
