import { beforeEach, expect, test } from 'vitest';
import { fetchDueSources } from '../../server/modules/listing-source/fetch-due-sources';
import { OutsideError } from '../../server/plugins/fetch-outside';
import { stableId } from '../../src/domain/import/stable-id';
import { inThisProcess } from '../support/source-in-this-process';
import { rowsOf } from '../support/rows-of';
import { spyOnStatements } from '../support/spy-on-statements';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';

let agent: TestAccount;
const t = sharedApp();
beforeEach(async () => {
  await t.database.query('DELETE FROM listing_sources');
  agent = await t.account('agent');
});

const HEAD = 'reference,title,location,price,bedrooms,property_type,status';
const flat = (ref: string, price = 3_500_000) =>
  `${ref},Flat ${ref},"Garden Close, Ikeja, Lagos",${price},3,Flat,For Rent`;
const DOUBTFUL = 'B-1,Block of 6 flats,"Garden Close, Ikeja, Lagos",90000000,3,Flat,For Sale';
const PRICELESS = 'P-1,No price,"Garden Close, Ikeja, Lagos",,3,Flat,For Sale';
const gives =
  (...lines: string[]) =>
  async () =>
    new TextEncoder().encode([HEAD, ...lines].join('\n'));
const fails = async () => {
  throw new OutsideError('answers 404');
};
const run = (fetch: Parameters<typeof fetchDueSources>[3]) =>
  fetchDueSources(t.database, 'https://gida.example', inThisProcess, fetch);
const give = (newStatus: 'Draft' | 'Active') =>
  t.database.query(
    `INSERT INTO listing_sources (agent_id, url, new_status, due_at)
     VALUES ($1, 'https://feed.example/homes.csv?key=quumba', $2, now())`,
    [agent.id, newStatus],
  );
const again = () =>
  t.database.query('UPDATE listing_sources SET due_at = now() WHERE agent_id = $1', [agent.id]);
const url = '/api/listing-source';
const told = async () => (await t.call(`GET ${url}`, { as: agent })).source;
const homes = () =>
  rowsOf<{ id: string; title: string; price: number; status: string; version: number }>(
    t.database,
    `SELECT id, title, price::int AS price, status, version FROM properties
     WHERE owner_id = $1 AND deleted_at IS NULL ORDER BY title`,
    [agent.id],
  );
const mails = () =>
  rowsOf<{ subject: string; body_text: string }>(
    t.database,
    'SELECT subject, body_text FROM mails WHERE to_user_id = $1 ORDER BY id',
    [agent.id],
  );

test('[FEED-1] new listings are published where nothing is doubtful, and the report tells the rest', async () => {
  await give('Active');
  await run(gives(flat('A-1'), DOUBTFUL, PRICELESS));
  expect(await homes()).toMatchObject([
    { title: 'Block of 6 flats', status: 'Draft' },
    { title: 'Flat A-1', price: 3_500_000, status: 'Active' },
  ]);
  expect((await told())?.report).toMatchObject({ added: 2, doubtful: 1, refused: 1, gone: 0 });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.body_text).toContain('2 new, 0 changed, 0 as they were, 1 refused');
  expect(mail?.body_text).toContain('4: no price');
});

test('[FEED-1] a file that nobody foresaw is told to its agent, and to the log', async () => {
  await give('Active');
  const poison = async () => {
    throw new RangeError('Invalid array length');
  };
  await expect(run(poison)).rejects.toThrow('Sources failed as none should');
  expect(await told()).toMatchObject({ failure: 'gives a file that we cannot read' });
  expect((await mails()).map(({ body_text: words }) => words).join()).toContain(
    'gives a file that we cannot read',
  );
});

test('[FEED-1] as drafts they stay drafts', async () => {
  await give('Draft');
  await run(gives(flat('A-1')));
  expect((await homes()).map(({ status }) => status)).toEqual(['Draft']);
});

test('[FEED-1] they are published as far as the plan has room, and the others wait', async () => {
  agent = await t.account('agent', 'Ada Agent', 'starter');
  await give('Active');
  await run(gives(...Array.from({ length: 23 }, (_, at) => flat(`A-${at}`))));
  const statuses = (await homes()).map(({ status }) => status);
  expect(statuses.filter((status) => status === 'Active')).toHaveLength(20);
  expect(statuses.filter((status) => status === 'Draft')).toHaveLength(3);
});

test('[FEED-4] a home that is shown only about stays so when its address is read for the first time', async () => {
  const row = '12 Garden Close, Ikeja, Lagos';
  const csv = gives(`A-1,3 bedroom flat,"${row}",3500000,3,Flat,For Rent`);
  const id = await stableId(agent.id, 'ref:a-1');
  const own = propertyContent({
    title: '3 bedroom flat',
    address: row,
    approximateLocation: true,
    furnished: true,
    listingType: 'rent',
  });
  await t.call(`PUT /api/properties/${id}`, { status: 201, payload: own, as: agent });
  await t.call(`POST /api/properties/${id}/publish`, { as: agent });
  await give('Active');
  await run(csv);
  const { property } = await t.call(`GET /api/properties/${id}`);
  expect(property).toMatchObject({
    status: 'Active',
    title: '3 bedroom flat',
    address: 'Ikeja, Lagos',
    approximateLocation: true,
    furnished: true,
  });
});

test('[FEED-4] what came to be in doubt while it waited for room is not published when there is some', async () => {
  agent = await t.account('agent', 'Ada Agent', 'starter');
  await give('Active');
  const rows = Array.from({ length: 21 }, (_, at) => flat(`A-${at}`));
  await run(gives(...rows));
  const waiting = (await homes()).find(({ status }) => status === 'Draft');
  const reference = waiting?.title.replace('Flat ', '') ?? '';
  await again();
  const sold = rows.map((row) =>
    row.startsWith(`${reference},`)
      ? row.replace(waiting?.title ?? '', 'SOLD - Block of 6 flats')
      : row,
  );
  await run(gives(...sold));
  const [shown] = (await homes()).filter(({ status }) => status === 'Active');
  await t.call(`POST /api/properties/${shown?.id}/unpublish`, { as: agent });
  const [left] = await rowsOf<{ status: string; review_note: string | null }>(
    t.database,
    'SELECT status, review_note FROM properties WHERE id = $1',
    [waiting?.id],
  );
  expect(left).toMatchObject({ status: 'Draft', review_note: expect.any(String) as string });
});

test('[FEED-4] a published home whose address turns out to be in another state keeps its place', async () => {
  agent = await t.account('agent', 'Ada Agent', 'pro');
  await give('Active');
  const rows = Array.from({ length: 72 }, (_, at) => flat(`A-${at}`));
  await run(gives(...rows));
  const shown = async () =>
    new Set((await homes()).filter(({ status }) => status === 'Active').map(({ title }) => title));
  const before = await shown();
  const [moved = ''] = before;
  await again();
  await run(
    gives(
      ...rows.map((row) =>
        row.includes(`,${moved},`) ? row.replace('Ikeja, Lagos', 'Abeokuta, Ogun') : row,
      ),
    ),
  );
  expect(await shown()).toEqual(before);
});

test('[FEED-4] the next day changes what the address says anew; what the agent did stays', async () => {
  await give('Active');
  await run(gives(flat('A-1'), flat('A-2'), flat('A-3'), flat('A-4')));
  const before = await homes();
  await t.call(`PUT /api/properties/${before[0]?.id}`, {
    headers: { 'if-match': `"${before[0]?.version}"` },
    payload: propertyContent({ title: 'Corner flat', price: 3_500_000 }),
    as: agent,
  });
  await t.call(`DELETE /api/properties/${before[1]?.id}`, { as: agent });
  await again();
  await run(gives(flat('A-1', 4_000_000), flat('A-2', 4_000_000), flat('A-3')));
  expect(await homes()).toMatchObject([
    { id: before[0]?.id, title: 'Corner flat', price: 4_000_000, status: 'Active' },
    { id: before[2]?.id, title: 'Flat A-3', price: 3_500_000, status: 'Active' },
    { id: before[3]?.id, title: 'Flat A-4', status: 'Active' },
  ]);
  expect((await told())?.report).toMatchObject({
    added: 0,
    changed: 1,
    unchanged: 1,
    leftAlone: 1,
    gone: 1,
    goneTitles: ['Flat A-4'],
  });
});

test('[FEED-4] a published listing takes no change that is newly doubtful', async () => {
  await give('Active');
  await run(gives(flat('A-1')));
  await again();
  await run(gives(flat('A-1', 3)));
  expect(await homes()).toMatchObject([{ price: 3_500_000, status: 'Active' }]);
  expect((await told())?.report).toMatchObject({ changed: 0, leftAlone: 1 });
});

test('[FEED-4] a day on which nothing changed is told on the screen alone', async () => {
  await give('Active');
  await run(gives(flat('A-1'), PRICELESS));
  await again();
  await run(gives(flat('A-1'), PRICELESS));
  expect((await told())?.report).toMatchObject({ unchanged: 1, refused: 1 });
  expect(await mails()).toHaveLength(1);
});

test('[FEED-5] it is fetched once a day, and never by two at once', async () => {
  await give('Draft');
  let fetches = 0;
  const count = async () => {
    fetches += 1;
    return gives(flat('A-1'))();
  };
  await Promise.all([run(count), run(count)]);
  await run(count);
  expect(fetches).toBe(1);
  await t.database.query(
    `UPDATE listing_sources SET due_at = now(), leased_until = now() + interval '1 minute'`,
  );
  await run(count);
  expect(fetches).toBe(1);
});

test('[FEED-5] a fetch that a kill cut off is made again when nobody can be at it any more, and not a day later', async () => {
  await give('Draft');
  let begun = () => {};
  const asked = new Promise<void>((resolve) => {
    begun = resolve;
  });
  // Never answered: of a process that was killed nothing is heard again.
  void run(() => {
    begun();
    return new Promise(() => {});
  });
  await asked;
  await run(gives(flat('A-1')));
  expect(await homes()).toEqual([]);
  await t.database.query(`UPDATE listing_sources SET leased_until = now() - interval '1 second'`);
  await run(gives(flat('A-1')));
  expect(await homes()).toHaveLength(1);
  expect((await told())?.isDue).toBe(false);
});

test('[FEED-5] a failure of the database is no failure of an address, which stays due', async () => {
  await give('Draft');
  const executor = t.database.kysely.getExecutor();
  const usual = executor.executeQuery.bind(executor);
  const statements = spyOnStatements(t.database).mockImplementation(async (asked) => {
    if (asked.sql.includes('from "reports"')) throw new Error('the connection ended');
    return usual(asked);
  });
  await expect(run(gives(flat('A-1')))).rejects.toThrow('the connection ended');
  statements.mockRestore();
  expect(await told()).toMatchObject({ failure: null, isDue: true });
  expect(await mails()).toEqual([]);
});

test('[FEED-5] what fails is told once, and after 7 days it is given up', async () => {
  await give('Draft');
  await run(fails);
  await again();
  await run(fails);
  expect((await mails()).map(({ body_text }) => body_text)).toEqual([
    expect.stringContaining('The address of your listings answers 404.'),
  ]);
  expect(await told()).toMatchObject({ failure: 'answers 404', stoppedAt: null });
  await t.database.query(
    `UPDATE listing_sources SET due_at = now(), failing_since = '2026-11-03T09:00:00Z'::timestamptz - interval '1 year'`,
  );
  await run(fails);
  expect((await mails()).at(-1)?.body_text).toContain('Since 03/11/2025 the address answers 404.');
  expect((await told())?.stoppedAt).not.toBeNull();
  await t.call(`POST ${url}/fetch`, { as: agent });
  await run(gives(flat('A-1')));
  expect(await told()).toMatchObject({ failure: null, failingSince: null, stoppedAt: null });
  expect(await homes()).toHaveLength(1);
});

test('[FEED-5] what cannot be read is a failure in words', async () => {
  await give('Draft');
  await run(async () => new TextEncoder().encode('{"value": 1}'));
  expect((await told())?.failure).toBe(
    'gives what cannot be read: This JSON has no list of listings under the name value',
  );
  await t.send(`POST ${url}/fetch`, { as: agent });
  await run(async () => new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0]));
  expect((await told())?.failure).toBe('gives an Excel workbook, where a CSV is needed');
});

test('[FEED-6] the query of the address is told to nobody, and the address is forgotten when it is ended', async () => {
  await give('Draft');
  await run(gives(flat('A-1')));
  expect((await told())?.address).toBe('https://feed.example/homes.csv?…');
  const copy = await t.send('GET /api/account/export', { as: agent });
  expect(copy.json().data.listingSources).toMatchObject([
    { address: 'https://feed.example/homes.csv' },
  ]);
  expect(copy.json().data.sourceListings).toMatchObject([{ title: 'Flat A-1' }]);
  expect(copy.body).not.toContain('quumba');
  await t.call(`DELETE ${url}`, { as: agent });
  expect(await told()).toBeNull();
  expect(await homes()).toHaveLength(1);
});

test.each([
  ['http://feed.example/a', 'Please give an address that begins with https://'],
  ['https://127.0.0.1/a', 'The address is not on the public internet.'],
  ['https://localhost/a', 'The address is not on the public internet.'],
])('[FEED-2] %s is refused in words, and not kept', async (address, words) => {
  const { message } = await t.refused(422, `PUT ${url}`, {
    as: agent,
    payload: { url: address, newStatus: 'Draft' },
  });
  expect(message).toBe(words);
  expect(await told()).toBeNull();
});
