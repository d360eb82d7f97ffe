import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import type { Database } from '../../server/db/database';
import { migrate } from '../../server/db/migrate';
import { openPglite } from '../../server/db/open-pglite';
import { openPostgres } from '../../server/db/open-postgres';
import { importListings } from '../../server/modules/import/import-listings';
import { importOwner } from '../../server/modules/import/import-owner';
import { searchProperties } from '../../server/modules/properties/search';
import { listingQuerySchema } from '../../src/contract/listing/listing-query';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { startPostgres } from '../support/start-postgres';
import { fillWithListings } from './fill-with-listings';
import { rowsOf } from '../support/rows-of';

const LISTINGS = Number(process.env.BENCH_LISTINGS ?? 100_000);
const ROUNDS = 30;
const SALES = join(process.cwd(), '..', 'shared', 'data', 'listings', 'nigeria-sales.csv');

/** Searches as people make them; each is asked as the first page, total included. */
const SEARCHES: [string, Record<string, string>][] = [
  ['newest for sale', { listingType: 'sale' }],
  ['Lekki, to rent', { listingType: 'rent', location: 'Lekki, Lagos' }],
  ['rare place', { listingType: 'sale', location: 'Badagry' }],
  [
    'price and bedrooms',
    {
      listingType: 'sale',
      location: 'Lagos',
      priceMin: '50000000',
      priceMax: '100000000',
      bedroomsMin: '4',
    },
  ],
  ['type, by price', { listingType: 'sale', type: 'Bungalow', sort: 'price-asc' }],
  ['within 3 km', { listingType: 'rent', lat: '6.446', lng: '3.477', radiusKm: '3' }],
  [
    'within 10 km, by price',
    { listingType: 'sale', lat: '6.6', lng: '3.35', radiusKm: '10', sort: 'price-desc' },
  ],
  ['words in the text', { listingType: 'rent', text: 'prepaid meter' }],
  ['rare words', { listingType: 'sale', text: 'swimming pool and cinema' }],
  ['features', { listingType: 'rent', location: 'Lagos', features: 'parking,security' }],
  ['nothing found', { listingType: 'rent', location: 'nowhere at all' }],
];

function percentile(times: number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

async function benchSearch(name: string, database: Database): Promise<void> {
  const all: number[] = [];
  console.log(`\n${name}: ${LISTINGS.toLocaleString('en-NG')} listings, ${ROUNDS} rounds`);
  for (const [label, input] of SEARCHES) {
    const query = listingQuerySchema.parse(input);
    const times: number[] = [];
    let found = 0;
    for (let round = 0; round < ROUNDS + 3; round += 1) {
      const start = performance.now();
      const page = await searchProperties(database, query);
      // The first three warm the caches up.
      if (round >= 3) times.push(performance.now() - start);
      found = page.total ?? 0;
    }
    all.push(...times);
    console.log(
      `  ${label.padEnd(24)} p50 ${percentile(times, 0.5).toFixed(1).padStart(7)} ms   p95 ${percentile(times, 0.95).toFixed(1).padStart(7)} ms   ${found} found`,
    );
  }
  console.log(
    `  ${'all searches'.padEnd(24)} p50 ${percentile(all, 0.5).toFixed(1).padStart(7)} ms   p95 ${percentile(all, 0.95).toFixed(1).padStart(7)} ms`,
  );
}

async function benchImport(name: string, database: Database): Promise<void> {
  if (!existsSync(SALES)) {
    console.log(`\n${name}: the import is not measured, ${SALES} is not here`);
    return;
  }
  const owner = await importOwner(database, { email: 'bench@gida.example', company: 'Bench' });
  for (const run of ['first run', 'second run']) {
    const start = performance.now();
    const file = readListingFile(readFileSync(SALES, 'utf8'), {
      defaultListingType: 'sale',
      now: new Date(),
    });
    const counts = await importListings(database, owner, file, new Date());
    const seconds = (performance.now() - start) / 1000;
    console.log(
      `${name}: import of ${file.rowsRead.toLocaleString('en-NG')} rows, ${run}: ${seconds.toFixed(1)} s (${counts.added} added, ${counts.unchanged} unchanged)`,
    );
  }
}

async function bench(name: string, database: Database): Promise<void> {
  await migrate(database);
  await benchImport(name, database);
  await fillWithListings(database, LISTINGS);
  await benchSearch(name, database);
}

const memory = Math.round(totalmem() / 2 ** 30);
console.log(
  `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${memory} GiB`,
);
const folder = mkdtempSync(join(tmpdir(), 'gida-bench-'));
const lite = await openPglite({ dataDir: folder });
const [liteVersion] = await rowsOf<{ version: string }>(lite, 'SELECT version()');
await bench(`PGlite (${liteVersion?.version.split(' ').slice(0, 2).join(' ')})`, lite);
await lite.close();
rmSync(folder, { recursive: true, force: true });

const postgres = await startPostgres();
if (postgres === null) console.log('\nPostgreSQL is not installed here: not measured');
else {
  const database = await openPostgres(postgres.url);
  await bench(postgres.version, database);
  await database.close();
  postgres.stop();
}
