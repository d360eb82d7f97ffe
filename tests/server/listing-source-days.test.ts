import { beforeEach, expect, test } from 'vitest';
import { fetchDueSources } from '../../server/modules/listing-source/fetch-due-sources';
import {
  endListingSource,
  readListingSource,
  saveListingSource,
} from '../../server/modules/listing-source/listing-sources';
import { inThisProcess } from '../support/source-in-this-process';
import { rowsOf } from '../support/rows-of';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';

// What an address gives on one day and on the next, and what its agent chooses meanwhile.
let agent: TestAccount;
const t = sharedApp();
beforeEach(async () => {
  await t.database.query('DELETE FROM listing_sources');
  agent = await t.account('agent');
});

// An address of the public internet that needs no look-up of a name.
const url = 'https://1.1.1.1/homes.csv';
const HEAD = 'reference,title,location,price,bedrooms,property_type,status,availability';
const flat = (ref: string, price = '3500000', availability = 'Available') =>
  `${ref},Flat ${ref},"Garden Close, Ikeja, Lagos",${price},3,Flat,For Rent,${availability}`;
const file = (...lines: string[]) => new TextEncoder().encode(lines.join('\n'));
const run = (fetch: Parameters<typeof fetchDueSources>[3]) =>
  fetchDueSources(t.database, 'https://gida.example', inThisProcess, fetch);
const give = (newStatus: 'Draft' | 'Active') =>
  saveListingSource(t.database, agent.id, { url, newStatus });
const nextDay = async (...lines: string[]) => {
  await t.database.query('UPDATE listing_sources SET due_at = now()');
  await run(async () => file(...lines));
};
const report = async () => (await readListingSource(t.database, agent.id))?.report;
const homes = () =>
  rowsOf<{ title: string; status: string; isOld: boolean }>(
    t.database,
    `SELECT title, status, confirmed_at < now() - interval '30 days' AS "isOld" FROM properties
     WHERE owner_id = $1 AND deleted_at IS NULL ORDER BY title, status`,
    [agent.id],
  );
const mails = () =>
  rowsOf<{ body_text: string }>(
    t.database,
    'SELECT body_text FROM mails WHERE to_user_id = $1 ORDER BY id',
    [agent.id],
  );

test('[FEED-4] a published home that its address says is let is not confirmed, and its agent is told', async () => {
  await give('Active');
  await nextDay(HEAD, flat('A-1'), flat('A-2'));
  await t.database.query(
    `UPDATE properties SET confirmed_at = now() - interval '40 days' WHERE owner_id = $1`,
    [agent.id],
  );
  await nextDay(HEAD, flat('A-1', '3500000', 'Let'), flat('A-2'));
  expect(await homes()).toEqual([
    { title: 'Flat A-1', status: 'Active', isOld: true },
    { title: 'Flat A-2', status: 'Active', isOld: false },
  ]);
  expect(await report()).toMatchObject({ unchanged: 2, gone: 1, goneTitles: ['Flat A-1'] });
  const [, mail] = await mails();
  expect(mail?.body_text).toContain('1 listing is no longer on offer at the address');
});

test('[FEED-1] an address that is ended, or given for drafts, while it is read publishes nothing', async () => {
  await give('Active');
  await run(async () => {
    await endListingSource(t.database, agent.id);
    return file(HEAD, flat('A-1'));
  });
  expect(await homes()).toEqual([]);

  await give('Active');
  let others = 0;
  let isFirst = true;
  await run(async () => {
    if (isFirst) {
      isFirst = false;
      await give('Draft');
      // It is due, but being fetched: nobody else begins.
      await run(async () => {
        others += 1;
        return file(HEAD, flat('A-1'));
      });
    }
    return file(HEAD, flat('A-1'));
  });
  expect((await homes()).map(({ status }) => status)).toEqual(['Draft']);
  expect(others).toBe(0);
});

test('[FEED-4] a row that is refused for a day is not told as gone from the address', async () => {
  await give('Active');
  await nextDay(HEAD, flat('A-1'), flat('A-2'), flat('A-3'));
  await nextDay(HEAD, flat('A-1', ''), flat('A-2'));
  expect(await report()).toMatchObject({ refused: 1, gone: 1, goneTitles: ['Flat A-3'] });
});

test('[FEED-4] without references a home at a new price is not published beside the old one', async () => {
  const bare = (line: string) => line.slice(line.indexOf(',') + 1);
  await give('Active');
  await nextDay(bare(HEAD), bare(flat('A-1')), bare(flat('A-2')));
  await nextDay(bare(HEAD), bare(flat('A-1', '3600000')), bare(flat('A-2')));
  expect(await homes()).toMatchObject([
    { title: 'Flat A-1', status: 'Active' },
    { title: 'Flat A-1', status: 'Draft' },
    { title: 'Flat A-2', status: 'Active' },
  ]);
  expect(await report()).toMatchObject({ added: 1, doubtful: 1, unchanged: 1, gone: 1 });
});

test('[FEED-4] without references a further home is published where none is gone', async () => {
  const bare = (line: string) => line.slice(line.indexOf(',') + 1);
  await give('Active');
  await nextDay(bare(HEAD), bare(flat('A-1')));
  await nextDay(bare(HEAD), bare(flat('A-1')), bare(flat('A-2')));
  expect((await homes()).map(({ status }) => status)).toEqual(['Active', 'Active']);
});
