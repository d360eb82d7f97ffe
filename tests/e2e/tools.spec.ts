import { expect, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { newDevice } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

test('[TOOL-1] rent vs buy groups what is typed, names what is missing and answers in a dialog', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await page.goto('/rent-vs-buy-calculator');
  await expect(async () => {
    await page.getByRole('button', { name: 'Calculate' }).click();
    await expect(page.getByText('Enter the rent for one year').first()).toBeVisible({
      timeout: 500,
    });
  }).toPass();
  await page.getByLabel('Rent per year').fill('1,000,000');
  await expect(page.getByLabel('Rent per year')).toHaveValue('1,000,000');
  await page.getByLabel('Rent increase per year (%)').fill('10');
  await page.getByLabel('Caution fee').fill('200000');
  await page.getByLabel('Property price').fill('20000000');
  await expect(page.getByLabel('Property price')).toHaveValue('20,000,000');
  await page.getByLabel('Gain in value per year (%)').fill('10');
  await page.getByLabel('Years you plan to stay').fill('2');
  await page.getByRole('button', { name: 'Calculate' }).click();
  const results = page.getByRole('dialog', { name: 'Your results' });
  // Rent: 200,000 + 1,000,000 + 1,100,000. Value after two years: 20m x 1.21 = 24.2m.
  await expect(results.getByText('₦2,300,000')).toBeVisible();
  await expect(results.getByText('₦24,200,000')).toBeVisible();
  await expect(results.getByText('−₦4,200,000')).toBeVisible();
  await expect(results.getByText('You save ₦6,500,000.')).toBeVisible();
  await results.getByRole('button', { name: 'Close' }).click();
  await expect(results).toHaveCount(0);
  await expect(page.getByLabel('Property price')).toHaveValue('20,000,000');
});

test('[TOOL-2] the service charge waits for its three answers, and a new category asks again', async ({
  browser,
}) => {
  const { page } = await newDevice(browser, origin);
  await page.goto('/service-charge-estimator');
  const calculate = page.getByRole('button', { name: 'Calculate' });
  await expect(calculate).toBeDisabled();
  await expect(page.getByLabel('Cafeteria')).toHaveCount(0);
  await expect(async () => {
    await page.getByLabel('Commercial').check();
    await expect(page.getByLabel('Cafeteria')).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByLabel('Property type').selectOption('office-space');
  await page.getByLabel('Neighbourhood').selectOption('ikoyi');
  await page.getByLabel('Size').selectOption('xlarge');
  await page.getByLabel('Cafeteria').check();
  await calculate.click();
  // 2,200,000 x 3 x 3 + 250,000 = 20,050,000 a year, 1,670,833 a month.
  const results = page.getByRole('dialog');
  await expect(results.getByText('₦20,050,000')).toBeVisible();
  await expect(results.getByText('₦1,670,833')).toBeVisible();
  await results.getByRole('button', { name: 'Close' }).click();
  await page.getByLabel('Residential').check();
  await expect(page.getByLabel('Property type')).toHaveValue('');
  await expect(page.getByLabel('Size')).toHaveValue('');
  await expect(page.getByLabel('Neighbourhood')).toHaveValue('ikoyi');
  await expect(calculate).toBeDisabled();
});

test('[TOOL-3] the scam detector adds up, explains, and resets', async ({ browser }) => {
  const { page } = await newDevice(browser, origin);
  await page.goto('/scam-detector');
  await expect(page.getByRole('checkbox')).toHaveCount(25);
  const check = page.getByRole('button', { name: 'Check Risk Level' });
  await expect(async () => {
    await check.click();
    await expect(page.getByRole('dialog')).toBeVisible({ timeout: 500 });
  }).toPass();
  await expect(page.getByRole('dialog').getByText('Likely Safe')).toBeVisible();
  await page.keyboard.press('Escape');
  for (const box of await page.getByRole('checkbox').all()) await box.check();
  await check.click();
  await expect(page.getByRole('dialog').getByText('High Risk')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('100% of all warning signs')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByText('0 of 25 ticked')).toBeVisible();
});
