// Writes what homes usually cost from listing files, each with what its rows are where they do not say:
// npx tsx scripts/write-usual-prices.ts rent=RENTS.csv sale=SALES.csv
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readListingFile } from '../src/domain/import/read-listing-file.ts';
import { pricedListings } from './priced-listings.ts';
import { usualPricesModule } from './usual-prices-module.ts';

const files = process.argv.slice(2).map((word) => {
  const [offer, path = ''] = word.split('=', 2);
  if (offer !== 'rent' && offer !== 'sale') {
    console.error('Say which files: npx tsx scripts/write-usual-prices.ts rent=A.csv sale=B.csv');
    process.exit(1);
  }
  return readListingFile(readFileSync(path, 'utf8'), {
    defaultListingType: offer,
    now: new Date(),
  });
});
writeFileSync(
  fileURLToPath(new URL('../src/domain/property/price/usual-prices-table.ts', import.meta.url)),
  usualPricesModule(pricedListings(files)),
);
