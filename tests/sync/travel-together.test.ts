import { beforeAll, beforeEach, expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { deleteMessages, sendMessage } from '../../src/db/repositories/messages/message-commands';
import { listMessages } from '../../src/db/repositories/messages/message-repository';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';
import { storeSession } from '../../src/db/repositories/account/session-repository';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { madeListing } from '../support/made-listing';
import { publishProperty } from '../support/publish-property';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { rowsOf } from '../support/rows-of';

let homeId: string;
let otherId: string;
let account: TestAccount;
let engine: Engine;
let requests: string[];
let meddle: (path: string, init: RequestInit | undefined) => Promise<Response | null>;

const t = sharedApp({ rateLimits: false });
const agent = sharedAccount(t, 'agent');
beforeAll(async () => {
  homeId = await publishProperty(t, agent);
  otherId = await publishProperty(t, agent);
});
beforeEach(async () => {
  account = await t.account('seeker');
  requests = [];
  meddle = async () => null;
  const reach = injectFetch(t.app);
  engine = createEngine({
    account,
    userType: 'seeker',
    fetch: async (input, init) => {
      const path = input instanceof Request ? input.url : input.toString();
      requests.push(`${init?.method ?? 'GET'} ${path.replace(/\?.*/, '')}`);
      return (await meddle(path, init)) ?? reach(input, init);
    },
  });
  await storeSession({ token: account.token, user: engine.session.user });
});

const write = (content: string, propertyId = homeId) =>
  sendMessage(
    {
      recipient: { id: agent.id, name: 'Ada' },
      propertyId,
      propertyTitle: 'A home',
      subject: 'Enquiry',
      content,
    },
    engine.database,
  );

const delivered = async (propertyId = homeId) =>
  (
    await rowsOf<{ content: string }>(
      t.database,
      'SELECT content FROM messages WHERE sender_id = $1 AND property_id = $2 ORDER BY created_at',
      [account.id, propertyId],
    )
  ).map(({ content }) => content);

const NUMBERS = Array.from({ length: 60 }, (_, at) => `Message ${at + 1}`);

test('sixty messages go out in two requests, in the order they were written', async () => {
  for (const content of NUMBERS) await write(content);
  expect(await drain(engine.context)).toMatchObject({ sent: 60, retryAt: null });
  expect(requests).toEqual(['POST /api/commands', 'POST /api/commands']);
  expect(await delivered()).toEqual(NUMBERS);
});

test('both sides see a conversation in the order it was written', async () => {
  for (const content of NUMBERS) await write(content);
  await drain(engine.context);
  const shown = (await listMessages(engine.database)).map(({ item }) => item);
  const oldestFirst = shown.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  expect(oldestFirst.map(({ content }) => content)).toEqual(NUMBERS);
  // No two in the same moment: the order does not depend on anything else.
  expect(new Set(shown.map(({ createdAt }) => createdAt)).size).toBe(60);
});

test.each([
  ['together', 2],
  ['alone', 1],
])('a message that waited tells when it was written, sent %s', async (_how, many) => {
  for (const content of NUMBERS.slice(0, many)) await write(content);
  const twoHours = 2 * 60 * 60 * 1000;
  await engine.database.outbox.toCollection().modify((row) => {
    row.createdAt -= twoHours;
  });
  await drain(engine.context);
  await write('Now');
  await drain(engine.context);
  const messages = (await listMessages(engine.database)).map(({ item }) => item);
  const waits = messages.map(({ createdAt, writtenAt }) =>
    writtenAt ? Math.round((Date.parse(createdAt) - Date.parse(writtenAt)) / 600_000) : null,
  );
  // In tens of minutes: what the sending itself takes does not count.
  expect(waits).toEqual([null, ...Array<number>(many).fill(12)]);
  await pull(engine.context);
  expect((await listMessages(engine.database)).map(({ item }) => item)).toEqual(messages);
});

test('where the first is held up the next waits for it; other conversations do not', async () => {
  await write('First');
  await write('Second');
  await write('Elsewhere', otherId);
  let held = true;
  meddle = async (path, init) => {
    if (!held) return null;
    if (path === '/api/commands') {
      const body = JSON.parse(init?.body as string) as {
        commands: { body: { content: string } }[];
      };
      // An answer as the server gives it: the first is refused for now, and what is after it untried.
      const answers = body.commands.map(({ body: { content } }) => ({
        status: content === 'First' ? 503 : content === 'Second' ? 424 : 201,
        headers: content === 'First' ? { 'retry-after': '60' } : {},
        body: null,
      }));
      held = false;
      const elsewhere = body.commands.findIndex(({ body: { content } }) => content === 'Elsewhere');
      const real = await injectFetch(t.app)('/api/commands', {
        ...init,
        body: JSON.stringify({ commands: [{ ...body.commands[elsewhere], after: [] }] }),
      });
      const [answer] = ((await real.json()) as { answers: (typeof answers)[number][] }).answers;
      if (answer) answers[elsewhere] = answer;
      return new Response(JSON.stringify({ answers }), {
        status: 200,
        headers: { 'x-gida-api': '1' },
      });
    }
    return null;
  };
  await drain(engine.context);
  expect(await delivered(otherId)).toEqual(['Elsewhere']);
  const waiting = await engine.database.outbox.orderBy('seq').toArray();
  expect(waiting).toMatchObject([
    { payload: { content: 'First' }, state: 'pending', attempts: 1 },
    // Nothing of it has left the phone.
    { payload: { content: 'Second' }, state: 'pending', attempts: 0 },
  ]);
  engine.clock.now += 61_000;
  await drain(engine.context);
  expect(await delivered()).toEqual(['First', 'Second']);
});

test('a lost answer to many is asked for again, and each has its effect once', async () => {
  for (const content of NUMBERS.slice(0, 5)) await write(content);
  await saveListing(madeListing({ id: homeId }), engine.database);
  let lost = false;
  meddle = async (path, init) => {
    if (lost || path !== '/api/commands') return null;
    lost = true;
    await injectFetch(t.app)(path, init);
    throw new TypeError('Connection lost');
  };
  expect(await drain(engine.context)).toMatchObject({ sent: 0, offline: true });
  engine.clock.now += 400_000;
  expect(await drain(engine.context)).toMatchObject({ sent: 6 });
  expect(await delivered()).toEqual(NUMBERS.slice(0, 5));
});

test('a server that takes no batches gets them one by one, without a second try', async () => {
  meddle = async (path) =>
    path === '/api/commands'
      ? new Response('{"message":"Not found"}', { status: 404, headers: { 'x-gida-api': '1' } })
      : null;
  for (const content of NUMBERS.slice(0, 3)) await write(content);
  expect(await drain(engine.context)).toMatchObject({ sent: 3 });
  expect(requests).toEqual([
    'POST /api/commands',
    'POST /api/messages',
    'POST /api/messages',
    'POST /api/messages',
  ]);
  expect(await delivered()).toEqual(NUMBERS.slice(0, 3));
});

test('one command is one request, and one call brings all that changed', async () => {
  await saveListing(madeListing({ id: homeId }), engine.database);
  await drain(engine.context);
  await pull(engine.context);
  expect(requests).toEqual(['POST /api/saved-properties', 'GET /api/sync']);
});

test('a message that was taken back while its sending hung is never delivered', async () => {
  const id = await write('Regretted');
  let late: (() => Promise<Response>) | undefined;
  meddle = async (path, init) => {
    if (path !== '/api/messages' || late !== undefined) return null;
    late = () => injectFetch(t.app)(path, init);
    throw new TypeError('Connection lost');
  };
  await drain(engine.context);
  await deleteMessages([id], engine.database);
  engine.clock.now += 400_000;
  await drain(engine.context);
  expect(await engine.database.outbox.count()).toBe(0);
  const answer = await late?.();
  expect(answer?.status).toBe(410);
  expect(await answer?.json()).toMatchObject({ code: 'recalled' });
  expect(await delivered()).toEqual([]);
  await pull(engine.context);
  expect(await listMessages(engine.database)).toEqual([]);
});

test('a refused message holds back what was written after it, and says so', async () => {
  await t.database.query("UPDATE properties SET status = 'Draft' WHERE id = $1", [otherId]);
  await write('To nobody', otherId);
  await write('Nor this', otherId);
  await drain(engine.context);
  await t.database.query("UPDATE properties SET status = 'Active' WHERE id = $1", [otherId]);
  const rows = (await listMessages(engine.database)).flatMap((message) => message.rows);
  expect(rows.map(({ state, behind }) => `${state} ${behind}`).toSorted()).toEqual([
    'pending true',
    'rejected false',
  ]);
});
