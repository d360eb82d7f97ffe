import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { MAX_BATCH } from '../../src/contract/feed/max-batch';
import { type commandBatchSchema } from '../../src/contract/feed/command-batch-schema';
import { publishProperty } from '../support/publish-property';
import { readFeed } from '../support/read-feed';
import { propertyContent } from '../support/property-content';
import { createTestApp, type TestAccount, type TestApp } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';

type Command = z.input<typeof commandBatchSchema>['commands'][number];

let propertyId: string;
const t = sharedApp();
const agent = sharedAccount(t, 'agent');
const seeker = sharedAccount(t, 'seeker');
beforeAll(async () => {
  propertyId = await publishProperty(t, agent);
});

async function batch(as: TestAccount | undefined, commands: Command[], on: TestApp = t) {
  const { answers } = await on.call('POST /api/commands', { payload: { commands }, as });
  return answers;
}
const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status);

/** The same command sent alone. */
const alone = (as: TestAccount | undefined, command: Command) =>
  t.send(`${command.method} ${command.path}`, {
    ...(command.headers === undefined ? {} : { headers: command.headers }),
    as,
    ...(command.body === undefined ? {} : { payload: command.body as object }),
  });

const keyed = () => ({ 'idempotency-key': randomUUID() });
const message = (change = {}): Command => ({
  method: 'POST',
  path: '/api/messages',
  headers: keyed(),
  body: {
    id: randomUUID(),
    recipientId: agent.id,
    propertyId,
    subject: 'Hello',
    content: 'Is it free?',
    ...change,
  },
});
const save = (id: string = propertyId): Command => ({
  method: 'POST',
  path: '/api/saved-properties',
  headers: keyed(),
  body: { propertyId: id },
});
const contact = (change = {}): Command => ({
  method: 'POST',
  path: '/api/contact-requests',
  body: {
    id: randomUUID(),
    propertyId,
    name: 'Vera Visitor',
    email: 'vera@test.example',
    phone: '08030000000',
    kind: 'call',
    ...change,
  },
});

describe('as if sent alone', () => {
  const alert = (): Command => ({
    method: 'PUT',
    path: `/api/search-alerts/${randomUUID()}`,
    headers: keyed(),
    body: {
      name: 'Lekki',
      criteria: { listingType: 'rent' },
      frequency: 'Daily',
      includeSimilar: false,
    },
  });
  const listing = (): Command => ({
    method: 'PUT',
    path: `/api/properties/${randomUUID()}`,
    headers: keyed(),
    body: propertyContent(),
  });
  const accepted: [string, () => TestAccount, () => Command][] = [
    ['a message', () => seeker, message],
    ['a saved home', () => seeker, save],
    ['an alert', () => seeker, alert],
    ['a listing', () => agent, listing],
    [
      'a query',
      () => seeker,
      () => ({
        method: 'PATCH',
        path: '/api/notifications/read-all?until=2026-01-31T10:00:00.000Z',
        headers: keyed(),
      }),
    ],
  ];

  test.each(accepted)('%s is the same request to the server', async (_name, who, make) => {
    const first = make();
    const sent = await alone(who(), first);
    expect(sent.statusCode).toBeLessThan(300);
    // Its key knows the request again: nothing of it may differ.
    expect(await batch(who(), [first])).toEqual([
      {
        status: sent.statusCode,
        headers: { 'idempotent-replay': 'true' },
        body: JSON.parse(sent.body),
      },
    ]);
    const second = make();
    const [answer] = await batch(who(), [second]);
    const again = await alone(who(), second);
    expect([again.statusCode, JSON.parse(again.body)]).toEqual([answer?.status, answer?.body]);
    expect(again.headers['idempotent-replay']).toBe('true');
    expect(answer?.headers).toEqual({});
  });

  const refused: [string, () => TestAccount | undefined, () => Command, number][] = [
    ['an empty subject', () => seeker, () => message({ subject: '' }), 422],
    ['a home that is not there', () => seeker, () => save(randomUUID()), 404],
    [
      'an unreadable key',
      () => seeker,
      () => ({ ...save(), headers: { 'idempotency-key': '\n' } }),
      400,
    ],
    ['a visitor', () => undefined, save, 401],
    [
      'a seeker who publishes',
      () => seeker,
      () => ({ method: 'POST', path: `/api/properties/${propertyId}/publish` }),
      403,
    ],
    [
      'an old version',
      () => agent,
      () => ({
        method: 'PUT',
        path: `/api/properties/${propertyId}`,
        headers: { 'if-match': '"99"' },
        body: propertyContent(),
      }),
      409,
    ],
    ['a body too large', () => seeker, () => message({ content: 'x'.repeat(300_000) }), 413],
  ];
  test.each(refused)('%s is refused in the same words', async (_name, who, make, status) => {
    const command = make();
    const single = await alone(who(), command);
    expect(single.statusCode).toBe(status);
    expect(await batch(who(), [command])).toEqual([
      { status, headers: {}, body: JSON.parse(single.body) },
    ]);
  });
});

test('a batch sent again has its effects once and is answered as the first time', async () => {
  const commands = [message(), save(await publishProperty(t, agent)), message()];
  const first = await batch(seeker, commands);
  expect(statuses(first)).toEqual([201, 201, 201]);
  const before = await readFeed(t, seeker, 'messages');
  const again = await batch(seeker, commands);
  expect(again).toEqual(
    first.map(({ status, body }) => ({ status, headers: { 'idempotent-replay': 'true' }, body })),
  );
  expect(await readFeed(t, seeker, 'messages')).toEqual(before);
});

test('commands run in order, and what depends on one sees its effect', async () => {
  const id = randomUUID();
  const path = `/api/properties/${id}` as const;
  const answers = await batch(agent, [
    { method: 'PUT', path, headers: keyed(), body: propertyContent({ price: 1_000_000 }) },
    {
      method: 'PUT',
      path,
      headers: { ...keyed(), 'if-match': '"1"' },
      body: propertyContent({ price: 2_000_000 }),
      after: [0],
    },
    { method: 'POST', path: `${path}/publish`, headers: keyed(), after: [0, 1] },
  ]);
  expect(statuses(answers)).toEqual([201, 200, 200]);
  const { property } = await t.call(`GET ${path}`);
  expect(property).toMatchObject({ price: 2_000_000, status: 'Active', version: 3 });
});

test('a refusal in the middle holds up what comes after it by name, and nothing else', async () => {
  const id = randomUUID();
  const path = `/api/properties/${id}`;
  const answers = await batch(agent, [
    { method: 'PUT', path, headers: keyed(), body: { ...propertyContent(), price: -1 } },
    { method: 'POST', path: `${path}/publish`, headers: keyed(), after: [0] },
    { method: 'POST', path: `/api/properties/${propertyId}/confirm`, headers: keyed() },
    { method: 'POST', path: `${path}/confirm`, headers: keyed(), after: [1, 2] },
  ]);
  expect(statuses(answers)).toEqual([422, 424, 200, 424]);
  expect(answers[1]).toEqual({ status: 424, headers: {}, body: null });
});

test('limits count each command, and say when to come back', async () => {
  const limited = await createTestApp({ rateLimits: true, trustedProxies: 1 });
  const writer = await limited.account('seeker');
  // Ten to each: more of them without an answer would be slowed for that alone.
  const homes: { propertyId: string; recipientId: string }[] = [];
  for (let agents = 0; agents < 13; agents += 1) {
    const owner = await limited.account('agent');
    homes.push({ recipientId: owner.id, propertyId: await publishProperty(limited, owner) });
  }
  const home = homes[0]?.propertyId;
  const many = (from: number, length: number) =>
    Array.from({ length }, (_, at) => message(homes[Math.floor((from + at) / 10)]));
  const answers = [
    ...(await batch(writer, many(0, 50), limited)),
    ...(await batch(writer, many(50, 50), limited)),
    ...(await batch(writer, many(100, 25), limited)),
  ];
  expect(statuses(answers)).toEqual([
    ...Array.from({ length: 120 }, () => 201),
    429,
    429,
    429,
    429,
    429,
  ]);
  expect(Number(answers[120]?.headers['retry-after'])).toBeGreaterThan(3000);
  // By address too: the one that the proxy names, not the server's own.
  const from = async (address: string, length: number) => {
    const commands = Array.from({ length }, (_, at) =>
      contact({ propertyId: home, email: `${at}-${address}@test.example` }),
    );
    const { answers: given } = await limited.call('POST /api/commands', {
      headers: { 'x-forwarded-for': address },
      payload: { commands },
    });
    return statuses(given);
  };
  expect(new Set([...(await from('192.0.2.1', 50)), ...(await from('192.0.2.1', 10))])).toEqual(
    new Set([201]),
  );
  expect(await from('192.0.2.1', 1)).toEqual([429]);
  expect(await from('192.0.2.2', 1)).toEqual([201]);
  await limited.close();
});

test('a visitor’s words to an agent travel without an account', async () => {
  const words = contact({ message: 'Please ring in the evening.' });
  expect(statuses(await batch(undefined, [words, words]))).toEqual([201, 201]);
  const { contacts } = await t.call('GET /api/contact-requests', { as: agent });
  expect(contacts.filter((each) => each.message === 'Please ring in the evening.')).toHaveLength(1);
});

test('a dead token is a refusal of the whole', async () => {
  const answer = await t.send('POST /api/commands', {
    payload: { commands: [contact()] },
    headers: { authorization: `Bearer ${'x'.repeat(43)}` },
  });
  expect(answer.statusCode).toBe(401);
});

test('what the time of one request does not suffice for is left for the next', async () => {
  const slow = await createTestApp({ batchTimeLimitMs: 0 });
  const person = await slow.account('seeker');
  const mark = (): Command => ({ method: 'PATCH', path: '/api/notifications/read-all' });
  const answers = await batch(person, [mark(), mark(), mark()], slow);
  expect(answers.slice(1)).toEqual([
    { status: 424, headers: {}, body: null },
    { status: 424, headers: {}, body: null },
  ]);
  expect(answers[0]?.status).toBe(200);
  await slow.close();
});

describe('what does not belong into a batch', () => {
  test.each([
    ['POST', '/api/commands'],
    ['POST', '/api/auth/login'],
    ['POST', '/api/auth/logout'],
    ['DELETE', '/api/account'],
    ['GET', '/api/messages'],
    ['post', '/api/messages'],
    ['POST', '/messages'],
    ['POST', '/api/messages/'],
    ['POST', '//api/messages'],
    ['POST', '/api//messages'],
    ['POST', '/api/../api/messages'],
    ['POST', '/api/%6dessages'],
    ['POST', '/api/messages#x'],
    ['POST', '/api/messages\n'],
    ['POST', '/api/messages?a= b'],
    ['POST', 'http://gida.test/api/messages'],
    ['POST', '//elsewhere.example/api/messages'],
    ['PUT', '/api/properties/a/photos/b'],
    ['DELETE', '/api/properties/../account'],
    ['DELETE', `/api/properties/${'a/'.repeat(400)}`],
    ['', ''],
    ['\u0000', '/api/\u0000'],
    ['POST', '/api/messages?\ud800'],
  ])('%s %s is not found', async (method, path) => {
    const body = { email: seeker.email, password: 'x', userType: 'seeker' };
    const [answer, after] = await batch(seeker, [{ method, path, body }, save()]);
    expect(answer).toMatchObject({ status: 404, body: { code: 'unknown-call' } });
    expect(after?.status).toBe(201);
  });

  test('a body of any kind is refused by its own call, and never a failure', async () => {
    const deep = `{"commands":[{"method":"POST","path":"/api/messages","body":${'['.repeat(100_000)}${']'.repeat(100_000)}}]}`;
    const nested = await t.send('POST /api/commands', {
      as: seeker,
      headers: { 'content-type': 'application/json' },
      payload: deep,
    });
    expect([nested.statusCode, statuses(nested.json().answers)]).toEqual([200, [422]]);
    const bodies = [null, 7, 'text', [], true, { id: '\u0000' }, { id: '\ud800' }];
    const answers = await batch(
      seeker,
      bodies.map((body) => ({ method: 'POST', path: '/api/messages', body })),
    );
    expect(new Set(statuses(answers))).toEqual(new Set([422]));
    const odd = await batch(agent, [
      { method: 'POST', path: '/api/messages' },
      { method: 'DELETE', path: `/api/messages/${'a'.repeat(301)}` },
      { method: 'DELETE', path: '/api/messages/none?x=%00&x=%zz' },
      { method: 'DELETE', path: `/api/messages/${randomUUID()}`, body: { not: 'wanted' } },
    ]);
    expect(statuses(odd)).toEqual([422, 414, 422, 200]);
  });

  const command = { method: 'PATCH', path: '/api/notifications/read-all' };
  test.each([
    ['no command', []],
    ['too many commands', Array.from({ length: MAX_BATCH + 1 }, () => command)],
    ['a command without an address', [{ method: 'POST' }]],
    ['another header', [{ ...command, headers: { authorization: 'Bearer x' } }]],
    ['what comes after itself', [{ ...command, after: [0] }]],
    ['what comes after a later one', [{ ...command, after: [1] }, command]],
    ['what comes after nothing', [command, { ...command, after: [-1] }]],
    ['something else', 'commands'],
  ])('%s is refused as a whole', async (_name, commands) => {
    await t.refused(422, 'POST /api/commands', { as: seeker, payload: { commands } });
  });

  test('the largest batch of small commands fits, and a megabyte is the end', async () => {
    const room = Array.from({ length: MAX_BATCH }, () => message({ content: 'x'.repeat(5000) }));
    expect(new Set(statuses(await batch(seeker, room)))).toEqual(new Set([201]));
    const { messages } = await t.call('GET /api/messages', { as: agent });
    expect(messages.filter(({ content }) => content.length === 5000)).toHaveLength(MAX_BATCH);
    await t.refused(413, 'POST /api/commands', {
      as: seeker,
      payload: { commands: [message({ content: 'x'.repeat(1024 * 1024) })] },
    });
  });
});
