import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { publishProperty } from '../support/publish-property';
import { readFeed } from '../support/read-feed';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

const t = sharedApp({ rateLimits: true, trustedProxies: 1 });

const block = (as: TestAccount, other: TestAccount) =>
  t.call(`PUT /api/blocks/${other.id}`, { as, key: randomUUID() });
const write = (as: TestAccount, to: TestAccount, propertyId: string) =>
  request('POST /api/messages', {
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
  await t.call(write(seeker, agent, propertyId));
  const { block: told } = await block(agent, seeker);
  expect(told).toMatchObject({ id: seeker.id, name: 'Sani Seeker' });
  const refused = await t.refused(403, write(seeker, agent, propertyId));
  expect(refused.message).toBe('This person does not want to hear from you.');
  const own = await t.refused(403, write(agent, seeker, propertyId));
  expect(own.message).toBe(
    'You blocked this person. Unblock them in your settings to write to them.',
  );
  await t.call(`DELETE /api/blocks/${seeker.id}`, { as: agent, key: randomUUID() });
  await t.call(write(seeker, agent, propertyId));
});

test('[SAFE-2] nobody asks for a visit across a block', async () => {
  const [agent, seeker] = [await t.account('agent'), await t.account('seeker')];
  const propertyId = await publishProperty(t, agent);
  await block(seeker, agent);
  const asked = await t.refused(403, 'POST /api/inspections/requests', {
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

test('[SAFE-2] across a block a visit is called off without a word, and nothing else', async () => {
  const [agent, seeker] = [await t.account('agent'), await t.account('seeker')];
  const propertyId = await publishProperty(t, agent);
  const { data } = await t.call('POST /api/inspections/requests', {
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
  const change = (what: string, payload: object) =>
    request(`PATCH /api/inspections/requests/${data.id}/${what}`, {
      as: agent,
      key: randomUUID(),
      payload,
    });
  expect((await t.send(change('status', { status: 'Confirmed' }))).statusCode).toBe(200);
  const before = await readFeed(t, seeker, 'notifications');
  await block(seeker, agent);
  const refused = [
    change('status', { status: 'Declined', notes: 'Call me all the same' }),
    change('reschedule', { requestDate: '2099-01-03', requestTime: '10:00' }),
    change('reschedule', {
      requestDate: '2099-01-02',
      requestTime: '10:00',
      notes: 'Call me all the same',
    }),
  ];
  for (const one of refused) expect((await t.send(one)).statusCode).toBe(403);
  const after = await readFeed(t, seeker, 'notifications', { cursor: before.cursor });
  expect(after.items).toEqual([]);
  const answered = await t.send(change('status', { status: 'Declined' }));
  expect(answered.statusCode).toBe(200);
  // Nor is what was called off taken up again.
  expect((await t.send(change('status', { status: 'Confirmed' }))).statusCode).toBe(403);
  const contact = await t.send('POST /api/contact-requests', {
    as: seeker,
    payload: {
      id: randomUUID(),
      propertyId,
      name: 'Sani',
      email: 'sani@somewhere.example',
      phone: '08030000000',
      kind: 'call',
      message: '',
    },
  });
  expect(contact.statusCode).toBe(403);
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
  const put = (id: string) => t.send(`PUT /api/blocks/${id}`, { as: seeker, key: randomUUID() });
  expect((await put(seeker.id)).statusCode).toBe(422);
  expect((await put(approver.id)).statusCode).toBe(404);
  expect((await put(randomUUID())).statusCode).toBe(404);
});

test('[SAFE-3] asking one agency about many homes is not slowed, until there are thirty', async () => {
  const [agent, seeker] = [await t.account('agent'), await t.account('seeker')];
  for (let home = 0; home < 3; home += 1) {
    const propertyId = await publishProperty(t, agent);
    for (let sent = 0; sent < 9; sent += 1) await t.call(write(seeker, agent, propertyId));
  }
  const last = await publishProperty(t, agent);
  for (let sent = 0; sent < 3; sent += 1) await t.call(write(seeker, agent, last));
  expect((await t.send(write(seeker, agent, last))).statusCode).toBe(429);
});

test('[SAFE-3] the eleventh message about one home without an answer waits, and an answer lets it through', async () => {
  const [agent, seeker] = [await t.account('agent'), await t.account('seeker')];
  const propertyId = await publishProperty(t, agent);
  for (let sent = 0; sent < 10; sent += 1) await t.call(write(seeker, agent, propertyId));
  const slowed = await t.send(write(seeker, agent, propertyId));
  expect(slowed.statusCode).toBe(429);
  expect(Number(slowed.headers['retry-after'])).toBeGreaterThan(3500);
  expect(slowed.json()).toMatchObject({
    message: 'They have not answered your last 10 messages. Please try again in 60 minutes.',
  });
  await t.call(write(agent, seeker, propertyId));
  await t.call(write(seeker, agent, propertyId));
});
