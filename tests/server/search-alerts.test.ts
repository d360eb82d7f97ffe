import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { matchAlerts } from '../../server/modules/alerts/match-alerts';
import { type MailServer, startMailServer } from '../support/start-mail-server';
import { rowsOf } from '../support/rows-of';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';

let mails: MailServer;
beforeAll(async () => {
  mails = await startMailServer();
});
afterAll(() => mails.close());
const t = sharedApp(() => ({ smtpUrl: mails.url }));

const notificationsOf = async (as: TestAccount) =>
  (await t.call('GET /api/notifications', { as })).notifications;

describe('search alerts', () => {
  // A place of its own for each test: what one publishes is no news for the others.
  let place = '';
  beforeEach(() => {
    place = `Street ${randomUUID().slice(0, 8)}, Surulere, Lagos`;
  });
  const putAlert = async (as: TestAccount, change: object = {}) => {
    const id = randomUUID();
    await t.call(`PUT /api/search-alerts/${id}`, {
      as,
      payload: {
        name: 'Flats in Surulere',
        criteria: { listingType: 'rent', location: place, priceMax: 2_000_000 },
        frequency: 'Instantly',
        includeSimilar: false,
        ...change,
      },
    });
    return id;
  };
  const run = () =>
    matchAlerts(t.database, 'http://gida.test', (error) => {
      throw error;
    });
  const runLater = async () => {
    await run();
    await t.app.mailWorker.flush();
  };
  const surulere = (price: number) => ({
    address: `8 ${place}`,
    location: null,
    price,
  });

  test('a match is notified once and mailed at once; what does not fit is not', async () => {
    const seeker = await t.account('seeker');
    const agent = await t.account('agent');
    const id = await putAlert(seeker);
    const fits = await publishProperty(t, agent, surulere(1_800_000));
    await publishProperty(t, agent, surulere(2_100_000));
    await runLater();
    await runLater();
    expect(await notificationsOf(seeker)).toMatchObject([
      { type: 'NEW_PROPERTY_MATCH', propertyId: fits, details: { newPrice: 1_800_000 } },
    ]);
    const { properties } = await t.call(`GET /api/search-alerts/${id}/matches`, { as: seeker });
    expect(properties.map((property) => property.id)).toEqual([fits]);
    const received = mails.to(seeker.email);
    expect(received.map(({ subject }) => subject)).toEqual(['New homes for your alert on Gida: 1']);
    expect(received[0]?.text).toContain(`http://gida.test/property-detail/${fits}`);
  });

  test('a home that was let and is offered again is a match once more, and one that was only hidden is not', async () => {
    const seeker = await t.account('seeker');
    const agent = await t.account('agent');
    await putAlert(seeker);
    const id = await publishProperty(t, agent, surulere(1_800_000));
    const step = (name: string, payload?: object) =>
      t.send(`POST /api/properties/${id}/${name}`, { as: agent, ...(payload && { payload }) });
    const told = async () => {
      await runLater();
      await runLater();
      return [(await notificationsOf(seeker)).length, mails.to(seeker.email).length];
    };
    expect(await told()).toEqual([1, 1]);
    await step('unpublish');
    await step('publish');
    expect(await told()).toEqual([1, 1]);
    // By a slip of the finger, and taken back.
    await step('close', { date: '2026-03-04' });
    await step('publish');
    expect(await told()).toEqual([1, 1]);
    await t.database.query(
      `UPDATE alert_matches SET matched_at = matched_at - interval '8 days' WHERE property_id = $1`,
      [id],
    );
    await step('close', { date: '2026-03-04' });
    await step('publish');
    expect(await told()).toEqual([2, 2]);
  });

  test('[HIDE-1] a home that somebody hid is told of by no notification and no mail', async () => {
    const seeker = await t.account('seeker');
    const agent = await t.account('agent');
    const id = await putAlert(seeker, { frequency: 'Daily' });
    const hide = (home: string) =>
      t.send(`PUT /api/hidden-homes/${home}`, { as: seeker, key: randomUUID() });
    const matched = await publishProperty(t, agent, surulere(1_700_000));
    await runLater();
    // Hidden between a match and its digest, and before a match.
    await hide(matched);
    const unmatched = await publishProperty(t, agent, surulere(1_800_000));
    await hide(unmatched);
    await t.database.query(
      `UPDATE search_alerts SET created_at = now() - interval '25 hours' WHERE id = $1`,
      [id],
    );
    await runLater();
    const told = (await notificationsOf(seeker)).map(({ propertyId }) => propertyId);
    expect(told).not.toContain(unmatched);
    expect(mails.to(seeker.email)).toEqual([]);
  });

  test('[SAFE-5] homes of agents whom somebody blocked are told of by no notification and no mail', async () => {
    const seeker = await t.account('seeker');
    const agent = await t.account('agent');
    const other = await t.account('agent');
    const id = await putAlert(seeker, { frequency: 'Daily' });
    const block = (method: 'PUT' | 'DELETE') =>
      t.send(`${method} /api/blocks/${agent.id}`, { as: seeker, key: randomUUID() });
    const before = await publishProperty(t, agent, surulere(1_700_000));
    await runLater();
    // Blocked between a match and its digest, and before a match.
    await block('PUT');
    await publishProperty(t, agent, surulere(1_800_000));
    const fits = await publishProperty(t, other, surulere(1_900_000));
    await t.database.query(
      `UPDATE search_alerts SET created_at = now() - interval '25 hours' WHERE id = $1`,
      [id],
    );
    await runLater();
    const told = (await notificationsOf(seeker)).map(({ propertyId }) => propertyId);
    expect(told).toHaveLength(2);
    expect(told).toEqual(expect.arrayContaining([before, fits]));
    const [mail] = mails.to(seeker.email);
    expect(mail?.subject).toBe('New homes for your alert on Gida: 1');
    expect(mail?.text).toContain(fits);
    await block('DELETE');
    const back = await publishProperty(t, agent, surulere(1_600_000));
    await runLater();
    expect((await notificationsOf(seeker)).map(({ propertyId }) => propertyId)).toContain(back);
  });

  test('[SAFE-4] somebody suspended is written to about no home until that ends', async () => {
    const seeker = await t.account('seeker');
    const agent = await t.account('agent');
    await putAlert(seeker);
    const report = randomUUID();
    await t.database.query(
      `INSERT INTO reports (id, subject, subject_id, about_user_id, title, reason, note, evidence, decision, decided_at)
       VALUES ($1, 'message', $2, $2, '', 'scam', '', '[]', 'suspend', now())`,
      [report, seeker.id],
    );
    const id = await publishProperty(t, agent, surulere(1_800_000));
    await runLater();
    expect(mails.to(seeker.email)).toEqual([]);
    await t.database.query('DELETE FROM reports WHERE id = $1', [report]);
    await runLater();
    expect(mails.to(seeker.email).map(({ text }) => text?.includes(id))).toEqual([true]);
  });

  test('similar homes count where they are wanted', async () => {
    const seeker = await t.account('seeker');
    await putAlert(seeker, { includeSimilar: true });
    const agent = await t.account('agent');
    const near = await publishProperty(t, agent, surulere(2_150_000));
    await publishProperty(t, agent, surulere(2_300_000));
    await runLater();
    expect((await notificationsOf(seeker)).map(({ propertyId }) => propertyId)).toEqual([near]);
  });

  test('a daily digest waits for its day and then has all of it', async () => {
    const seeker = await t.account('seeker');
    const id = await putAlert(seeker, { frequency: 'Daily' });
    const agent = await t.account('agent');
    for (let home = 0; home < 12; home += 1)
      await publishProperty(t, agent, surulere(900_000 + home));
    await runLater();
    expect(await notificationsOf(seeker)).toHaveLength(12);
    expect(mails.to(seeker.email)).toEqual([]);
    await t.database.query(
      `UPDATE search_alerts SET created_at = now() - interval '25 hours' WHERE id = $1`,
      [id],
    );
    await runLater();
    expect(mails.to(seeker.email).map(({ subject }) => subject)).toEqual([
      'New homes for your alert on Gida: 12',
    ]);
    expect(mails.to(seeker.email)[0]?.text).toContain('Here are the first 10.');
    await publishProperty(t, agent, surulere(950_000));
    await runLater();
    expect(mails.to(seeker.email)).toHaveLength(1);
  });

  test('what an alert found before it was stopped is no news once it is turned on again', async () => {
    const seeker = await t.account('seeker');
    const id = await putAlert(seeker, { frequency: 'Weekly' });
    const agent = await t.account('agent');
    await publishProperty(t, agent, surulere(900_000));
    await runLater();
    const turn = (active: boolean) =>
      t.call(`PUT /api/search-alerts/${id}`, {
        as: seeker,
        payload: {
          name: 'Flats in Surulere',
          criteria: { listingType: 'rent', location: place, priceMax: 2_000_000 },
          frequency: 'Weekly',
          includeSimilar: false,
          active,
        },
      });
    await turn(false);
    const { alert } = await turn(true);
    expect(Date.parse(alert.watchedFrom ?? '')).toBeGreaterThan(Date.parse(alert.createdAt));
    await t.database.query(
      `UPDATE search_alerts SET created_at = now() - interval '60 days' WHERE id = $1`,
      [id],
    );
    await publishProperty(t, agent, surulere(950_000));
    await runLater();
    const [mail] = mails.to(seeker.email);
    expect(mail?.subject).toBe('New homes for your alert on Gida: 1');
    expect(mail?.text).not.toContain('900,000');
    expect(mail?.text).toContain('950,000');
  });

  test('what was stopped by its link stays so when a phone that does not know it gives another name', async () => {
    const seeker = await t.account('seeker');
    const id = await putAlert(seeker);
    const [row] = await rowsOf<{ unsubscribe_token: string }>(
      t.database,
      'SELECT unsubscribe_token FROM search_alerts WHERE id = $1',
      [id],
    );
    await t.send(`POST /api/unsubscribe?token=${row?.unsubscribe_token}`);
    const put = async (change: object) =>
      (
        await t.call(`PUT /api/search-alerts/${id}`, {
          as: seeker,
          payload: {
            name: 'Surulere',
            criteria: {},
            frequency: 'Weekly',
            includeSimilar: false,
            ...change,
          },
        })
      ).alert;
    expect(await put({})).toMatchObject({ name: 'Surulere', active: false });
    expect(await put({ active: true })).toMatchObject({ active: true });
    expect(await put({})).toMatchObject({ active: true });
  });

  test('a digest carries its way out, which works by one post without logging in', async () => {
    const seeker = await t.account('seeker');
    await putAlert(seeker);
    const agent = await t.account('agent');
    await publishProperty(t, agent, surulere(1_000_000));
    await runLater();
    const [mail] = mails.to(seeker.email);
    const header = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? '';
    expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe-post')?.value).toBe(
      'List-Unsubscribe=One-Click',
    );
    const link = /<http:\/\/gida\.test(.+)>/.exec(header)?.[1] ?? '';
    // Opening it changes nothing: mail programs do that by themselves.
    const page = await t.send(`GET ${link}`);
    expect(page.body).toContain('<button>Stop these mails</button>');
    await publishProperty(t, agent, surulere(1_100_000));
    await runLater();
    expect(mails.to(seeker.email)).toHaveLength(2);
    const stopped = await t.send(`POST ${link}`, {
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const again = await t.send(`POST ${link}`, {
      payload:
        '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect(again.statusCode).toBe(200);
    expect(stopped.json().message).toBe('You get no more mails about "Flats in Surulere".');
    const shown = await t.send(`POST ${link}`, {
      payload: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    });
    expect(shown.headers['content-type']).toContain('text/html');
    expect(shown.body).toContain('You get no more mails about &quot;Flats in Surulere&quot;.');
    await publishProperty(t, agent, surulere(1_200_000));
    await runLater();
    expect(mails.to(seeker.email)).toHaveLength(2);
  });

  test('two runs at the same moment tell of a home once', async () => {
    const seekers = await Promise.all(Array.from({ length: 5 }, () => t.account('seeker')));
    for (const seeker of seekers) await putAlert(seeker);
    const agent = await t.account('agent');
    await publishProperty(t, agent, surulere(1_300_000));
    await Promise.all(Array.from({ length: 4 }, run));
    await t.app.mailWorker.flush();
    for (const seeker of seekers) {
      expect(await notificationsOf(seeker)).toHaveLength(1);
      expect(mails.to(seeker.email)).toHaveLength(1);
    }
  });

  test('hundreds of homes at once are all found, and what was taken down is not mailed', async () => {
    const seeker = await t.account('seeker');
    const id = await putAlert(seeker, { frequency: 'Daily' });
    const agent = await t.account('agent');
    const model = await publishProperty(t, agent, surulere(1_000_000));
    // One moment for all of them, as an import gives them.
    await t.database.query(
      `INSERT INTO properties (id, owner_id, status, title, address, price, type, property_category,
         listing_type, address_search, published_at, listed_at)
       SELECT gen_random_uuid(), owner_id, status, title, address, price, type, property_category,
         listing_type, address_search, '2020-01-01', now()
       FROM properties, generate_series(1, 450) WHERE id = $1`,
      [model],
    );
    await runLater();
    const count = 'SELECT count(*) AS n FROM alert_matches WHERE alert_id = $1';
    expect(await t.database.query(count, [id])).toEqual([{ n: 451 }]);
    await t.send(`POST /api/properties/${model}/unpublish`, { as: agent });
    await t.database.query(
      `UPDATE search_alerts SET created_at = now() - interval '25 hours' WHERE id = $1`,
      [id],
    );
    await runLater();
    expect(mails.to(seeker.email).map(({ subject }) => subject)).toEqual([
      'New homes for your alert on Gida: 450',
    ]);
    expect(mails.to(seeker.email)[0]?.text).not.toContain(model);
  });

  test('whoever wants no match mails gets notifications alone', async () => {
    const seeker = await t.account('seeker');
    await t.send('PUT /api/auth/notification-preferences', {
      as: seeker,
      payload: { emailPropertyMatches: false },
    });
    await putAlert(seeker);
    await publishProperty(t, await t.account('agent'), surulere(1_400_000));
    await runLater();
    expect(await notificationsOf(seeker)).toHaveLength(1);
    expect(mails.to(seeker.email)).toEqual([]);
  });
});

test('a new price is news for those who saved the listing and want to know', async () => {
  const agent = await t.account('agent');
  const id = await publishProperty(t, agent, { price: 4_000_000 });
  const told = await t.account('seeker');
  const quiet = await t.account('seeker');
  for (const as of [told, quiet])
    await t.send('POST /api/saved-properties', { as, payload: { propertyId: id } });
  await t.send('PUT /api/auth/notification-preferences', {
    as: quiet,
    payload: { priceDropAlerts: false },
  });
  await t.send(`PUT /api/properties/${id}`, {
    headers: { 'if-match': '"2"' },
    as: agent,
    payload: propertyContent({ price: 3_500_000 }),
  });
  expect(await notificationsOf(told)).toMatchObject([
    {
      type: 'PRICE_CHANGE',
      propertyId: id,
      details: { oldPrice: 4_000_000, newPrice: 3_500_000, percentageChange: -12.5 },
      read: false,
    },
  ]);
  expect(await notificationsOf(quiet)).toEqual([]);
  // Until it is read, a later change stands in its place, and none where the price is what it was.
  const reprice = (version: number, price: number) =>
    t.send(`PUT /api/properties/${id}`, {
      headers: { 'if-match': `"${version}"` },
      as: agent,
      payload: propertyContent({ price }),
    });
  await reprice(3, 3_000_000);
  expect(await notificationsOf(told)).toMatchObject([
    { details: { oldPrice: 4_000_000, newPrice: 3_000_000, percentageChange: -25 } },
  ]);
  await reprice(4, 4_000_000);
  expect(await notificationsOf(told)).toEqual([]);
  await reprice(5, 3_500_000);
  expect(await notificationsOf(told)).toHaveLength(1);
  // What is let by the night from now on became neither cheaper nor dearer.
  await t.send(`PUT /api/properties/${id}`, {
    headers: { 'if-match': '"6"' },
    as: agent,
    payload: propertyContent({ price: 60_000, listingType: 'shortlet' }),
  });
  expect(await notificationsOf(told)).toEqual([]);
  await t.send(`PUT /api/properties/${id}`, {
    headers: { 'if-match': '"7"' },
    as: agent,
    payload: propertyContent({ price: 4_000_000 }),
  });
  expect(await notificationsOf(told)).toEqual([]);
  await reprice(8, 3_500_000);
  const readAll = async (query: string) => {
    const url = `/api/notifications/read-all${query}`;
    return (await t.send(`PATCH ${url}`, { as: told })).json();
  };
  // What came after the last one that was seen stays unread.
  const [newest] = await notificationsOf(told);
  const before = new Date(Date.parse(newest?.createdAt ?? '') - 1).toISOString();
  expect(await readAll(`?until=${before}`)).toEqual({ read: 0 });
  expect(await readAll('?until=0000-01-01T00:00:00Z')).toEqual({ read: 0 });
  expect(await readAll('?until=yesterday')).toMatchObject({ status: 422 });
  expect(await readAll(`?until=${newest?.createdAt}`)).toEqual({ read: 1 });
  expect(await readAll('')).toEqual({ read: 0 });
  expect((await notificationsOf(told))[0]?.read).toBe(true);
});
