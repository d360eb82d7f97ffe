import { beforeAll, describe, expect, test } from 'vitest';
import { requireLocalDemo } from '../../server/modules/demo/require-local-demo';
import { seedDemo } from '../../server/modules/demo/seed-demo';
import { priceMedians } from '../../server/modules/properties/price-medians';
import { readSettings } from '../../server/plugins/settings';
import { rowsOf } from '../support/rows-of';
import { createTestApp } from '../support/test-app';
import { sharedApp } from '../support/shared-app';

const POSTGRES = 'postgres://u@h/d';

describe('a demo is for this machine', () => {
  test.each([
    [{}],
    [{ HOST: '127.0.0.1' }],
    [{ HOST: '127.8.8.8', PUBLIC_URL: 'http://localhost:9000' }],
    [{ HOST: '::1' }],
    [{ DEMO: '1', DATABASE_URL: POSTGRES, PUBLIC_URL: 'http://[::1]:8080' }],
    [{ DEMO: '0', HOST: '0.0.0.0' }],
    [{ DATABASE_URL: POSTGRES, HOST: '0.0.0.0', PUBLIC_URL: 'https://homes.example' }],
  ])('%o may start', (env) => {
    expect(() => requireLocalDemo(readSettings(env))).not.toThrow();
  });
  test.each([
    [{ HOST: '0.0.0.0' }, "HOST is '0.0.0.0'"],
    [{ HOST: '::' }, "HOST is '::'"],
    [{ HOST: '192.168.1.4' }, "HOST is '192.168.1.4'"],
    [{ HOST: '127.evil.example' }, "HOST is '127.evil.example'"],
    [{ DEMO: '1', DATABASE_URL: POSTGRES, HOST: '0.0.0.0' }, "HOST is '0.0.0.0'"],
    [{ PUBLIC_URL: 'https://homes.example/' }, "PUBLIC_URL is 'https://homes.example'"],
    [{ PUBLIC_URL: 'http://localhost.homes.example' }, 'PUBLIC_URL is'],
    [{ TRUST_PROXY: '1' }, 'TRUST_PROXY is 1'],
  ])('%o is refused with what to do', (env, why) => {
    const start = () => requireLocalDemo(readSettings(env));
    expect(start).toThrow(why);
    expect(start).toThrow('set DEMO=0 for a real site, or HOST=localhost');
  });
});

describe('a running demo', () => {
  const t = sharedApp({ demo: true });
  beforeAll(() => seedDemo(t.app));

  test('each of its listings has pictures of its own', async () => {
    const outside = await t.database.query(
      'SELECT photos.large AS name FROM photos WHERE position = 0',
    );
    const homes = await t.database.query(`SELECT 1 FROM properties WHERE status = 'Active'`);
    expect(homes.length).toBeGreaterThan(50);
    expect(new Set(outside.map((row) => row.name)).size).toBe(homes.length);
  });

  test('has views and saves of its listings, none from before it was put up or of today', async () => {
    const [told] = await rowsOf<Record<string, unknown>>(
      t.database,
      `SELECT count(*)::int AS events, count(DISTINCT e.property_id)::int AS listings,
         count(*) FILTER (WHERE e.kind = 'save')::int AS saves,
         count(*) FILTER (WHERE e.day < (p.published_at AT TIME ZONE 'Africa/Lagos')::date)::int AS before,
         count(*) FILTER (WHERE e.day >= (now() AT TIME ZONE 'Africa/Lagos')::date)::int AS today
       FROM property_events e JOIN properties p ON p.id = e.property_id`,
    );
    expect(told).toMatchObject({ before: 0, today: 0 });
    expect(told?.events).toBeGreaterThan(500);
    expect(told?.events).toBeLessThan(10_000);
    expect(told?.listings).toBeGreaterThan(20);
    expect(told?.saves).toBeGreaterThan(30);
  });

  test('four agents offer homes alike in one place, so that what such homes cost is told', async () => {
    const agents = await t.database.query(
      `SELECT DISTINCT owner_id FROM properties WHERE status = 'Active'`,
    );
    expect(agents).toHaveLength(4);
    const told = await priceMedians(t.database);
    const flats = told.filter(({ type, listingType }) => type === 'Flat' && listingType === 'rent');
    const rooms = flats.map(({ bedrooms }) => String(bedrooms));
    expect(rooms.toSorted()).toEqual(['2', '3', '3']);
  });

  test('what people asked is answered, and the visits are over: no agent is waited for', async () => {
    const [told] = await rowsOf<Record<string, unknown>>(
      t.database,
      `SELECT count(*)::int AS messages, count(*) FILTER (WHERE m.read_at IS NULL AND u.user_type = 'agent')::int AS unread,
         count(DISTINCT recipient_id)::int AS people,
         (SELECT count(*)::int FROM inspections) AS visits,
         (SELECT count(*)::int FROM inspections
          WHERE status <> 'Confirmed') AS open
       FROM messages m JOIN users u ON u.id = m.recipient_id`,
    );
    expect(told).toEqual({ messages: 34, unread: 0, people: 7, visits: 6, open: 0 });
  });

  test('its seeker keeps homes, has a visit before her and an answer to read, once; another is new', async () => {
    const logged = async (email: string, password: string) =>
      (
        await t.call('POST /api/auth/login', {
          headers: { host: 'localhost' },
          payload: { email, password, userType: 'seeker' },
        })
      ).token;
    const has = async (token: string) => {
      const names = [
        'saved-properties',
        'inspections',
        'messages',
        'notifications',
        'search-alerts',
      ];
      const cursors = names.map((name) => `${name}:0`).join(',');
      const { feeds } = await t.call(`GET /api/sync?cursors=${cursors}`, {
        headers: { host: 'localhost', authorization: `Bearer ${token}` },
      });
      return feeds;
    };
    await seedDemo(t.app);
    const kemi = await has(await logged('seeker@gida.example', 'demo-seeker-1'));
    expect(kemi['saved-properties']?.items).toHaveLength(5);
    expect(kemi['search-alerts']?.items.map(({ name }) => name)).toEqual(['Lekki Rentals']);
    const ahead = kemi.inspections?.items.filter(
      ({ requestDate }) => requestDate > new Date().toISOString().slice(0, 10),
    );
    expect(ahead?.map(({ status, requestTime }) => [status, requestTime])).toEqual([
      ['Confirmed', '11:00'],
    ]);
    expect(kemi.messages?.items.filter(({ readStatus }) => !readStatus)).toHaveLength(1);
    const [cheaper] = kemi.notifications?.items.filter(({ type }) => type === 'PRICE_CHANGE') ?? [];
    const kept = kemi['saved-properties']?.items.find(({ id }) => id === cheaper?.propertyId);
    expect(cheaper?.details.newPrice).toBe(kept?.property?.price);
    const amina = await has(await logged('amina.bello@gida.example', 'demo-seeker-2'));
    expect(Object.values(amina).flatMap((feed): unknown[] => feed?.items ?? [])).toEqual([]);
  });

  const logIn = (headers: Record<string, string>) =>
    t.send('POST /api/auth/login', {
      headers,
      payload: { email: 'approver@gida.example', password: 'demo-approver-1', userType: 'agent' },
    });

  test.each(['localhost:8080', 'LOCALHOST', '127.0.0.1:8080', '[::1]:8080'])(
    'asked for as %s it does',
    async (host) => {
      expect((await logIn({ host })).statusCode).toBe(200);
      expect((await t.send('GET /mailbox', { headers: { host } })).statusCode).toBe(200);
    },
  );
  test.each([
    [{ host: 'homes.example' }],
    [{ host: '192.168.1.4:8080' }],
    [{ host: 'localhost.homes.example' }],
    [{ host: 'localhost', 'x-forwarded-for': '41.58.0.1' }],
    [{ host: 'localhost', 'x-forwarded-host': 'localhost' }],
    [{ host: 'localhost', forwarded: 'for=41.58.0.1' }],
    [{ host: 'localhost', via: '1.1 proxy' }],
  ])('%o is refused, whatever it asks for', async (headers) => {
    expect((await logIn(headers)).statusCode).toBe(403);
    for (const url of ['/mailbox', '/api/properties', '/sitemap.xml']) {
      const answer = await t.send(`GET ${url}`, { headers });
      expect(answer.statusCode).toBe(403);
      expect(answer.body).toContain('DEMO=0');
    }
  });
});

test('a real site is asked for by any name and through proxies', async () => {
  const real = await createTestApp();
  const headers = { host: 'homes.example', 'x-forwarded-for': '41.58.0.1' };
  expect((await real.send('GET /api/properties', { headers })).statusCode).toBe(200);
  expect((await real.send('GET /mailbox', { headers })).statusCode).toBe(404);
  await real.close();
});
