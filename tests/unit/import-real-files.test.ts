import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pricedListings } from '../../scripts/priced-listings';
import { usualPricesModule } from '../../scripts/usual-prices-module';
import { type ListingFile, readListingFile } from '../../src/domain/import/read-listing-file';

const NOW = new Date('2026-11-21T12:00:00Z');
const ROOT = join(import.meta.dirname, '../..');
const REAL = join(ROOT, '../shared/data/listings');
const TABLE = join(ROOT, 'src/domain/property/price/usual-prices-table.ts');

// 24,000 rows take as long as the machine is busy.
describe.skipIf(!existsSync(REAL))('real files', { timeout: 300_000 }, () => {
  // Each is read once for all that is asked of it: the largest takes seconds.
  const read: ListingFile[] = [];

  test.each([
    ['lagos-mixed.csv', 'sale', 1325, 170],
    ['lagos-rents.csv', 'rent', 4488, 1],
    ['nigeria-sales.csv', 'sale', 24_326, 10_438],
  ] as const)('%s', (name, defaultListingType, rows, duplicates) => {
    const file = readListingFile(readFileSync(join(REAL, name), 'utf8'), {
      defaultListingType,
      now: NOW,
    });
    read.push(file);
    const refused = file.refusals.reduce((sum, refusal) => sum + refusal.count, 0);
    expect(file.rowsRead).toBe(rows);
    if (name === 'nigeria-sales.csv') expect(file.duplicates).toBe(duplicates);
    else expect(file.duplicates).toBeGreaterThanOrEqual(duplicates);
    expect(file.listings.length + file.duplicates + refused).toBe(rows);
    expect(refused / rows).toBeLessThan(0.08);
    const placed = file.listings.filter((listing) => listing.content.location !== null).length;
    expect(placed / file.listings.length).toBeGreaterThan(0.95);
  });

  test('what homes usually cost stands as these files give it', () => {
    const stands = readFileSync(TABLE, 'utf8');
    expect(
      stands === usualPricesModule(pricedListings(read)),
      'run scripts/write-usual-prices.ts with these files',
    ).toBe(true);
  });
});
