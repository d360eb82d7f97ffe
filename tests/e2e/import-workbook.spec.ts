import { expect } from '@playwright/test';
import { listingsWorkbook } from '../../src/domain/export/listings-workbook';
import { AGENT, logInVisitor } from './helpers';
import { test } from './shared-origin';

// From half a megabyte on it is unpacked by workers beside the page, which its headers must allow.
test('[IMP-1] a workbook of two thousand rows is read in the page that the server sends', {
  tag: '@long',
}, async ({ visitor: page }) => {
  await logInVisitor(page, AGENT);
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  const rows = Array.from({ length: 2000 }, (_, at) => [
    `${(at % 5) + 1} bedroom flat for sale, number ${at} of the list`,
    String(40_000_000 + at * 10_000),
    'Yaba, Lagos',
    `Its kitchen is new, and so is what follows: ${'a good road and light. '.repeat(8)}${at * 7919}`,
  ]);
  const workbook = await listingsWorkbook([['Title', 'Price', 'Location', 'Description'], ...rows]);
  const buffer = Buffer.from(await workbook.arrayBuffer());
  await page.goto('/import-listings');
  await page.locator('input[type=file]').setInputFiles({
    name: 'list.xlsx',
    mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    buffer,
  });
  await expect(page.getByRole('region', { name: 'Preview' })).toContainText('2,000');
  expect(refused).toEqual([]);
});
