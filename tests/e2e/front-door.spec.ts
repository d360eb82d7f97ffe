import { expect } from '@playwright/test';
import { openLive } from './helpers';
import { test } from './shared-origin';

test('[NAV-2] home renders the remembered page once, and any page by its name', async ({
  visitor: page,
}) => {
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
});

test('[HOME-3] a button that is being pressed is not pushed away by suggestions that come late', async ({
  visitor: page,
}) => {
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
  await page.keyboard.press('Escape');
  // Those that have come push the buttons down: a slow press must still hit the one it began on.
  await page.getByLabel('Location').fill('Lekki');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.getByRole('button', { name: 'For sale' }).click({ delay: 150 });
  await expect(
    page.getByRole('dialog', { name: 'Find property for sale in Nigeria' }),
  ).toBeVisible();
});
