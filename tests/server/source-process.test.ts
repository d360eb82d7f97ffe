import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { fetchDueSources } from '../../server/modules/listing-source/fetch-due-sources';
import { readListingSource } from '../../server/modules/listing-source/listing-sources';
import { SourceProcess } from '../../server/modules/listing-source/source-process';
import { rowsOf } from '../support/rows-of';
import { sharedApp } from '../support/shared-app';
import type { TestAccount } from '../support/test-app';
import { patience } from '../support/patience';

// The process that reads files of addresses, held still by a signal where a test needs it busy.
const t = sharedApp();
let agent: TestAccount;
const times: { limitMs?: number } = {};
const reader = new SourceProcess(times);
afterAll(() => reader.stop());
beforeEach(async () => {
  await t.database.query('DELETE FROM listing_sources');
  agent = await t.account('agent');
  await t.database.query(
    `INSERT INTO listing_sources (agent_id, url, new_status, due_at)
     VALUES ($1, 'https://feed.example/homes.csv', 'Draft', now())`,
    [agent.id],
  );
});

const HEAD = ['reference', 'title', 'location', 'price', 'bedrooms', 'property_type', 'status'];
const EXTRA = Array.from({ length: 193 }, (_, at) => `extra ${at}`);
const row = (ref: number) =>
  `R-${ref},Flat ${ref},"Garden Close, Ikeja, Lagos",3500000,3,Flat,For Rent`;
/** A table of 200 columns. */
const wide = (rows: number) =>
  new TextEncoder().encode(
    [
      [...HEAD, ...EXTRA].join(','),
      ...Array.from({ length: rows }, (_, at) => [row(at), ...EXTRA.map(() => 'a word')].join(',')),
    ].join('\n'),
  );
const run = (bytes: Uint8Array<ArrayBuffer>, by = reader) =>
  fetchDueSources(t.database, 'https://gida.example', by, async () => bytes);
const told = () => readListingSource(t.database, agent.id);
const count = async () => {
  const rows = await rowsOf<{ count: number }>(
    t.database,
    'SELECT count(*)::int AS count FROM properties WHERE owner_id = $1',
    [agent.id],
  );
  return z.number().parse(rows[0]?.count);
};
const until = (check: () => void) => vi.waitFor(check, { timeout: patience(30_000) });
/** Holds the process still, and waits until it is given a file. */
async function heldAt(bytes: Uint8Array<ArrayBuffer>) {
  // Started, and free.
  const options = { defaultListingType: 'sale', medians: [], now: new Date() } as const;
  await reader.read({ bytes: wide(1), options });
  const pid = reader.pid ?? 0;
  process.kill(pid, 'SIGSTOP');
  const busy = vi.spyOn(reader, 'read');
  busy.mockClear();
  const done = run(bytes);
  await until(() => expect(busy).toHaveBeenCalled());
  return { pid, done };
}
const TOO_LONG = 'gives a file that takes too long to read: give one of fewer rows or columns';

test('[FEED-1] a file of 200 columns is read while others are answered', async () => {
  const order: string[] = [];
  const { pid, done } = await heldAt(wide(230));
  const read = done.then(() => order.push('the file'));
  await t.call('GET /api/properties?listingType=rent');
  order.push('a search');
  process.kill(pid, 'SIGCONT');
  await read;
  expect(order).toEqual(['a search', 'the file']);
  expect(await told()).toMatchObject({ failure: null, report: { added: 230, refused: 0 } });
  expect(await count()).toBe(230);
});

test('[FEED-1] two runs at once give each file its own listings', async () => {
  const options = { defaultListingType: 'sale', medians: [], now: new Date() } as const;
  const [large, small] = await Promise.all(
    [wide(250), wide(3)].map((bytes) => reader.read({ bytes, options })),
  );
  expect([large?.listings.length, small?.listings.length]).toEqual([250, 3]);
});

test('[FEED-1] what a file is refused for is told to its agent in its words', async () => {
  await run(new TextEncoder().encode('name,phone\nAda,0803\n'));
  expect((await told())?.failure).toContain('gives what cannot be read: No column for a price');
});

test('[FEED-1] a file that ends its process is told to its agent, and the next has another process', async () => {
  const { pid, done } = await heldAt(wide(1));
  process.kill(pid, 'SIGKILL');
  await done;
  expect(await told()).toMatchObject({ failure: TOO_LONG });
  await t.database.query('UPDATE listing_sources SET due_at = now()');
  await run(wide(1));
  expect(await told()).toMatchObject({ failure: null, report: { added: 1 } });
  expect(reader.pid).not.toBe(pid);
});

test('[FEED-1] a file that takes too long is told to its agent', async () => {
  times.limitMs = 60_000;
  const options = { defaultListingType: 'sale', medians: [], now: new Date() } as const;
  await reader.read({ bytes: wide(1), options });
  process.kill(reader.pid ?? 0, 'SIGSTOP');
  times.limitMs = 1;
  await run(wide(1));
  delete times.limitMs;
  expect(await told()).toMatchObject({ failure: TOO_LONG });
});

test('[FEED-1] a server that stops leaves the file for the next start', async () => {
  const stopped = new SourceProcess();
  stopped.stop();
  await expect(run(wide(1), stopped)).rejects.toThrow('cannot be read at the moment');
  expect(await told()).toMatchObject({ failure: null, isDue: true });
  await run(wide(1));
  expect(await told()).toMatchObject({ report: { added: 1 } });
});
