import { expect, type Page } from '@playwright/test';
import { openApp } from './helpers';
import { test } from './shared-origin';

const RENT = '/search-results?listingType=rent&location=Lagos';

test('[RES-3] list and map show the same homes; the area of the map becomes the search', async ({
  visitor: page,
}) => {
  // Without motion a step of the zoom is done when the click is.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // So few that all of them come at once.
  await page.goto('/search-results?listingType=rent&location=Abuja');
  const count = Number((await page.getByText(/^\d+ results$/).innerText()).split(' ')[0]);
  await page.getByRole('button', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/view=map/);
  const map = page.getByRole('region', { name: 'Map of the results' });
  // Each home is a price or a dot, or is counted where they lie too close.
  await expect
    .poll(async () => {
      const names = await map
        .getByRole('button', { name: /^₦|^\d+ homes: / })
        .evaluateAll((pins) => pins.map((pin) => pin.getAttribute('aria-label') ?? ''));
      return names.reduce((sum, name) => sum + Number(/^(\d+) homes/.exec(name)?.[1] ?? 1), 0);
    })
    .toBe(count);
  const cards = page.getByRole('listitem').filter({ has: page.locator('strong') });
  await expect(cards).toHaveCount(count);
  // By keyboard: a count comes apart, and a pin is a button that marks its card.
  await map
    .getByRole('button', { name: /homes: zoom in$/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await map.getByRole('button', { name: /^₦/ }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-chosen="true"]')).toHaveCount(1);
  // And the other way: the card that gets the focus marks its pin.
  await page.getByRole('list', { name: 'Homes on the map' }).getByRole('link').last().focus();
  await expect(page.locator('[data-chosen="true"]')).toHaveAttribute('data-id', /./);
  await expect(map.locator('.leaflet-marker-icon[aria-pressed="true"]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Edit this area' }).click();
  const search = page.getByRole('button', { name: 'Search this area' });
  for (let step = 0; step < 3; step += 1) {
    await map.getByRole('button', { name: 'Zoom in', exact: true }).click();
    await expect(search).toBeEnabled();
  }
  await search.click();
  await expect(page).toHaveURL(/south=.*view=map/);
  const fewer = page.getByText(/^\d+ results$/);
  await expect(fewer).not.toHaveText(`${count} results`);
  await page.getByRole('button', { name: 'List', exact: true }).click();
  await page.getByRole('button', { name: 'Remove filter Area on the map' }).click();
  await expect(fewer).toHaveText(`${count} results`);
});

test('[RES-3] on a phone the map has the screen, cards are swiped, and the search follows the pan', async ({
  visitor: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${RENT}&view=map`);
  const map = page.getByRole('region', { name: 'Map of the results' });
  await expect(map.getByRole('button', { name: /^₦|homes: / }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  const cards = page.getByRole('list', { name: 'Homes on the map' });
  const chosen = cards.locator('[data-chosen="true"]');
  await cards.getByRole('link').first().focus();
  const first = await chosen.getAttribute('data-id');
  await cards.evaluate((row) => row.scrollBy({ left: row.clientWidth }));
  await expect(chosen).not.toHaveAttribute('data-id', first ?? '');
  await expect(map.locator('.leaflet-marker-icon[aria-pressed="true"]')).toHaveCount(1);
  const here = page.getByRole('button', { name: 'Search here' });
  await expect(here).toBeHidden();
  await map.getByRole('button', { name: 'Zoom in', exact: true }).click();
  await expect(here).toBeVisible();
  // What a person chose to see stays when the phone is turned.
  await page.setViewportSize({ width: 740, height: 360 });
  await page.setViewportSize({ width: 360, height: 740 });
  await here.click();
  await expect(page).toHaveURL(/south=.*view=map/);
  await expect(here).toBeHidden();
  await page.goBack();
  await expect(page).not.toHaveURL(/south=/);
});

test('[RES-3] an area with nothing in it stays on the map, where it is changed', {
  tag: '@long',
}, async ({ visitor: page }) => {
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
});

test('[RES-3] where no map can be drawn the place of it says so, and the list stays', async ({
  visitor: page,
}) => {
  await page.route('**/assets/maps-*.js', (route) => route.abort());
  await page.goto(`${RENT}&view=map`);
  await expect(page.getByText('Map view would display here')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Edit this area' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'per year' }).first()).toBeVisible();
});

test('[RES-15] the first home stands whole in the first view of a phone, under a bar and a row of chips', async ({
  visitor: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const search of ['listingType=sale', 'listingType=rent&location=Lagos&bedroomsMin=2']) {
    await page.goto(`/search-results?${search}`);
    const card = page.getByRole('article').first();
    // The tabs cover the last 60 of the 740 pixels.
    const parts = [
      card.getByRole('img').first(),
      card.getByText(/^₦/).first(),
      card.getByRole('heading'),
    ];
    for (const part of parts) {
      const { y, height } = (await part.boundingBox()) ?? { y: Number.NaN, height: Number.NaN };
      expect(y, search).toBeGreaterThan(61);
      expect(y + height, search).toBeLessThanOrEqual(560);
    }
    const middles = await Promise.all(
      [
        page.getByRole('button', { name: /^Filter properties/ }),
        page.getByRole('button', { name: 'Map', exact: true }),
      ].map((control) =>
        control.evaluate((element) => {
          const { top, height } = element.getBoundingClientRect();
          return Math.round(top + height / 2);
        }),
      ),
    );
    expect(Math.max(...middles) - Math.min(...middles), search).toBeLessThanOrEqual(2);
  }
});

/** Another order, once its answer is drawn. */
async function chooseOrder(page: Page, order: string): Promise<void> {
  const answered = page.waitForResponse((answer) => answer.url().includes(`sort=${order}`));
  await page.getByLabel('Sort').selectOption(order);
  await answered;
  await expect(page.getByText('Up to date')).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
}

test('the list stays where it is when the server has answered: a tap hits what it was meant for', async ({
  visitor: page,
}) => {
  const context = page.context();
  await page.goto(RENT);
  await expect(page.getByText('Up to date')).toBeVisible();
  // Another order, and back to this one: drawn by the phone.
  await chooseOrder(page, 'price-asc');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await context.route('**/api/properties?*', async (route) => {
    await held;
    await route.fallback();
  });
  await page.getByLabel('Sort').selectOption('newest');
  await expect(page.getByText('Asking …')).toBeVisible();
  // Of the first row: each row is read by itself, and the first card that stands may be one further down.
  const card = page.locator('[data-folds]').first().getByRole('article').first();
  // Drawn anew in the other order: a card that is just being replaced has no place.
  let before: number | undefined;
  await expect(async () => {
    before = (await card.boundingBox())?.y;
    expect(before).toBeDefined();
  }).toPass();
  answer();
  await expect(page.getByText('Up to date')).toBeVisible();
  await expect.poll(async () => (await card.boundingBox())?.y).toBe(before);
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
});

test('[RES-11] a reload finds the list where it was left', { tag: '@long' }, async ({
  device: page,
}) => {
  // With the worker a page comes without its results, which are drawn as one scrolls.
  await openApp(page, RENT);
  await page.reload();
  await expect(page.getByText('Up to date')).toBeVisible();
  const inView = () =>
    page.getByRole('article').evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { top, bottom } = card.getBoundingClientRect();
        return bottom > 0 && top < innerHeight ? [card.getAttribute('aria-label')] : [];
      }),
    );
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2500);
  await expect.poll(async () => (await inView()).length).toBeGreaterThan(0);
  const before = await inView();
  await page.reload();
  await expect.poll(async () => (await inView()).some((card) => before.includes(card))).toBe(true);
});

test('[RES-11] Back finds the list where it was left', async ({ visitor: page }) => {
  await page.goto(RENT);
  await expect(page.getByText('Up to date')).toBeVisible();
  // What came with the document is drawn whole; another order is drawn as one scrolls.
  await chooseOrder(page, 'price-asc');
  await page.mouse.wheel(0, 3000);
  // What counts is where a card stands before one's eyes: rows above it may still be measured, and the
  // list makes up for it by scrolling as far.
  const reading = page.getByRole('status').filter({ hasText: 'Reading from this device' });
  const inSight = () =>
    page.evaluate(() => {
      const cards = [...document.querySelectorAll('article')];
      const card = cards.find((one) => one.getBoundingClientRect().top > 60);
      return (
        card && { name: card.getAttribute('aria-label'), top: card.getBoundingClientRect().top }
      );
    });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(2000);
  // The rows come from the phone a moment after the scroll; before them there is nothing to tap.
  await expect.poll(inSight).toBeDefined();
  await expect(reading).toHaveCount(0);
  // A row above that is measured in the very frame of the tap has no scroll yet that makes up for it. Nobody taps
  // what still moves.
  await expect
    .poll(() =>
      page.evaluate(async () => {
        const places = () =>
          [...document.querySelectorAll('article')]
            .map((card) => card.getBoundingClientRect().top)
            .join(' ');
        const before = places();
        for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
        return places() === before;
      }),
    )
    .toBe(true);
  // As a tap would, without scrolling the card into the middle first.
  const left = await page.evaluate(() => {
    const cards = [...document.querySelectorAll('article')];
    const card = cards.find((one) => one.getBoundingClientRect().top > 60);
    if (!card) throw new Error('no card stands where the list was scrolled to');
    const place = { name: card.getAttribute('aria-label'), top: card.getBoundingClientRect().top };
    card.querySelector<HTMLElement>('h2 a')?.click();
    return place;
  });
  await expect(page.getByRole('heading', { name: 'Finance' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.getByRole('link', { name: 'Back to search results' }).click();
  // A page scrolls by whole pixels, and rows are as high as their words.
  await expect
    .poll(async () => {
      const { name, top = Number.NaN } = (await inSight()) ?? {};
      return { name, wholePixelsOff: Math.trunc(Math.abs(top - left.top)) };
    })
    .toEqual({ name: left.name, wholePixelsOff: 0 });
  // Far fewer cards are drawn than there are results.
  expect(await page.getByRole('article').count()).toBeLessThan(10);
});
