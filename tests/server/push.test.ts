import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import ece from 'http_ece';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { pushMessageSchema } from '../../src/contract/feed/push';
import { notify } from '../../server/modules/notifications/repository';
import { isPushService } from '../../server/modules/push/push-services';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { rowsOf } from '../support/rows-of';

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer };

// A push service as browsers' makers run them, on loopback: it keeps what it is sent.
let service: Server;
let host: string;
let received: Received[] = [];
let answer = 201;
let seeker: TestAccount;

beforeAll(async () => {
  service = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({
        path: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks),
      });
      response.writeHead(answer).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  host = `127.0.0.1:${(service.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => service.close(resolve)));
const t = sharedApp(() => ({ pushHosts: [host] }));
beforeEach(async () => {
  received = [];
  answer = 201;
  seeker = await t.account('seeker');
});

/** The keys a browser makes when it subscribes. */
function browserKeys() {
  const ecdh = createECDH('prime256v1');
  ecdh.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: auth.toString('base64url') };
  return { ecdh, auth, keys };
}

async function subscribe(device: string, as = seeker) {
  const { ecdh, auth, keys } = browserKeys();
  const payload = { endpoint: `http://${host}/${device}`, keys };
  await t.call('POST /api/push/subscriptions', { payload, as });
  /** What a message says to this device alone. */
  return ({ body }: Received) =>
    pushMessageSchema.parse(
      JSON.parse(
        ece
          .decrypt(body, {
            version: 'aes128gcm',
            privateKey: ecdh,
            authSecret: auth.toString('base64url'),
          })
          .toString('utf8'),
      ),
    );
}

async function tell(userId = seeker.id): Promise<void> {
  await notify(t.database, {
    userId,
    type: 'NEW_MESSAGE',
    propertyId: null,
    propertyTitle: 'Flat & garden',
    message: 'Ada wrote to you',
    details: {},
  });
  await t.app.pushWorker.flush();
}

const countOf = async (table: string) =>
  (await rowsOf<{ n: number }>(t.database, `SELECT count(*)::int AS n FROM ${table}`))[0]?.n;

test('[DASH-7] news reaches every device of its person, encrypted for each, under the server’s own key', async () => {
  const { key } = await t.call('GET /api/push/key', { as: seeker });
  const phone = await subscribe('phone');
  const tablet = await subscribe('tablet');
  const other = await t.account('seeker');
  await subscribe('stranger', other);
  await tell();
  expect(received.map(({ path }) => path).toSorted()).toEqual(['/phone', '/tablet']);
  const [first, second] = received.toSorted((a, b) => a.path.localeCompare(b.path)) as [
    Received,
    Received,
  ];
  const message = {
    title: 'Flat & garden',
    body: 'Ada wrote to you',
    path: '/customer-dashboard?tab=messages&about=',
  };
  expect(phone(first)).toMatchObject(message);
  expect(tablet(second)).toMatchObject(message);
  expect(() => tablet(first)).toThrow();
  expect(first.body.toString('latin1')).not.toContain('Ada wrote');
  expect(first.headers.authorization).toContain(`k=${key}`);
  expect(first.headers['content-encoding']).toBe('aes128gcm');
  expect(await countOf('push_queue')).toBe(0);
});

test('[AMSG-3] a letter about a home on offer can be answered by its owner, and no other news', async () => {
  const agent = await t.account('agent');
  const phone = await subscribe('agent', agent);
  const seekers = await subscribe('seeker');
  const propertyId = await publishProperty(t, agent, { title: 'Flat in Yaba' });
  const write = async (as: TestAccount, to: TestAccount) => {
    await t.call('POST /api/messages', {
      payload: {
        id: randomUUID(),
        recipientId: to.id,
        propertyId,
        subject: 'Is it free?',
        content: 'Is it?',
      },
      as,
    });
  };
  const heard = async () => {
    await t.app.pushWorker.flush();
    return received.at(-1) as Received;
  };
  await write(seeker, agent);
  expect(phone(await heard()).answer).toEqual({
    userId: agent.id,
    recipient: { id: seeker.id, name: 'Sani Seeker' },
    propertyId,
    propertyTitle: 'Flat in Yaba',
    subject: 'Re: Flat in Yaba',
  });
  await write(agent, seeker);
  expect(seekers(await heard())).not.toHaveProperty('answer');
  // It is told when the home is gone already.
  await write(seeker, agent);
  await t.send(`POST /api/properties/${propertyId}/unpublish`, { as: agent });
  expect(phone(await heard())).not.toHaveProperty('answer');
});

test('a device that took its leave back is not told again, a busy service is asked later', async () => {
  await subscribe('gone');
  answer = 410;
  await tell();
  await tell();
  expect(received.map(({ path }) => path)).toEqual(['/gone']);
  const patient = await t.account('seeker');
  await subscribe('busy', patient);
  answer = 503;
  await tell(patient.id);
  expect(await countOf('push_queue')).toBe(1);
  answer = 201;
  await t.database.query('UPDATE push_queue SET next_attempt_at = now()');
  await t.app.pushWorker.flush();
  expect(received.filter(({ path }) => path === '/busy')).toHaveLength(2);
  expect(await countOf('push_queue')).toBe(0);
});

test('a logout, and a word of its own, end it; the next person on the device gets their own news alone', async () => {
  await subscribe('shared');
  const next = await t.account('seeker');
  await subscribe('shared', next);
  await tell();
  expect(received).toEqual([]);
  await tell(next.id);
  expect(received).toHaveLength(1);
  await t.call('DELETE /api/push/subscriptions', {
    payload: { endpoint: `http://${host}/shared` },
    as: next,
  });
  await subscribe('again', next);
  await t.send('POST /api/auth/logout', { as: next });
  await tell(next.id);
  expect(received).toHaveLength(1);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/x', true],
  ['https://updates.push.services.mozilla.com/wpush/x', true],
  ['https://web.push.apple.com/x', true],
  ['http://fcm.googleapis.com/x', false],
  ['https://fcm.googleapis.com.evil.example/x', false],
  ['https://evilpush.apple.com/x', false],
  ['https://169.254.169.254/latest', false],
  ['https://fcm.googleapis.com:81/x', false],
  ['http://127.0.0.1:9/x', true],
])('%s is a push service: %s', (endpoint, known) => {
  expect(isPushService(endpoint, ['127.0.0.1:9'])).toBe(known);
});

test('an address that is no push service is refused, and never called', async () => {
  const answered = await t.send('POST /api/push/subscriptions', {
    payload: { endpoint: 'https://internal.example/x', keys: browserKeys().keys },
    as: seeker,
  });
  expect(answered.statusCode).toBe(422);
  expect(answered.json().message).toBe('This is no push service we know.');
});
