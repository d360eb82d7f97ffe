import { expect } from '@playwright/test';
import { newVisitor } from './helpers';
import { test } from './shared-origin';

const RENT = '/search-results?listingType=rent&location=Lagos';

test('[RES-3] list and map show the same homes; the area of the map becomes the search', async ({
  browser,
  origin,
}) => {
  const { context, page } = await newVisitor(browser, origin);
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
  origin,
}) => {
  const { context, page } = await newVisitor(browser, origin);
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
  origin,
}) => {
  const { context, page } = await newVisitor(browser, origin);
  await page.route('**/assets/maps-*.js', (route) => route.abort());
  await page.goto(`${RENT}&view=map`);
  await expect(page.getByText('Map view would display here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit this area' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'per year' }).first()).toBeVisible();
  await context.close();
});

test('the list stays where it is when the server has answered: a tap hits what it was meant for', async ({
  browser,
  origin,
}) => {
  const { context, page } = await newVisitor(browser, origin);
  await page.goto(RENT);
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

test('[RES-11] Back finds the list where it was left', async ({ browser, origin }) => {
  const { context, page } = await newVisitor(browser, origin);
  await page.goto(RENT);
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
  await context.close();
});
