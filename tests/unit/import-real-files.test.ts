import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readListingFile } from '../../src/domain/import/read-listing-file';

const NOW = new Date('2026-11-21T12:00:00Z');
const REAL = join(process.cwd(), '..', 'shared', 'data', 'listings');

test.skipIf(!existsSync(REAL)).each([
  ['nigeria-sales.csv', 'sale', 24_326, 10_438],
  ['lagos-mixed.csv', 'sale', 1325, 170],
  ['lagos-rents.csv', 'rent', 4488, 1],
] as const)('a real file: %s', (name, defaultListingType, rows, duplicates) => {
  const file = readListingFile(readFileSync(join(REAL, name), 'utf8'), {
    defaultListingType,
    now: NOW,
  });
  const refused = file.refusals.reduce((sum, refusal) => sum + refusal.count, 0);
  expect(file.rowsRead).toBe(rows);
  if (name === 'nigeria-sales.csv') expect(file.duplicates).toBe(duplicates);
  else expect(file.duplicates).toBeGreaterThanOrEqual(duplicates);
  expect(file.listings.length + file.duplicates + refused).toBe(rows);
  expect(refused / rows).toBeLessThan(0.08);
  const placed = file.listings.filter((listing) => listing.content.location !== null).length;
  expect(placed / file.listings.length).toBeGreaterThan(0.95);
});
