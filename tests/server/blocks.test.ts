import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { blockAnswerSchema } from '../../src/contract/people/block';
import { problemSchema } from '../../src/contract/problem';
import { removedAnswerSchema } from '../../src/contract/listing/saved-property';
import { sendMessageAnswerSchema } from '../../src/contract/feed/message';
import { publishProperty } from '../support/publish-property';
import { readFeed } from '../support/read-feed';
import { call, createTestApp, send, type TestAccount, type TestApp } from '../support/test-app';

let t: TestApp;
beforeAll(async () => {
  t = await createTestApp({ rateLimits: true, trustedProxies: 1 });
});
afterAll(() => t.close());

const block = (as: TestAccount, other: TestAccount) =>
  call(t.app, blockAnswerSchema, 200, {
    method: 'PUT',
    url: `/api/blocks/${other.id}`,
    as,
    key: randomUUID(),
  });
const write = (as: TestAccount, to: TestAccount, propertyId: string) => ({
  method: 'POST' as const,
  url: '/api/messages',
  as,
  payload: {
    id: randomUUID(),
    recipientId: to.id,
    propertyId,
    subject: 'Viewing',
    content: 'Is it free?',
  },
});

test('[SAFE-2] neither side of a block writes to the other, and both are told why', async () => {
  const [agent, seeker] = [await t.account('agent'), await t.account('seeker')];
  const propertyId = await publishProperty(t, agent);
  await call(t.app, sendMessageAnswerSchema, 201, write(seeker, agent, propertyId));
  const { block: told } = await block(agent, seeker);
  expect(told).toMatchObject({ id: seeker.id, name: 'Sani Seeker' });
  const refused = await call(t.app, problemSchema, 403, write(seeker, agent, propertyId));
  expect(refused.message).toBe('This person does not want to hear from you.');
  const own = await call(t.app, problemSchema, 403, write(agent, seeker, propertyId));
  expect(own.message).toBe(
    'You blocked this person. Unblock them in your settings to write to them.',
  );
  await call(t.app, removedAnswerSchema, 200, {
    method: 'DELETE',
    url: `/api/blocks/${seeker.id}`,
    as: agent,
    key: randomUUID(),
  });
  await call(t.app, sendMessageAnswerSchema, 201, write(seeker, agent, propertyId));
});

test('[SAFE-2] nobody asks for a visit across a block', async () => {
  const [agent, seeker] = [await t.account('agent'), await t.account('seeker')];
  const propertyId = await publishProperty(t, agent);
  await block(seeker, agent);
  const asked = await call(t.app, problemSchema, 403, {
    method: 'POST',
    url: '/api/inspections/requests',
    as: seeker,
    key: randomUUID(),
    payload: {
      propertyId,
      requestDate: '2099-01-02',
      requestTime: '10:00',
      contactNumber: '08030000000',
      notes: '',
    },
  });
  expect(asked.message).toContain('You blocked this person');
});

test('[SAFE-2] the other devices of a person learn of a block, of its end, and of an erased person', async () => {
  const [agent, seeker] = [await t.account('agent', 'Loud Agent'), await t.account('seeker')];
  await block(seeker, agent);
  await block(seeker, agent);
  const first = await readFeed(t, seeker, 'blocks');
  expect(first.items.map(({ id, name }) => [id, name])).toEqual([[agent.id, 'Loud Agent']]);
  const { eraseAccount } = await import('../../server/modules/privacy/erase-account');
  await t.database.transaction((tx) => eraseAccount(tx, agent.id));
  const later = await readFeed(t, seeker, 'blocks', { cursor: first.cursor });
  expect(later.deleted).toEqual([agent.id]);
});

test('[SAFE-2] nobody blocks themselves, an approver, or whom there is not', async () => {
  const seeker = await t.account('seeker');
  const approver = await t.account('approver');
  const put = (id: string) =>
    send(t.app, { method: 'PUT', url: `/api/blocks/${id}`, as: seeker, key: randomUUID() });
  expect((await put(seeker.id)).statusCode).toBe(422);
  expect((await put(approver.id)).statusCode).toBe(404);
  expect((await put(randomUUID())).statusCode).toBe(404);
});

test('[SAFE-3] asking one agency about many homes is not slowed, until there are thirty', async () => {
  const [agent, seeker] = [await t.account('agent'), await t.account('seeker')];
  for (let home = 0; home < 3; home += 1) {
    const propertyId = await publishProperty(t, agent);
    for (let sent = 0; sent < 9; sent += 1)
      await call(t.app, sendMessageAnswerSchema, 201, write(seeker, agent, propertyId));
  }
  const last = await publishProperty(t, agent);
  for (let sent = 0; sent < 3; sent += 1)
    await call(t.app, sendMessageAnswerSchema, 201, write(seeker, agent, last));
  expect((await send(t.app, write(seeker, agent, last))).statusCode).toBe(429);
});

test('[SAFE-3] the eleventh message about one home without an answer waits, and an answer lets it through', async () => {
  const [agent, seeker] = [await t.account('agent'), await t.account('seeker')];
  const propertyId = await publishProperty(t, agent);
  for (let sent = 0; sent < 10; sent += 1)
    await call(t.app, sendMessageAnswerSchema, 201, write(seeker, agent, propertyId));
  const slowed = await send(t.app, write(seeker, agent, propertyId));
  expect(slowed.statusCode).toBe(429);
  expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(3500);
  expect(slowed.json()).toMatchObject({
    message: 'They have not answered your last 10 messages. Please try again in 60 minutes.',
  });
  await call(t.app, sendMessageAnswerSchema, 201, write(agent, seeker, propertyId));
  await call(t.app, sendMessageAnswerSchema, 201, write(seeker, agent, propertyId));
});
