import { expect, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { newDevice, openApp } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

test('[BLOG-1] [BLOG-2] an article opens in place, leads on to others, and Back returns to the list', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await openApp(page, '/blog');
  const grid = page.getByRole('region', { name: 'All Articles' });
  await expect(grid.getByRole('article')).toHaveCount(9);
  await page.getByRole('button', { name: 'Investment' }).click();
  await expect(
    page.getByRole('region', { name: 'Investment' }).getByRole('article'),
  ).not.toHaveCount(9);
  const first = page.getByRole('region', { name: 'Investment' }).getByRole('link').first();
  const title = (await first.textContent()) ?? '';
  await first.click();
  await expect(page).toHaveURL(/\/blog\?article=\d$/);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const related = page.getByRole('region', { name: 'You Might Also Like' });
  await expect(related.getByRole('article')).toHaveCount(3);
  await page.getByRole('button', { name: 'Back to All Articles' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
  await page.goto('/blog-post-10');
  await expect(page.getByRole('link', { name: 'Back to All Articles' })).toBeVisible();
  await page.goto('/blog?article=99');
  await expect(page).toHaveURL(/blog-post-99$/);
  await expect(page.getByText('Page not found')).toBeVisible();
});

test('[FAQ-1] a result of the search opens in its own tab; no match says so', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await openApp(page, '/faq');
  const search = page.getByLabel('Search the questions');
  await search.fill('zzzz');
  await expect(page.getByText('No results found for "zzzz"')).toBeVisible();
  await expect(page.getByText('Try different keywords or browse the categories.')).toBeVisible();
  await search.fill('WHAT IS A BOOST');
  await page.getByRole('button', { name: /Pricing & Plans.*What is a boost/ }).click();
  await expect(search).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Pricing & Plans' })).toBeVisible();
  const question = page.getByRole('button', { name: /^What is a boost/ });
  await expect(question).toHaveAttribute('aria-expanded', 'true');
  await expect(question).toBeFocused();
  await expect(question).toBeInViewport();
  await expect(page.getByText('Boosts run 7 days')).toBeVisible();
});

test('[PRICE-1] the year costs less, and Get Started takes the plan along to the sign-up', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await openApp(page, '/pricing');
  const business = page.getByRole('article', { name: 'Business plan' });
  await expect(business.getByText('₦100,000')).toBeVisible();
  await expect(business.getByText('Recommended')).toBeVisible();
  await page.getByText('Yearly').click();
  await expect(business.getByText('₦1,080,000')).toBeVisible();
  await business.getByRole('button', { name: /Get Started/ }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await expect(page.getByRole('heading', { name: 'Company Details' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('radio', { name: /^Business, ₦1,080,000 per year/ })).toBeChecked();
  expect(
    await page.evaluate(() => [
      sessionStorage.getItem('selectedPlan'),
      sessionStorage.getItem('billingPeriod'),
    ]),
  ).toEqual(['business', 'yearly']);
});
