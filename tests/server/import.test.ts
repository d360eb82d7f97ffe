import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkListings } from '../../server/modules/import/check-listings';
import { importListings } from '../../server/modules/import/import-listings';
import { importOwner } from '../../server/modules/import/import-owner';
import { listingTypeOfName } from '../../server/modules/import/listing-type-of-name';
import { readListingFile } from '../../src/domain/import/read-listing-file';
import { propertyContent } from '../support/property-content';
import { sharedApp } from '../support/shared-app';
import { readFeed } from '../support/read-feed';
import { rowsOf } from '../support/rows-of';

const t = sharedApp();

test("an import reaches the owner's phone by the feed, and a change the phones that saved it", async () => {
  const owner = await t.account('agent');
  const seeker = await t.account('seeker');
  const now = new Date();
  const sample = readFileSync('public/sample-listings.csv', 'utf8');
  const read = (text: string) => readListingFile(text, { defaultListingType: 'sale', now });
  const feed = (cursor: number) => readFeed(t, owner, 'properties', { cursor });
  await importListings(t.database, owner.id, read(sample), now);
  const first = await feed(0);
  expect(first.items).toHaveLength(59);

  const plot = first.items.find((item) => item.title.includes('plot of 650 sqm'));
  await t.call('POST /api/saved-properties', { payload: { propertyId: plot?.id }, as: seeker });
  const before = await readFeed(t, seeker, 'saved-properties');
  const changed = sample.replace('Fenced plot of 650 sqm', 'Fenced corner plot of 650 sqm');
  await importListings(t.database, owner.id, read(changed), now);
  const second = await feed(first.cursor);
  expect(second.items.map((item) => item.id)).toEqual([plot?.id]);
  const after = await readFeed(t, seeker, 'saved-properties', { cursor: before.cursor });
  expect(after.items[0]?.property?.title).toContain('corner plot');
});

test('a re-import leaves alone what its agent edited, withdrew or deleted since, and says so', async () => {
  const owner = await t.account('agent');
  const now = new Date();
  const file = (price: number) =>
    readListingFile(
      `id,price,title,town\n${['kept', 'edited', 'withdrawn', 'deleted']
        .map((id) => `${id},${price},3 Bedroom Flat ${id},Yaba`)
        .join('\n')}\n`,
      { defaultListingType: 'sale', now },
    );
  const counts = await importListings(t.database, owner.id, file(45_000_000), now);
  expect(counts).toMatchObject({ added: 4, updated: 0, unchanged: 0, leftAlone: 0 });
  // Twice by the import alone: its own writes are nobody's edits.
  const twice = await importListings(t.database, owner.id, file(46_000_000), now);
  expect(twice).toMatchObject({ added: 0, updated: 4, unchanged: 0, leftAlone: 0 });

  const rows = await rowsOf<{ id: string; title: string; version: number }>(
    t.database,
    'SELECT id, title, version FROM properties WHERE owner_id = $1',
    [owner.id],
  );
  const of = (name: string) => rows.find((row) => row.title.endsWith(name));
  const edited = of('edited');
  await t.call(`PUT /api/properties/${edited?.id}`, {
    headers: { 'if-match': `"${edited?.version}"` },
    payload: propertyContent({ title: 'Edited by its agent' }),
    as: owner,
  });
  await t.call(`POST /api/properties/${of('withdrawn')?.id}/unpublish`, { as: owner });
  await t.call(`DELETE /api/properties/${of('deleted')?.id}`, { as: owner });

  for (const price of [47_000_000, 47_000_000]) {
    const again = await importListings(t.database, owner.id, file(price), now);
    expect(again).toMatchObject({ added: 0, leftAlone: 3 });
    expect(again.updated + again.unchanged).toBe(1);
  }
  const after = await rowsOf<{ title: string; price: number; status: string }>(
    t.database,
    'SELECT title, price, status FROM properties WHERE owner_id = $1 ORDER BY title',
    [owner.id],
  );
  expect(after).toEqual([
    { title: '3 Bedroom Flat deleted', price: 46_000_000, status: 'Draft' },
    { title: '3 Bedroom Flat kept', price: 47_000_000, status: 'Active' },
    { title: '3 Bedroom Flat withdrawn', price: 46_000_000, status: 'Draft' },
    { title: 'Edited by its agent', price: 4_500_000, status: 'Active' },
  ]);
});

test('listings belong to an agent: the account of a seeker is refused', async () => {
  const seeker = await t.account('seeker');
  const agent = await t.account('agent');
  await expect(importOwner(t.database, { email: seeker.email, company: 'X' })).rejects.toThrow(
    `${seeker.email} is not an agent`,
  );
  await expect(
    importOwner(t.database, { email: agent.email.toUpperCase(), company: 'X' }),
  ).resolves.toBe(agent.id);
});

test('nothing is published for an agent who waits for approval, or is suspended', async () => {
  const waiting = await t.account('agent');
  await t.database.query(`UPDATE users SET approval = 'pending' WHERE id = $1`, [waiting.id]);
  await expect(importOwner(t.database, { email: waiting.email, company: 'X' })).rejects.toThrow(
    `${waiting.email} is not approved`,
  );
  const suspended = await t.account('agent');
  await t.database.query(
    `INSERT INTO reports (id, subject, subject_id, about_user_id, title, reason, note, evidence, decision, decided_at)
     VALUES (gen_random_uuid(), 'message', $1, $1, '', 'scam', '', '[]', 'suspend', now())`,
    [suspended.id],
  );
  await expect(importOwner(t.database, { email: suspended.email, company: 'X' })).rejects.toThrow(
    `${suspended.email} is suspended`,
  );
});

test('a new agent of an import is not shown like another, like us, or under a name that is not seen', async () => {
  const agent = await t.account('agent');
  await t.database.query(`UPDATE users SET company_name = 'Sahel Courtyards' WHERE id = $1`, [
    agent.id,
  ]);
  const made = (company: string) =>
    importOwner(t.database, { email: `${randomUUID()}@agents.example`, company });
  await expect(made('S\u00e1hel C0urtyards')).rejects.toThrow(
    'looks like Sahel Courtyards, an agent',
  );
  await expect(made('G1da')).rejects.toThrow('looks like us');
  await expect(made('Kapok\u200bTrees')).rejects.toThrow('cannot be seen');
  await expect(made('Kapok Trees')).resolves.toMatch(/^[0-9a-f-]{36}$/);
});

test('odd rows are written as far as they can be, and never fail the file', async () => {
  const owner = await t.account('agent');
  const now = new Date();
  const columns = Array.from({ length: 70 }, (_, n) => `${n} ${'long '.repeat(20)}`);
  const text = [
    `price,title,town,posted,${columns.join(',')}`,
    ...[
      `45m,${'x'.repeat(159)}😀 flat,Yaba,3000 years ago`,
      '45m,3 Bedroom Flat,Yaba,300000 years ago',
      '45m,4 Bedroom Flat,Yaba,0000-01-01',
      '45m,5 Bedroom\0Flat,Yaba,',
      '45m,6 Bedroom Flat,Nigeria,',
      '1000000000000001,7 Bedroom Flat,Yaba,',
    ].map((row) => `${row},${columns.map(() => 'true').join(',')}`),
  ].join('\n');
  const file = checkListings(readListingFile(text, { defaultListingType: 'sale', now }));
  const counts = await importListings(t.database, owner.id, file, now);
  expect(counts.added).toBe(3);
  const feed = await readFeed(t, owner, 'properties');
  expect(feed.items).toHaveLength(3);
  expect(feed.items.every((item) => item.publishedAt === now.toISOString())).toBe(true);
});

test('a row without a price in naira is kept as a draft that says what was written', async () => {
  const owner = await t.account('agent');
  const now = new Date();
  const file = checkListings(
    readListingFile('id,price,title,town\nA,"$250,000",3 Bedroom Flat,Yaba\nB,1.8,Flat,Yaba\n', {
      defaultListingType: 'sale',
      now,
    }),
  );
  expect(file.refusals).toEqual([]);
  const counts = await importListings(t.database, owner.id, file, now);
  expect(counts).toMatchObject({ added: 2, drafts: 2 });
  const rows = await rowsOf(
    t.database,
    'SELECT status, price::int AS price, description, review_note FROM properties WHERE owner_id = $1 ORDER BY review_note',
    [owner.id],
  );
  expect(rows).toEqual([
    {
      status: 'Draft',
      price: 0,
      description: '',
      review_note: '1.8: is this ₦1,800,000? Write the whole amount, or 1.8m',
    },
    {
      status: 'Draft',
      price: 0,
      description: 'Priced at $250,000.',
      review_note: "The price is written as '$250,000': give a rate, or write it in naira",
    },
  ]);
});

test('a home that its file says is let is not confirmed by it', async () => {
  const owner = await t.account('agent');
  const day = new Date();
  const file = (availability: string) =>
    readListingFile(
      `id,price,title,town,availability\none,3500000,3 Bedroom Flat to let,Yaba,${availability}\n`,
      { defaultListingType: 'rent', now: day },
    );
  const isOld = async () =>
    (
      await rowsOf<{ is_old: boolean }>(
        t.database,
        `SELECT confirmed_at < now() - interval '30 days' AS is_old FROM properties WHERE owner_id = $1`,
        [owner.id],
      )
    )[0]?.is_old;
  await importListings(t.database, owner.id, file('Available'), day);
  await t.database.query(
    `UPDATE properties SET confirmed_at = now() - interval '40 days' WHERE owner_id = $1`,
    [owner.id],
  );
  await importListings(t.database, owner.id, file('Let'), day);
  expect(await isOld()).toBe(true);
  await importListings(t.database, owner.id, file('Available'), day);
  expect(await isOld()).toBe(false);
});

test.each([
  [
    'sale',
    [
      'current-listings.csv',
      'complete.csv',
      'Outlet shops.csv',
      'Parent homes.xlsx',
      'letters.csv',
    ],
  ],
  ['rent', ['rent.csv', 'RENTS.CSV', 'lagos_rental.csv', 'rentals2026.csv', 'LagosRent.csv']],
  [
    'rent',
    [
      'to-let.csv',
      'to_let.csv',
      'tolets.csv',
      'ToLet3.csv',
      'a.let.csv',
      'Lettings 2.csv',
      'forrent.csv',
      'rentlistings.csv',
      'Renting.csv',
    ],
  ],
  ['shortlet', ['shortlets.csv', 'short-let-lekki.csv', 'ShortLet.csv']],
] as const)('homes are for %s where only the name of their file says it: %o', (offer, names) => {
  for (const name of names) expect([name, listingTypeOfName(name)]).toEqual([name, offer]);
});
