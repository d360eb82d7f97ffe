// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openSession } from '../../server/modules/auth/sessions';
import { notify } from '../../server/modules/notifications/repository';
import { createApiClient } from '../../src/api/api-client';
import { API_VERSION } from '../../src/contract/api-version';
import { COMMANDS } from '../../src/domain/outbox/commands/all-commands';
import { COLLECTIONS } from '../../src/contract/feed/collections';
import { formatCursors } from '../../src/contract/feed/feed';
import { ANONYMOUS } from '../../src/db/app-database';
import { deviceDatabase } from '../../src/db/device-database';
import { packDatabase } from '../../src/db/pack-database';
import { addPack } from '../../src/db/packs/pack-repository';
import { storeSession } from '../../src/db/repositories/account/session-repository';
import { askForPlan } from '../../src/db/repositories/plans/plan-commands';
import { keptArea } from '../../src/domain/areas/kept-area';
import { pull } from '../../src/sync/engine/pull';
import { inPageLock } from '../../src/sync/engine/lock';
import { areaQuery } from '../../src/sync/packs/area-address';
import { downloadPacks } from '../../src/sync/packs/download-packs';
import { injectFetch } from '../support/inject-fetch';
import { publishProperty } from '../support/publish-property';
import { type RecordedDatabase, recordDatabase } from '../support/recorded-phone';
import { recordingFolder } from '../support/recording-hash';
import { type RecordedRequest, recordingFetch, sendAll } from '../support/recorded-requests';
import { fillServer, recordServer } from '../support/recorded-server';
import { answeredByApi, takenByApi } from '../support/taken-by-api';
import { createTestApp, type TestAccount } from '../support/test-app';
import { fillDevice, fillOtherAreaTables, fillOtherTables } from './other-rows';
import { agentActs, approverActs, type Recorded, seekerActs, visitorActs } from './people-act';

// npm run record
// Records what this version of the app writes, and a server of it: phones with everything that can wait, a
// kept area, an open draft. Each version has one recording, made before it is released and never again;
// tests/sync/recorded-versions.test.ts has every later build read and send them all.

const FOLDER = recordingFolder(API_VERSION);
const ELSEWHERE = { lat: 9.08, lng: 7.49 };

if (existsSync(FOLDER))
  throw new Error(
    `${FOLDER} is there. Until it is released it may be deleted; then the change is one of API_VERSION + 1`,
  );
const t = await createTestApp();
const reach = injectFetch(t.app);
const people = {
  seeker: await t.account('seeker', 'Sani Seeker'),
  agent: await t.account('agent', 'Ada Agent'),
  otherAgent: await t.account('agent', 'Bola Broker', 'starter'),
  askingAgent: await t.account('agent', 'Chidi Close', 'starter'),
  approver: await t.account('approver', 'Peju Approver'),
};
const { seeker, agent } = people;
const blocked = await t.account('seeker', 'Musa Blocked');
const unblocked = await t.account('seeker', 'Tola Unblocked');
const post = async (
  url: string,
  as: TestAccount,
  payload: object,
  method: 'POST' | 'PATCH' | 'PUT' = 'POST',
) => {
  const { statusCode, body } = await t.send(`${method} ${url}`, { as, payload });
  if (statusCode >= 300) throw new Error(`${method} ${url}: ${statusCode} ${body}`);
};
const publish = () => publishProperty(t, agent);

async function picture(): Promise<ArrayBuffer> {
  const grey = { create: { width: 40, height: 30, channels: 3, background: '#807060' } } as const;
  return new Uint8Array(await sharp(grey).jpeg().toBuffer()).buffer;
}

async function messageTo(recipient: TestAccount, from: TestAccount, propertyId: string) {
  const id = randomUUID();
  const words = { subject: 'About it', content: 'It is still to be had.' };
  await post('/api/messages', from, { id, recipientId: recipient.id, propertyId, ...words });
  return id;
}

async function inspectionOf(propertyId: string, requestTime: string) {
  const id = randomUUID();
  const wish = { requestDate: '2099-03-01', requestTime, contactNumber: '08030000000' };
  await post('/api/inspections/requests', seeker, { id, propertyId, ...wish });
  return id;
}

/** The things on the server that the commands are about. */
async function makeThings() {
  const listings = {
    edited: await publish(),
    withdrawn: await publish(),
    let: await publish(),
    confirmed: await publish(),
    gone: await publish(),
    boosted: await publish(),
  };
  const photos = { mine: randomUUID(), other: randomUUID() };
  for (const [position, id] of [photos.mine, photos.other].entries())
    await t.database.query(
      `INSERT INTO photos (id, property_id, position, width, height, color, small, medium, large)
       VALUES ($1, $2, $3, 4, 3, '#000000', '/photos/a.webp', '/photos/b.webp', '/photos/c.webp')`,
      [id, listings.edited, position],
    );
  const ids = { open: await publish(), saved: await publish(), unsaved: await publish() };
  await post('/api/saved-properties', seeker, { propertyId: ids.saved });
  await messageTo(agent, seeker, ids.open);
  const messages = {
    unread: await messageTo(seeker, agent, ids.open),
    read: await messageTo(seeker, agent, ids.open),
    old: await messageTo(seeker, agent, ids.open),
  };
  await post(`/api/messages/${messages.read}/read`, seeker, {}, 'PATCH');
  for (const { id } of [seeker, agent])
    await notify(t.database, {
      userId: id,
      type: 'PRICE_CHANGE',
      propertyId: ids.open,
      propertyTitle: 'A home',
      message: 'New price',
      details: {},
    });
  const alertId = randomUUID();
  const alert = {
    name: 'Yaba',
    criteria: { listingType: 'rent' },
    frequency: 'Daily',
    includeSimilar: false,
  };
  await post(`/api/search-alerts/${alertId}`, seeker, alert, 'PUT');
  await post(`/api/blocks/${unblocked.id}`, seeker, {}, 'PUT');
  const inspections = {
    mine: await inspectionOf(await publishProperty(t, people.otherAgent), '10:00'),
    asked: await inspectionOf(ids.open, '11:00'),
    moved: await inspectionOf(ids.open, '12:00'),
  };
  for (const [account, id] of [
    [agent, randomUUID()],
    [people.otherAgent, randomUUID()],
  ] as const)
    await t.database.query(
      `INSERT INTO plan_requests (user_id, id, plan) VALUES ($1, $2, 'business')`,
      [account.id, id],
    );
  const report = {
    subject: 'listing',
    subjectId: ids.open,
    reason: 'untrue',
    note: 'Another home',
  };
  await post('/api/reports', blocked, { id: randomUUID(), ...report });
  for (const name of ['Applicant One', 'Applicant Two']) {
    const applicant = await t.account('agent', name);
    await t.database.query(`UPDATE users SET approval = 'pending' WHERE id = $1`, [applicant.id]);
  }
  const contactId = randomUUID();
  const visitor = { name: 'Vera Visitor', email: 'vera@test.example', phone: '08030000000' };
  const asked = { id: contactId, propertyId: ids.open, kind: 'call', message: '', ...visitor };
  await post('/api/contact-requests', blocked, asked);
  return { listings, photos, ids, messages, alertId, inspections, contactId };
}

async function phoneOf(
  account: TestAccount,
  userType: 'seeker' | 'agent' | 'approver',
): Promise<Engine> {
  const engine = createEngine({
    account,
    userType: userType === 'agent' ? 'agent' : 'seeker',
    fetch: reach,
  });
  engine.session.user.userType = userType;
  await storeSession({ token: account.token, user: engine.session.user });
  if ((await pull(engine.context)) !== 'up-to-date') throw new Error('The phone heard nothing');
  return engine;
}

async function keepArea(engine: Engine): Promise<void> {
  const area = keptArea({ name: 'Wuse', ...ELSEWHERE }, 10);
  await publishProperty(t, people.otherAgent, { location: ELSEWHERE, price: 7_000_000 });
  await publishProperty(t, people.otherAgent, {
    location: ELSEWHERE,
    price: 9_000_000,
    bedrooms: 5,
  });
  const query = Object.entries(areaQuery(area)).map(([name, value]) => [name, String(value)]);
  const url = `/api/area-packs/summary?${new URLSearchParams(query)}` as const;
  const summary = await t.call(`GET ${url}`);
  await addPack(area, { withPhotos: false, summary });
  await downloadPacks(engine.context.database, engine.context.api, {
    lock: inPageLock,
  });
  await fillOtherAreaTables(area.id);
}

const made = await makeThings();
const read = async (id: string) => (await t.call(`GET /api/properties/${id}`)).property;
const homes = {
  open: await read(made.ids.open),
  saved: await read(made.ids.saved),
  unsaved: await read(made.ids.unsaved),
};
const [oneNotification] = await t.database.query(
  'SELECT id FROM notifications WHERE user_id = $1',
  [seeker.id],
);
const recorded: Recorded = {
  ...made,
  homes,
  agent: { id: agent.id, name: 'Ada Agent' },
  blocked: { id: blocked.id, name: 'Musa Blocked' },
  unblocked: { id: unblocked.id, name: 'Tola Unblocked' },
  notificationId: String(oneNotification?.id),
  session: {
    id: '0'.repeat(32),
    device: 'Chrome on Android',
    createdAt: '2026-11-01T08:00:00.000Z',
    lastUsedAt: '2026-11-02T08:00:00.000Z',
    current: false,
  },
  picture: await picture(),
};
const ask = async (path: string, as: TestAccount) =>
  (await t.send(`GET /api${path}`, { as })).json<unknown>();
const feeds = formatCursors(Object.fromEntries(COLLECTIONS.map((name) => [name, 0])));
/** What a server of this version says to those who ask. */
const answers = {
  seeker: await ask(`/sync?cursors=${feeds}`, seeker),
  agent: await ask(`/sync?cursors=${feeds}`, agent),
  search: await ask('/properties?listingType=rent', seeker),
};
const phones: Record<string, RecordedDatabase> = {};
const engines: Record<string, Engine> = {};
const record = async (name: string, engine: Engine) => {
  phones[name] = await recordDatabase(engine.database);
  engines[name] = engine;
};

const ofSeeker = await phoneOf(seeker, 'seeker');
await keepArea(ofSeeker);
await seekerActs(ofSeeker.database, recorded);
await record('seeker', ofSeeker);
const ofAgent = await phoneOf(agent, 'agent');
await agentActs(ofAgent.database, recorded);
await record('agent', ofAgent);
const ofAsking = await phoneOf(people.askingAgent, 'agent');
await askForPlan('business', ofAsking.database);
await fillOtherTables(ofAsking.database, homes.open.id);
await record('asking-agent', ofAsking);
const ofApprover = await phoneOf(people.approver, 'approver');
const as = people.approver;
const { agents } = await t.call('GET /api/email/agent-approval/pending', { as });
const { requests } = await t.call('GET /api/plan-requests', { as });
const { reports } = await t.call('GET /api/reports', { as });
const [approved, refused] = agents;
const plan = requests.find((request) => request.agent.email === people.otherAgent.email);
const [report] = reports;
if (!approved || !refused || !plan || !report) throw new Error('Nothing to decide about');
await ofApprover.database.applications.bulkPut(agents);
await ofApprover.database.reports.bulkPut(reports);
await approverActs(ofApprover.database, { approved, refused, plan, report });
await record('approver', ofApprover);
const visitor = createEngine({
  account: { ...seeker, id: ANONYMOUS },
  userType: 'seeker',
  fetch: reach,
});
await visitorActs(visitor.database);
await fillDevice();
await record('visitor', visitor);

const acted = Object.values(phones).flatMap(
  ({ rows }) => (rows.outbox ?? []) as { kind: string }[],
);
const missing = Object.keys(COMMANDS).filter((kind) => acted.every((row) => row.kind !== kind));
if (missing.length > 0)
  throw new Error(
    `Nobody does ${missing.join(', ')}: let somebody, in tests/recorded/people-act.ts`,
  );
mkdirSync(FOLDER);
const write = (name: string, content: unknown) =>
  writeFileSync(join(FOLDER, `${name}.json`), `${JSON.stringify(content, null, 1)}\n`);
write('api', takenByApi(t.app));
write('answered', answeredByApi(t.app));
write('answers', answers);
const server = await recordServer(t.database);
write('server', server);
for (const [name, phone] of Object.entries(phones)) write(name, phone);
write('areas', await recordDatabase(packDatabase()));
write('device', await recordDatabase(deviceDatabase()));
write('requests', await requestsOf(engines));

/** What each phone sends, to a server as it was recorded. */
async function requestsOf(senders: Record<string, Engine>) {
  const requests: Record<string, RecordedRequest[]> = {};
  for (const [name, engine] of Object.entries(senders)) {
    const own = await createTestApp();
    await fillServer(own.database, server);
    const { session, context, database } = engine;
    const made: RecordedRequest[] = [];
    session.expired = session.userId === ANONYMOUS;
    if (!session.expired) session.token = await openSession(own.database, session.userId);
    context.api = createApiClient({
      baseUrl: '',
      fetch: recordingFetch(injectFetch(own.app), made),
    });
    await sendAll(engine);
    if ((await database.outbox.count()) > 0) throw new Error(`The phone called ${name} keeps rows`);
    requests[name] = made;
    await own.close();
  }
  return requests;
}
execFileSync('npx', ['biome', 'format', '--write', FOLDER], { stdio: 'ignore' });
await t.close();
process.exit(0);
