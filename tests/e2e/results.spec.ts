import { expect, type Page, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { logIn, newDevice, openApp, SEEKER } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

const RENT = '/search-results?listingType=rent&location=Lagos';

/** The prices on show, in naira, from the top. */
async function prices(page: Page): Promise<number[]> {
  const texts = await page.getByRole('article').locator('strong').allInnerTexts();
  return texts
    .filter((text) => text.startsWith('₦'))
    .map((text) => Number(text.replace(/\D/g, '')));
}

test('[RES-1] [RES-2] [RES-5] [RES-12] the heading, the count, the order, and a card that says it all', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await page.goto(RENT);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Properties To Rent in Lagos');
  await expect(page.getByText(/^\d+ results$/)).toBeVisible();
  const sort = page.getByLabel('Sort');
  await expect(sort.locator('option')).toHaveText([
    'Newest Listed',
    'Price Low to High',
    'Price High to Low',
  ]);
  for (const [order, sign] of [
    ['price-asc', 1],
    ['price-desc', -1],
  ] as const) {
    await sort.selectOption(order);
    await expect
      .poll(async () => {
        const shown = await prices(page);
        const sorted = shown.toSorted((a, b) => sign * (a - b));
        return shown.length > 1 && shown.join() === sorted.join();
      })
      .toBe(true);
  }
  const card = page.getByRole('article').first();
  await expect(card).toContainText(/₦[\d,]+ per year \(₦[\d,]+ per week\)/);
  const told = /₦([\d,]+) per year \(₦([\d,]+)/.exec(await card.innerText());
  const [year = 0, week = 0] = (told ?? [])
    .slice(1)
    .map((text) => Number(text.replaceAll(',', '')));
  expect(year).toBeGreaterThan(0);
  expect(week).toBe(Math.round(year / 52));
  await expect(card).toContainText(/\d+\s*photos/);
  await expect(card).toContainText(/\d+ bed/);
  await expect(card).toContainText(/\d+ bath/);
  await expect(card).toContainText(/Added \d\d\/\d\d\/\d{4} by Harmattan Homes/);
  await expect(card.getByRole('link', { name: 'Call agent' })).toHaveAttribute(
    'href',
    /^tel:\+234/,
  );
  await expect(card.getByRole('button', { name: 'Email agent' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Save' })).toBeVisible();

  await page.goto('/search-results?listingType=sale&location=lekki+phase+1');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Properties For Sale in Lekki Phase 1',
  );
  await page.goto('/search-results?listingType=sale');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Properties For Sale in All Locations',
  );
  await expect(page.getByLabel('Sort')).toHaveValue('newest');
  await context.close();
});

test('[RES-6] [RES-7] keywords narrow the results one by one; nothing found leads to a new search', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await page.goto(RENT);
  await page.getByRole('button', { name: 'Add keyword' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add Keyword' });
  const field = dialog.getByPlaceholder('e.g. garden, new build, garage');
  await field.fill('   ');
  await field.press('Enter');
  await expect(dialog).toBeVisible();
  await field.fill('balcony');
  await field.press('Enter');
  await expect(page).toHaveURL(/text=balcony/);
  await expect(page.getByRole('article').first()).toContainText('Balcony');
  await page.getByRole('button', { name: 'Add keyword' }).click();
  await field.fill('no such thing');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible();
  await expect(page.getByText('0 results')).toBeVisible();
  await page.getByRole('button', { name: 'Remove keyword no such thing' }).click();
  await expect(page.getByRole('article').first()).toContainText('Balcony');
  await page.goto(`${RENT}&text=zzzz`);
  await page.getByRole('link', { name: 'Start a new search' }).click();
  await expect(page.getByRole('heading', { name: 'Find Your Dream Home' })).toBeVisible();
  await context.close();
});

test('[RES-8] Filter Properties offers its few choices and narrows by them, with chips that undo', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await page.goto(RENT);
  await page.getByRole('button', { name: 'Filter properties' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filter Properties' });
  const choices = (label: string) => dialog.getByLabel(label).locator('option');
  await expect(choices('Min price')).toHaveText([
    'No min',
    '₦500,000',
    '₦1 million',
    '₦5 million',
    '₦10 million',
  ]);
  await expect(choices('Max price')).toHaveText([
    '₦10 million',
    '₦50 million',
    '₦100 million',
    '₦500 million',
    'No max',
  ]);
  await expect(choices('Bedrooms')).toHaveText(['Any', '1', '2', '3', '4+']);
  await expect(choices('Bathrooms')).toHaveText(['Any', '1', '2', '3+']);
  await expect(choices('Property type')).toHaveText([
    'Any',
    'Apartment',
    'House',
    'Semi detached',
    'Detached',
    'Bungalow',
    'Land',
  ]);
  await expect(choices('Added to site')).toHaveText([
    'Anytime',
    '24 hours',
    '3 days',
    '7 days',
    '14 days',
    '30 days',
  ]);
  await dialog.getByLabel('Min price').selectOption('5000000');
  await dialog.getByLabel('Max price').selectOption('10000000');
  await dialog.getByLabel('Bedrooms').selectOption('4');
  await dialog.getByRole('button', { name: 'Apply' }).click();
  const chip = page.getByRole('button', {
    name: 'Remove filter ₦5,000,000 to ₦10,000,000',
  });
  await expect(chip).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove filter 4 bed or more' })).toBeVisible();
  await expect(page).toHaveURL(/bedroomsMin=4/);
  await expect
    .poll(async () => (await prices(page)).every((price) => price >= 5e6 && price <= 1e7))
    .toBe(true);
  await chip.click();
  await expect(page).not.toHaveURL(/priceMin/);
  await expect(chip).toBeHidden();
  await context.close();
});

test('[RES-3] list and map show the same homes; the area of the map becomes the search', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  // Without motion a step of the zoom is done when the click is.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(RENT);
  const count = Number((await page.getByText(/^\d+ results$/).innerText()).split(' ')[0]);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByRole('button', { name: /^₦/ })).toHaveCount(count);
  const cards = page.getByRole('listitem').filter({ has: page.locator('strong') });
  await expect(cards).toHaveCount(count);
  // By keyboard: a pin is a button, and marks its card.
  await map.getByRole('button', { name: /^₦/ }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-chosen="true"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit this area' }).click();
  const search = page.getByRole('button', { name: 'Search this area' });
  for (let step = 0; step < 3; step += 1) {
    await map.getByRole('button', { name: 'Zoom in' }).click();
    await expect(search).toBeEnabled();
  }
  await search.click();
  await expect(page).toHaveURL(/south=.*view=map/);
  const fewer = page.getByText(/^\d+ results$/);
  await expect(fewer).not.toHaveText(`${count} results`);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('button', { name: 'Remove filter Area on the map' }).click();
  await expect(fewer).toHaveText(`${count} results`);
  await context.close();
});

test('[RES-3] an area with nothing in it stays on the map, where it is changed', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // Between the towns of the demo nothing is let.
  await page.goto('/search-results?listingType=rent&view=map&area=circle:6.47,3.62,0.60');
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeVisible();
  const map = page.getByRole('region', { name: 'Map of the results' });
  await page.getByRole('button', { name: 'Edit this area' }).click();
  await expect(map.getByRole('button', { name: /^The middle of the circle/ })).toBeInViewport();
  await page.getByRole('slider').fill('30');
  await page.getByRole('button', { name: 'Search this area' }).click();
  await expect(page).toHaveURL(/30\.00/);
  await expect(map.getByRole('button', { name: /^₦|homes/ }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No properties found' })).toBeHidden();
  await context.close();
});

test('[RES-3] where no map can be drawn the place of it says so, and the list stays', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await page.route('**/assets/maps-*.js', (route) => route.abort());
  await page.goto(`${RENT}&view=map`);
  await expect(page.getByText('Map view would display here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit this area' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'per year' }).first()).toBeVisible();
  await context.close();
});

test('[RES-14] saving toggles at once, with the server away too', async ({ browser }) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, SEEKER);
  await openApp(page, RENT);
  const card = page.getByRole('article').first();
  await expect(card).toBeVisible();
  await origin.stop();
  await card.getByRole('button', { name: 'Save' }).click();
  await expect(card.getByRole('button', { name: 'Saved' })).toHaveAttribute('aria-pressed', 'true');
  await card.getByRole('button', { name: 'Saved' }).click();
  await expect(card.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false');
  await origin.start();
  await context.close();
});

test('the list stays where it is when the server has answered: a tap hits what it was meant for', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await openApp(page, RENT);
  await expect(page.getByText('Up to date, checked just now.')).toBeVisible();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/api/properties?*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.goto(RENT);
  await expect(page.getByText('Asking …')).toBeVisible();
  const card = page.getByRole('article').first();
  const before = await card.boundingBox();
  answer();
  await expect(page.getByText('Up to date, checked just now.')).toBeVisible();
  expect((await card.boundingBox())?.y).toBe(before?.y);
  // And while the list is still moving: a finger comes down before it has come to rest.
  const email = card.getByRole('button', { name: 'Email agent' });
  await email.evaluate(
    (button) =>
      new Promise<void>((resolve) => {
        addEventListener('scroll', () => requestAnimationFrame(() => resolve()), { once: true });
        button.scrollIntoView({ block: 'center' });
      }),
  );
  const tapped = await email.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(tapped).toBe(true);
  await context.close();
});

test('[RES-11] Back finds the list where it was left, and says how old the results are', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await openApp(page, RENT);
  await expect(page.getByText('Up to date, checked just now.')).toBeVisible();
  await page.mouse.wheel(0, 3000);
  const title = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('article')]
          .find((card) => card.getBoundingClientRect().top > 60)
          ?.getAttribute('aria-label') ?? '',
    );
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  // The rows come from the phone a moment after the scroll; before them there is nothing to tap.
  await expect.poll(title).not.toBe('');
  // As a tap would, without scrolling the card into the middle first; the place is read in the same
  // breath, as measuring what is drawn may still move it.
  const { left, seen } = await page.evaluate(() => {
    const card = [...document.querySelectorAll('article')].find(
      (one) => one.getBoundingClientRect().top > 60,
    );
    const link = card?.querySelector<HTMLElement>('h2 a');
    if (!card || !link) throw new Error('no card stands where the list was scrolled to');
    const place = { left: window.scrollY, seen: card.getAttribute('aria-label') };
    link.click();
    return place;
  });
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Back to search results' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  await expect.poll(title).toBe(seen);
  // Far fewer cards are drawn than there are results.
  expect(await page.getByRole('article').count()).toBeLessThan(10);
  await origin.stop();
  await page.reload();
  await expect(
    page.getByText('No connection. These results are from this phone, last refreshed just now.'),
  ).toBeVisible();
  await origin.start();
  await context.close();
});
