import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { countedJobs } from '../../server/modules/metrics/counted-jobs';
import { countedTransport } from '../../server/modules/metrics/counted-transport';
import { Metrics } from '../../server/modules/metrics/metrics';
import { startMetricsServer } from '../../server/modules/metrics/start-metrics-server';
import { sendDueMails } from '../../server/modules/mail/send-due-mails';
import { queueMail } from '../../server/modules/mail/repository';
import { readSettings } from '../../server/plugins/settings';
import { publishProperty } from '../support/publish-property';
import { type PushService, startPushService } from '../support/start-push-service';
import { type SmsGatewayStub, startSmsGateway } from '../support/start-sms-gateway';
import { createTestApp, type TestAccount, type TestApp } from '../support/test-app';
import { TEST_DATABASE } from '../support/test-database';

const TOKEN = 'only-for-the-watcher-4711';
const PERSON = 'tunde.adeyemi@homes.ng';

/** The value of one line of what /metrics says; undefined where there is none. */
function valueOf(text: string, line: string): number | undefined {
  const found = text.split('\n').find((each) => each.startsWith(`${line} `));
  return found === undefined ? undefined : Number(found.slice(line.length + 1));
}

async function read(t: TestApp): Promise<string> {
  const answer = await t.app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(answer.statusCode).toBe(200);
  return answer.body;
}

describe('/metrics', () => {
  test('is nothing where no setting asks for it', async () => {
    const t = await createTestApp();
    const headers = { authorization: `Bearer ${TOKEN}` };
    expect((await t.app.inject({ url: '/metrics' })).statusCode).toBe(404);
    expect((await t.app.inject({ url: '/metrics', headers })).statusCode).not.toBe(200);
    await t.close();
  });

  test('takes its token alone', async () => {
    const t = await createTestApp({ metricsToken: TOKEN });
    const approver = await t.account('approver');
    for (const authorization of [
      undefined,
      'Bearer',
      `Bearer ${TOKEN}x`,
      `Bearer ${TOKEN.slice(0, -1)}`,
      `Basic ${TOKEN}`,
      `Bearer ${approver.token}`,
    ]) {
      const headers = authorization === undefined ? {} : { authorization };
      const answer = await t.app.inject({ url: '/metrics', headers });
      expect(answer.statusCode, authorization).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
      expect(answer.body).not.toContain('gida_');
    }
    expect(await read(t)).toContain('gida_http_requests_total');
    await t.close();
  });
});

test('METRICS_TOKEN and METRICS_PORT are off, and wrong ones are one line', () => {
  expect(readSettings({})).toMatchObject({ metricsToken: null, metricsPort: null });
  expect(readSettings({ METRICS_TOKEN: TOKEN, METRICS_PORT: '9464' })).toMatchObject({
    metricsToken: TOKEN,
    metricsPort: 9464,
  });
  expect(() => readSettings({ METRICS_TOKEN: 'short' })).toThrow(
    'METRICS_TOKEN is not understood, but must be 16 to 200 letters, digits and signs',
  );
  expect(() => readSettings({ METRICS_PORT: 'x' })).toThrow(
    "METRICS_PORT is 'x', but must be a whole number from 1 to 65535",
  );
  expect(() => readSettings({ PORT: '9000', METRICS_PORT: '9000' })).toThrow(
    'METRICS_PORT is 9000 as PORT is',
  );
});

test('a port of its own takes no token, has nothing else, and is for this machine', async () => {
  const metrics = new Metrics();
  const server = await startMetricsServer(metrics.register, 0);
  const { port, address } = server.address() as AddressInfo;
  expect(address).toBe('127.0.0.1');
  const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect(await answer.text()).toContain('gida_outbox_commands_total{verdict="accepted"} 0');
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(404);
  await expect(startMetricsServer(metrics.register, port)).rejects.toMatchObject({
    code: 'EADDRINUSE',
  });
  server.close();
  server.closeAllConnections();
});

describe('what is counted', () => {
  let t: TestApp;
  let pushes: PushService;
  let gateway: SmsGatewayStub;
  let agent: TestAccount;
  let seeker: TestAccount;
  beforeAll(async () => {
    [pushes, gateway] = await Promise.all([startPushService(), startSmsGateway()]);
  });
  afterAll(async () => {
    await pushes.close();
    await gateway.close();
  });
  beforeEach(async () => {
    t = await createTestApp({
      metricsToken: TOKEN,
      rateLimits: true,
      pushHosts: [pushes.host],
      sms: { url: gateway.url, key: 'k', sender: 'Gida', channel: 'generic' },
    });
    [agent, seeker] = [await t.account('agent'), await t.account('seeker')];
  });
  afterEach(() => t.close());

  test('requests by route, method and status, and how long they took', async () => {
    const id = await publishProperty(t, agent);
    for (let times = 0; times < 3; times += 1) await t.app.inject(`/api/properties/${id}`);
    await t.app.inject(`/api/properties/${randomUUID()}`);
    const text = await read(t);
    const route = 'method="GET",route="/api/properties/:id"';
    expect(valueOf(text, `gida_http_requests_total{${route},status="200"}`)).toBe(3);
    expect(valueOf(text, `gida_http_requests_total{${route},status="404"}`)).toBe(1);
    expect(valueOf(text, `gida_http_request_duration_seconds_count{${route}}`)).toBe(4);
    expect(valueOf(text, `gida_http_request_duration_seconds_bucket{le="+Inf",${route}}`)).toBe(4);
  });

  test('made-up addresses and methods make no labels, and nothing of a person is one', async () => {
    await t.app.ready();
    await t.app.listen({ port: 0, host: '127.0.0.1' });
    // Asked twice, so that it knows itself.
    await read(t);
    const before = await read(t);
    for (const path of [`/reset/${PERSON}`, '/api/nothing', '/x.php', `/api/a/${randomUUID()}`])
      await t.app.inject(path);
    const { port } = t.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write('PROPFIND /whatever HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    socket.resume();
    await once(socket, 'close');
    await t.app.inject(`/api/properties?keyword=waterfront&location=${PERSON}`);
    const text = await read(t);
    const unknown = 'route="unknown",status="404"';
    expect(valueOf(text, `gida_http_requests_total{method="GET",${unknown}}`)).toBe(4);
    expect(valueOf(text, `gida_http_requests_total{method="other",${unknown}}`)).toBe(1);
    const routes = (from: string) =>
      new Set(Array.from(from.matchAll(/route="([^"]*)"/g), ([, route]) => route));
    expect(new Set([...routes(text)].filter((route) => !routes(before).has(route)))).toEqual(
      new Set(['/api/properties', 'unknown']),
    );
    for (const word of [PERSON, 'waterfront', seeker.id, agent.token])
      expect(text).not.toContain(word);
  });

  test('commands by what the outbox was told, also those that travel together', async () => {
    const propertyId = await publishProperty(t, agent);
    const before = await read(t);
    const message = (change = {}) => ({
      id: randomUUID(),
      recipientId: agent.id,
      propertyId,
      subject: 'Viewing',
      content: 'Is it free?',
      ...change,
    });
    const first = message();
    const key = randomUUID();
    const post = (payload: object, as: TestAccount, key: string) =>
      t.send('POST /api/messages', { payload, as, key });
    expect((await post(first, seeker, key)).statusCode).toBe(201);
    expect((await post(first, seeker, key)).statusCode).toBe(201);
    expect((await post({ ...first, content: 'Other' }, seeker, randomUUID())).statusCode).toBe(409);
    expect((await post(message({ subject: '' }), seeker, randomUUID())).statusCode).toBe(422);
    expect((await post(message(), { ...seeker, token: 'x'.repeat(43) }, key)).statusCode).toBe(401);
    const command = (body: object) => ({
      method: 'POST',
      path: '/api/messages',
      headers: { 'idempotency-key': randomUUID() },
      body,
    });
    const batch = await t.send('POST /api/commands', {
      as: seeker,
      payload: { commands: [command(message()), command(message({ content: '' }))] },
    });
    expect(batch.statusCode).toBe(200);
    const text = await read(t);
    const grown = (verdict: string) => {
      const line = `gida_outbox_commands_total{verdict="${verdict}"}`;
      return Number(valueOf(text, line)) - Number(valueOf(before, line));
    };
    expect(grown('accepted')).toBe(2);
    expect(grown('repeated')).toBe(1);
    expect(grown('conflict')).toBe(1);
    expect(grown('refused')).toBe(2);
    expect(grown('postponed')).toBe(1);
  });

  test('refusals of those who ask too often', async () => {
    const email = 'locked@homes.ng';
    for (let times = 0; times < 13; times += 1)
      await t.send('POST /api/auth/login', {
        payload: { email, password: 'not the password', userType: 'seeker' },
      });
    const text = await read(t);
    // Ten may be wrong from one address; the others are not even looked at.
    expect(valueOf(text, 'gida_rate_limited_total{route="/api/auth/login"}')).toBe(3);
    expect(text).not.toContain(email);
  });

  test('mails, notifications and SMS, sent and failed', async () => {
    const { database } = t;
    await t.app.mailWorker.flush();
    const mail = { subject: 'S', text: 'T', html: '<p>T</p>', headers: null };
    await queueMail(database, { ...mail, recipient: 'a@homes.ng' });
    await t.app.mailWorker.flush();
    const refusing = countedTransport(
      () => Promise.reject(new Error('550 no such box')),
      t.app.metrics,
    );
    await queueMail(database, { ...mail, recipient: 'b@homes.ng' });
    await sendDueMails(database, refusing, vi.fn(), () => false);
    const text = await read(t);
    expect(valueOf(text, 'gida_mails_total{outcome="sent"}')).toBe(1);
    expect(valueOf(text, 'gida_mails_total{outcome="failed"}')).toBe(1);
    // The refused one waits for another try.
    expect(valueOf(text, 'gida_queue_length{queue="mails"}')).toBe(1);

    await database.query("UPDATE users SET phone = '+2348030000001'");
    const propertyId = await publishProperty(t, agent);
    await t.send('POST /api/push/subscriptions', { as: seeker, payload: pushes.subscription });
    const id = randomUUID();
    await t.send('POST /api/inspections/requests', {
      as: seeker,
      payload: {
        id,
        propertyId,
        requestDate: '2099-01-05',
        requestTime: '10:00',
        contactNumber: '08000000000',
      },
    });
    gateway.answer({ status: 400, body: { message: 'no credit' } });
    await t.send(`PATCH /api/inspections/requests/${id}/status`, {
      as: agent,
      payload: { status: 'Confirmed' },
    });
    await database.query("UPDATE sms SET next_attempt_at = now() - interval '1 day'");
    await t.app.smsWorker?.flush();
    await t.app.pushWorker.flush();
    const later = await read(t);
    expect(valueOf(later, 'gida_pushes_total{outcome="sent"}')).toBe(1);
    expect(valueOf(later, 'gida_queue_length{queue="pushes"}')).toBe(0);
    const night = valueOf(later, 'gida_queue_length{queue="sms"}') === 1;
    // At night an SMS waits for the morning.
    expect(valueOf(later, 'gida_sms_total{outcome="failed"}')).toBe(night ? 0 : 1);
  });

  test('queues, jobs and the process itself', async () => {
    const text = await read(t);
    expect(valueOf(text, 'gida_queue_length{queue="photos"}')).toBe(0);
    expect(valueOf(text, 'gida_queue_length{queue="account-mails"}')).toBe(0);
    expect(valueOf(text, 'gida_queue_oldest_seconds{queue="mails"}')).toBe(0);
    expect(valueOf(text, 'gida_database_up')).toBe(1);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
      expect(valueOf(text, name), name).toBeGreaterThan(0);
    const idle = valueOf(text, 'gida_database_connections{state="idle"}');
    if (TEST_DATABASE === 'postgres') expect(idle).toBeGreaterThan(0);
    else expect(idle).toBeUndefined();
  });

  test('a database that is away is told, with all the rest', async () => {
    await t.database.query('ALTER TABLE mails RENAME TO mails_away');
    const text = await read(t);
    await t.database.query('ALTER TABLE mails_away RENAME TO mails');
    expect(valueOf(text, 'gida_database_up')).toBe(0);
    expect(valueOf(text, 'gida_queue_length{queue="mails"}')).toBeUndefined();
    expect(valueOf(text, 'gida_outbox_commands_total{verdict="refused"}')).toBe(0);
  });
});

test('runs of jobs, done and failed, and when each last ended well or else began', async () => {
  const start = Date.now() / 1000;
  const metrics = new Metrics();
  const [good, bad] = countedJobs(
    [
      { name: 'good', everyMinutes: 1, run: () => Promise.resolve() },
      { name: 'bad', everyMinutes: 1, run: () => Promise.reject(new Error('no')) },
    ],
    metrics,
  );
  await good?.run();
  await good?.run();
  await expect(bad?.run()).rejects.toThrow('no');
  const text = await metrics.register.metrics();
  expect(valueOf(text, 'gida_job_runs_total{job="good",outcome="done"}')).toBe(2);
  expect(valueOf(text, 'gida_job_runs_total{job="bad",outcome="failed"}')).toBe(1);
  const last = (job: string) =>
    valueOf(text, `gida_job_last_success_timestamp_seconds{job="${job}"}`);
  expect(last('bad')).toBeGreaterThanOrEqual(start);
  expect(last('good')).toBeGreaterThanOrEqual(last('bad') ?? Infinity);
});
