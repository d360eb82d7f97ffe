import { expect, type Page, test } from '@playwright/test';
import { Origin } from '../support/origin';
import { AGENT, logIn, newDevice, outboxOf } from './helpers';

let origin: Origin;
test.beforeAll(async () => {
  origin = await Origin.create();
  await origin.start();
});
test.afterAll(() => origin.dispose());

const HEAD = 'reference,title,location,price,bedrooms,property_type,status';
const ROWS = [
  'GH-1,Garden Flat,"Garden Close, Ikeja, Lagos",3500000,3,Flat,For Rent',
  'GH-2,Garden Duplex,"Garden Close, Ikeja, Lagos",90000000,4,Detached Duplex,For Sale',
  'GH-3,Without a price,"Garden Close, Ikeja, Lagos",ask the agent,2,Flat,For Sale',
];

async function choose(page: Page, rows: string[]): Promise<void> {
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'listings.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([HEAD, ...rows].join('\n')),
  });
}

test('a CSV is read on the phone, shown row by row, saved without a network, and updates the second time', async ({
  browser,
}) => {
  const { context, page } = await newDevice(browser, origin);
  await logIn(page, AGENT);
  await page.getByRole('link', { name: 'Import' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Import listings' })).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel('Choose a CSV file').setInputFiles({
    name: 'no-table.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([0xff, 0xfe, 0x41, 0x00]),
  });
  await expect(page.getByText('This file is UTF-16. Save it again as CSV in UTF-8.')).toBeVisible();
  await choose(page, ROWS);
  await expect(
    page.getByText('2 new, 0 changed, 0 as they are, 0 said twice, 1 not understood'),
  ).toBeVisible();
  const refused = page.getByRole('table', { name: 'Rows that are not understood' });
  await expect(refused.getByRole('row').nth(1)).toContainText('4');
  await expect(refused).toContainText('price not understood');
  await expect(refused).toContainText('ask the agent');
  await page.getByLabel('New listings become').selectOption('Active');
  await page.getByRole('button', { name: 'Import 2 listings' }).click();
  await expect(page.getByText('2 listings are saved on this phone')).toBeVisible();
  await page.getByRole('link', { name: 'My Properties' }).click();
  await page.getByLabel('Location').fill('Garden Close');
  await expect(page.getByText(/^Showing 2 of/)).toBeVisible();
  await context.setOffline(false);
  await expect.poll(() => outboxOf(page)).toEqual([]);

  // The same file with one new price: one listing is changed, none is added, on another device too.
  const other = await newDevice(browser, origin);
  await logIn(other.page, AGENT);
  await other.page.getByLabel('Location').fill('Garden Close');
  await expect(other.page.getByText(/^Showing 2 of/)).toBeVisible();
  await other.page.getByRole('link', { name: 'Import' }).click();
  await choose(other.page, [String(ROWS[0]).replace('3500000', '4000000'), String(ROWS[1])]);
  await expect(
    other.page.getByText('0 new, 1 changed, 1 as they are, 0 said twice, 0 not understood'),
  ).toBeVisible();
  await other.page.getByRole('button', { name: 'Import 1 listing' }).click();
  await expect.poll(() => outboxOf(other.page)).toEqual([]);
  await page.goto('/dashboard');
  await page.getByLabel('Location').fill('Garden Close');
  await expect(page.getByText(/^Showing 2 of/)).toBeVisible();
  await expect(
    page.getByRole('article', { name: 'Garden Flat' }).getByText('₦4,000,000'),
  ).toBeVisible();
  await other.context.close();
  await context.close();
});
