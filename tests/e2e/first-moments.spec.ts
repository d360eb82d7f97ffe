import { type Browser, expect, type Page } from '@playwright/test';
import type { Origin } from '../support/origin';
import { logInVisitor, SEEKER } from './helpers';
import { test } from './shared-origin';

// On one bar of signal the words are there long before the scripts: what people do meanwhile counts.

/** A page without a worker, and the way to hold its scripts back until they are let come. */
async function slowDevice(
  browser: Browser,
  origin: Origin,
): Promise<{ page: Page; holdScripts: HoldScripts }> {
  const context = await browser.newContext({ baseURL: origin.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  const holdScripts = async () => {
    let letThemCome = () => {};
    const held = new Promise<void>((resolve) => {
      letThemCome = resolve;
    });
    await page.unrouteAll();
    await page.route(/\.js$/, async (route) => {
      await held;
      await route.continue();
    });
    return letThemCome;
  };
  return { page, holdScripts };
}
type HoldScripts = () => Promise<() => void>;

test('[HOME-3] a place typed before the scripts have come is still there for whoever is logged in', async ({
  browser,
  origin,
}) => {
  const { page, holdScripts } = await slowDevice(browser, origin);
  await logInVisitor(page, SEEKER);
  const letThemCome = await holdScripts();
  await page.goto('/', { waitUntil: 'commit' });
  const place = page.getByRole('combobox', { name: 'Location' });
  await place.fill('Yaba');
  letThemCome();
  // The way out is there once the session has been read.
  await expect(page.getByRole('banner').getByText('Log Out')).toHaveCount(1);
  await expect(page.getByRole('option').first()).toContainText('Yaba');
  await expect(place).toHaveValue('Yaba');
  await page.getByRole('button', { name: 'To rent' }).click();
  const dialog = page.getByRole('dialog', { name: 'Find property to rent in Nigeria' });
  await dialog.getByRole('button', { name: 'Search properties' }).click();
  await expect(page.getByRole('heading', { name: 'Properties To Rent in Yaba' })).toBeVisible();
});

test('[RES-3] [RES-5] a button tapped before the scripts have come does its work once they have', async ({
  browser,
  origin,
}) => {
  const { page, holdScripts } = await slowDevice(browser, origin);
  const results = '/search-results?listingType=rent&location=Lagos';
  const map = page.getByRole('button', { name: 'Map', exact: true });

  let letThemCome = await holdScripts();
  await page.goto(results, { waitUntil: 'commit' });
  await map.click();
  await expect(map).toHaveCSS('opacity', '0.5');
  letThemCome();
  await expect(page).toHaveURL(/view=map/);
  await expect(page.getByRole('button', { name: 'List', exact: true })).toBeVisible();

  // A tap elsewhere takes it back.
  letThemCome = await holdScripts();
  await page.goto(results, { waitUntil: 'commit' });
  await map.click();
  await page.getByRole('heading', { level: 1 }).click();
  letThemCome();
  await expect(page.getByText('Up to date')).toBeVisible();
  await expect(page).not.toHaveURL(/view=map/);

  // A heart tapped for nobody is saved for whoever it turns out to be, and one that was full stays so.
  await logInVisitor(page, SEEKER);
  const heartOf = (at: number) =>
    page
      .getByRole('article')
      .nth(at)
      .getByRole('button', { name: /^Saved? / });
  for (const _visit of ['saves it', 'leaves it']) {
    letThemCome = await holdScripts();
    await page.goto(results, { waitUntil: 'commit' });
    // Each heart is one by itself; a second tap takes one back.
    for (const at of [3, 2, 1, 1])
      await page.getByRole('article').nth(at).getByRole('button', { name: 'Save' }).click();
    letThemCome();
    await expect(page.getByText('Up to date')).toBeVisible();
    for (const at of [3, 2]) await expect(heartOf(at)).toHaveAccessibleName(/^Saved /);
    await expect(heartOf(1)).toHaveAccessibleName(/^Save /);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('[TOOL-1] [TOOL-2] [TOOL-3] [FAQ-1] what was typed and ticked in the prepared pages is heard once the scripts have come', async ({
  browser,
  origin,
}) => {
  const { page, holdScripts } = await slowDevice(browser, origin);

  let letThemCome = await holdScripts();
  await page.goto('/rent-vs-buy-calculator', { waitUntil: 'commit' });
  await page.getByLabel('Rent per year').fill('1500000');
  // Its button waits with it, and does not load the page anew.
  await page.getByRole('button', { name: 'Calculate' }).click();
  letThemCome();
  await expect(page.getByLabel('Rent per year')).toHaveValue('1,500,000');
  await expect(page.getByLabel('Property price')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Caution fee').fill('200000');
  await expect(page.getByLabel('Rent per year')).toHaveValue('1,500,000');

  letThemCome = await holdScripts();
  await page.goto('/service-charge-estimator', { waitUntil: 'commit' });
  await page.getByLabel('Neighbourhood').selectOption('ikoyi');
  await page.getByLabel('Commercial').check();
  letThemCome();
  await expect(page.getByLabel('Cafeteria')).toBeVisible();
  await expect(page.getByLabel('Neighbourhood')).toHaveValue('ikoyi');

  letThemCome = await holdScripts();
  await page.goto('/scam-detector', { waitUntil: 'commit' });
  await page.getByRole('checkbox').nth(3).check();
  letThemCome();
  await expect(page.getByText('1 of 25 ticked')).toBeVisible();
  await expect(page.getByRole('checkbox').nth(3)).toBeChecked();
  // Come back to: what was kept of it stands, with what is ticked before the scripts come.
  letThemCome = await holdScripts();
  await page.goto('/scam-detector', { waitUntil: 'commit' });
  await page.getByRole('checkbox').nth(3).check();
  await page.getByRole('checkbox').nth(5).check();
  letThemCome();
  await expect(page.getByText('2 of 25 ticked')).toBeVisible();

  letThemCome = await holdScripts();
  await page.goto('/faq', { waitUntil: 'commit' });
  await page.getByLabel('Search the questions').fill('zzzz');
  letThemCome();
  await expect(page.getByText('No results found for "zzzz"')).toBeVisible();
  // What a search finds opens where it is seen.
  await page.getByLabel('Search the questions').fill('WHAT IS A BOOST');
  await page.getByRole('button', { name: /Pricing & Plans.*What is a boost/ }).click();
  await expect(page.getByRole('button', { name: /^What is a boost/ })).toBeInViewport();
});

test('[NAV-3] the menu opens before the scripts have come, stays open when they have, and leads on', async ({
  browser,
  origin,
}) => {
  const { page, holdScripts } = await slowDevice(browser, origin);
  const letThemCome = await holdScripts();
  await page.goto('/faq', { waitUntil: 'commit' });
  const menu = page.getByRole('button', { name: 'Menu' });
  const blog = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  await expect(blog).toBeHidden();
  await menu.click();
  await expect(blog).toBeVisible();
  letThemCome();
  await expect(menu).toHaveAttribute('aria-expanded', 'true');
  await menu.click();
  await expect(blog).toBeHidden();
  await menu.click();
  await blog.click();
  await expect(page).toHaveURL(/\/blog$/);
  await expect(blog).toBeHidden();
});
