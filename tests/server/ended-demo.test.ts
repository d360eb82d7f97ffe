import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readDatabaseFacts } from '../../server/doctor/read-database-facts';
import { matchAlerts } from '../../server/modules/alerts/match-alerts';
import { endDemo } from '../../server/modules/demo/end-demo';
import { removeDemo } from '../../server/modules/demo/remove-demo';
import { seedDemo } from '../../server/modules/demo/seed-demo';
import { importOwner } from '../../server/modules/import/import-owner';
import { priceMedians } from '../../server/modules/properties/price-medians';
import { openDatabase } from '../../server/open-database';
import { readSettings } from '../../server/plugins/settings';
import { loginAnswerSchema } from '../../src/contract/people/account';
import { listingPageSchema } from '../../src/contract/listing/listing-query';
import { command } from '../support/command';
import { madeDatabaseIn } from '../support/empty-database-in';
import { program } from '../support/program';
import { publishProperty } from '../support/publish-property';
import { readFeed } from '../support/read-feed';
import { rowsOf } from '../support/rows-of';
import { freePort } from '../support/free-port';
import { testFolder } from '../support/test-folder';
import { addTestPasskey, createTestApp, type TestAccount, type TestApp } from '../support/test-app';

/** Where the demo has homes, as a device keeps it. */
const AREA = 'name=Lagos&lat=6.5&lng=3.4&radiusKm=50';
const LOGIN = {
  agent: { email: 'agent@gida.example', password: 'demo-agent-1', userType: 'agent' },
  seeker: { email: 'seeker@gida.example', password: 'demo-seeker-1', userType: 'seeker' },
  approver: { email: 'approver@gida.example', password: 'demo-approver-1', userType: 'agent' },
};

const folder = testFolder('ended-demo');
let t: TestApp;
/** Of the demo as it was made. */
let backup: string;
let seeker: TestAccount;
let realHome: string;
let demoHome: string;
let demoAgent: TestAccount;
beforeAll(async () => {
  const env = await madeDatabaseIn(folder, 'demo');
  const open = async () =>
    createTestApp({ ...readSettings(env), database: await openDatabase(readSettings(env)) });
  t = await open();
  await seedDemo(t.app);
  await t.close();
  backup = join(folder, 'demo.backup');
  expect((await command(['backup', backup], env)).code).toBe(0);
  t = await open();
  seeker = await t.account('seeker');
  realHome = await publishProperty(t, await t.account('agent'));
  demoAgent = await loggedIn('agent');
  const own = await rowsOf<{ id: string }>(
    t.database,
    'SELECT id FROM properties WHERE owner_id = $1',
    [demoAgent.id],
  );
  demoHome = (await shownIds()).find((shown) => own.some(({ id }) => id === shown)) ?? '';
  await t.send('POST /api/saved-properties', { payload: { propertyId: demoHome }, as: seeker });
});
afterAll(() => t.close());

const logIn = (who: keyof typeof LOGIN) => t.send('POST /api/auth/login', { payload: LOGIN[who] });
async function loggedIn(who: keyof typeof LOGIN): Promise<TestAccount> {
  const { token, user } = loginAnswerSchema.parse((await logIn(who)).json());
  return { id: user.id, email: user.email, token };
}
const end = () => t.database.transaction(endDemo);

/** Every listing that a search, to buy or to rent, shows on its first page. */
async function shownIds(): Promise<string[]> {
  const pages = await Promise.all(
    ['sale', 'rent', 'shortlet', 'lease'].map((type) =>
      t.send(`GET /api/properties?listingType=${type}&limit=50`),
    ),
  );
  return pages
    .filter(({ statusCode }) => statusCode === 200)
    .flatMap((page) => listingPageSchema.parse(page.json()).properties.map(({ id }) => id));
}
const sitemapHomes = async () =>
  (await t.send('GET /sitemap-homes-1.xml')).body.match(/property-detail\/[\w-]+/g) ?? [];
const writeTo = (propertyId: string) =>
  t.send('POST /api/contact-requests', {
    payload: {
      id: randomUUID(),
      propertyId,
      name: 'Vera Visitor',
      email: 'vera@test.example',
      phone: '08030000000',
      kind: 'call',
    },
  });
const messageTo = (recipientId: string, propertyId: string) =>
  t.send('POST /api/messages', {
    payload: { id: randomUUID(), recipientId, propertyId, subject: 'Is it free', content: 'Hello' },
    as: seeker,
  });

test('an ended demo is out of reach, and what is real is not', async () => {
  expect((await sitemapHomes()).length).toBeGreaterThan(50);
  const { cursor: since, listings: before } = await t.call(`GET /api/area-packs/summary?${AREA}`);
  expect(before).toBeGreaterThan(10);
  const { cursor } = await readFeed(t, seeker, 'saved-properties');

  expect(await end()).toEqual({ accounts: 9, listings: 86, approved: [] });

  for (const who of ['agent', 'seeker', 'approver'] as const) {
    const refused = await logIn(who);
    expect(refused.statusCode).toBe(403);
    expect(refused.body).toContain('the demo is over');
  }
  expect((await t.send('GET /api/auth/profile', { as: demoAgent })).statusCode).toBe(401);
  expect(await shownIds()).toEqual([realHome]);
  expect(await sitemapHomes()).toEqual([`property-detail/${realHome}`]);
  expect((await t.send(`GET /api/properties/${demoHome}`)).statusCode).toBe(404);
  expect(await priceMedians(t.database)).toEqual([]);
  const changes = await t.call(
    `GET /api/area-packs/changes?${AREA}&since=${encodeURIComponent(since)}`,
  );
  expect(changes.listings.map(({ id }) => id)).not.toContain(demoHome);
  const kept = await t.call(`GET /api/area-packs/ids?${AREA}`);
  expect(kept.ids).toEqual([realHome]);
  const feed = await readFeed(t, seeker, 'saved-properties', { cursor });
  expect(feed.items.length + feed.deleted.length).toBe(1);
  expect((await writeTo(demoHome)).statusCode).toBe(404);
  expect((await writeTo(realHome)).statusCode).toBe(201);
  expect((await messageTo(demoAgent.id, demoHome)).statusCode).toBe(404);
});

test('it stays out of reach: by an application, an import, an alert or a listing added since', async () => {
  await t.send('POST /api/agent-signup', {
    payload: {
      email: LOGIN.agent.email,
      name: 'Not Tunde',
      companyName: 'Not Harmattan',
      phone: '08030000000',
      password: 'under the mango tree',
    },
  });
  expect((await logIn('agent')).body).toContain('the demo is over');
  await expect(
    importOwner(t.database, { email: LOGIN.agent.email, company: 'Anybody' }),
  ).rejects.toThrow('agent@gida.example is an account of the ended demo');
  await t.database.query(
    `INSERT INTO search_alerts (id, user_id, name, criteria, frequency, unsubscribe_token, watched_from, checked_until)
     SELECT $1, id, 'Homes', '{"listingType":"rent"}', 'Instantly', 'stop', now() - interval '1 day', now() - interval '1 day'
     FROM users WHERE email = $2`,
    [randomUUID(), LOGIN.seeker.email],
  );
  await matchAlerts(t.database, 'http://gida.test', (error) => {
    throw error;
  });
  expect(
    await rowsOf(t.database, 'SELECT id FROM mails WHERE recipient = $1', [LOGIN.seeker.email]),
  ).toEqual([]);
  await t.database.query('UPDATE properties SET deleted_at = NULL WHERE id = $1', [demoHome]);
  expect(await end()).toEqual({ accounts: 0, listings: 1, approved: [] });
  expect(await end()).toEqual({ accounts: 0, listings: 0, approved: [] });
});

test('the demo comes back with what it had, and without what was deleted before', async () => {
  await seedDemo(t.app);
  demoAgent = await loggedIn('agent');
  expect(await shownIds()).toContain(demoHome);
  const gone = (await shownIds()).find((id) => id !== demoHome && id !== realHome) ?? '';
  const property = await t.send(`GET /api/properties/${gone}`);
  expect(property.statusCode).toBe(200);
  const removed = await t.send(`DELETE /api/properties/${gone}`, { as: demoAgent });
  expect(removed.statusCode).toBe(200);
  expect(await end()).toEqual({ accounts: 9, listings: 85, approved: [] });
  await seedDemo(t.app);
  expect(await shownIds()).not.toContain(gone);
  expect((await writeTo(demoHome)).statusCode).toBe(201);
});

test('agents whom its approver approved wait for another, who gives them back what they had', async () => {
  const demoApprover = await loggedIn('approver');
  await addTestPasskey(t.database, demoApprover.id);
  const approver = await t.account('approver');
  const agent = await t.account('agent', 'Kapok Homes');
  const home = await publishProperty(t, agent);
  const decide = (as: TestAccount) =>
    t.send('POST /api/email/agent-approval/approve', { as, payload: { agentId: agent.id } });
  const standing = async () => ({
    profile: (await t.send('GET /api/auth/profile', { as: agent })).statusCode,
    home: (await t.send(`GET /api/properties/${home}`)).statusCode,
  });
  await t.database.query(`UPDATE users SET approval = 'pending' WHERE id = $1`, [agent.id]);
  expect((await decide(demoApprover)).statusCode).toBe(200);
  expect(await standing()).toEqual({ profile: 200, home: 200 });
  expect(await end()).toMatchObject({ accounts: 9, approved: ['Kapok Homes'] });
  expect(await standing()).toEqual({ profile: 401, home: 404 });
  expect(await readDatabaseFacts(t.database)).toMatchObject({ approvedByDemo: ['Kapok Homes'] });
  expect(await end()).toEqual({ accounts: 0, listings: 0, approved: [] });
  await seedDemo(t.app);
  expect((await standing()).home).toBe(200);
  await end();
  expect((await decide(approver)).statusCode).toBe(200);
  expect((await standing()).home).toBe(200);
  expect(await end()).toEqual({ accounts: 0, listings: 0, approved: [] });
  expect((await standing()).home).toBe(200);
  await t.database.query(`DELETE FROM properties WHERE id = $1`, [home]);
  await seedDemo(t.app);
});

test('removing it erases its people and counts what was theirs', async () => {
  expect((await messageTo(demoAgent.id, demoHome)).statusCode).toBe(201);
  const { left, ...counts } = await t.database.transaction(removeDemo);
  expect(counts).toEqual({ accounts: 9, listings: 86, messages: 35 });
  expect(left.flatMap(({ photos }) => photos).length).toBeGreaterThan(0);
  expect((await logIn('agent')).statusCode).toBe(401);
  expect(await shownIds()).toEqual([realHome]);
  expect(
    await rowsOf(
      t.database,
      `SELECT id FROM mails WHERE recipient LIKE '%@gida.example'
      AND subject LIKE '%deleted%'`,
    ),
  ).toEqual([]);
  expect(await t.database.transaction(removeDemo)).toMatchObject({ accounts: 0, left: [] });
});

test('an address of the demo that is somebody else’s stays theirs', async () => {
  const other = await createTestApp();
  const agent = await other.account('agent');
  await other.database.query('UPDATE users SET email = $1 WHERE id = $2', [
    LOGIN.agent.email,
    agent.id,
  ]);
  await expect(seedDemo(other.app)).rejects.toThrow("is somebody's account here: set DEMO=0");
  await other.close();
});

test('a restored backup of a demo is ended by the next start with DEMO=0, and removed by a command', async () => {
  const to = await madeDatabaseIn(folder, 'is-a-site');
  expect((await command(['restore', backup], to)).code).toBe(0);

  const port = await freePort();
  const server = program('main', [], { ...to, PORT: String(port), HOST: '127.0.0.1' });
  await server.ready;
  const url = `http://127.0.0.1:${port}`;
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(LOGIN.approver),
  });
  expect(answer.status).toBe(403);
  expect(await (await fetch(`${url}/sitemap.xml`)).text()).not.toContain('sitemap-homes');
  server.child.kill('SIGTERM');
  expect((await server.ended).output).toContain('suspended 9 demo accounts and hid 86 listings');

  const remove = () => command(['admin', 'demo', 'remove'], to);
  expect((await remove()).output).toMatch(
    /Removed 9 demo accounts, 86 listings, 34 messages and \d+ photo files/,
  );
  const photos = readdirSync(join(folder, 'is-a-site', 'photos'), { recursive: true });
  expect(photos.filter((name) => String(name).endsWith('.webp'))).toEqual([]);
  expect((await remove()).output).toContain('There are no demo accounts here');
  expect((await command(['admin', 'demo'], to)).code).toBe(1);
});
