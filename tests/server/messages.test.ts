import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { readFeed } from '../support/read-feed';

let propertyId: string;
const t = sharedApp();
const agent = sharedAccount(t, 'agent');
const seeker = sharedAccount(t, 'seeker');
beforeAll(async () => {
  propertyId = await publishProperty(t, agent, { title: 'As it was' });
});

const message = (change = {}) => ({
  id: randomUUID(),
  recipientId: agent.id,
  propertyId,
  subject: 'Viewing',
  content: 'Is it free on Saturday?',
  ...change,
});
const post = (payload: object, as = seeker) => request('POST /api/messages', { payload, as });

test('ids are the same in upper and in lower case', async () => {
  const self = message({ recipientId: seeker.id.toUpperCase() });
  const refused = await t.refused(422, post(self));
  expect(refused.field).toBe('recipientId');
  const loud = message({
    recipientId: agent.id.toUpperCase(),
    propertyId: propertyId.toUpperCase(),
  });
  const sent = await t.call(post({ ...loud, id: loud.id.toUpperCase() }));
  expect(sent.messageId).toBe(loud.id);
  const removed = await t.call(`DELETE /api/messages/${loud.id.toUpperCase()}`, { as: seeker });
  expect(removed).toEqual({ id: loud.id, removed: true, recalled: false });
  const read = await t.call(`GET /api/properties/${propertyId.toUpperCase()}`);
  expect(read.property.id).toBe(propertyId);
});

test('an id stands for one message: the same again is the same answer, another is a conflict', async () => {
  const first = message();
  const answer = await t.call(post(first));
  expect(await t.call(post(first))).toEqual(answer);
  const elsewhere = await publishProperty(t, agent);
  const stranger = await t.account('seeker');
  const other = await t.account('agent');
  const others = await publishProperty(t, other);
  for (const change of [
    { content: 'Another text' },
    { subject: 'Another subject' },
    { propertyId: elsewhere },
    { recipientId: other.id, propertyId: others },
  ]) {
    const refused = await t.refused(409, post({ ...first, ...change }));
    expect(refused).toMatchObject({ code: 'conflict', field: 'id' });
    expect(JSON.stringify(refused)).not.toContain('Saturday');
  }
  await t.refused(409, post(first, stranger));
});

test('whoever has no id for a message gets one: with a key of theirs it is sent once, without one twice', async () => {
  const { id: _, ...words } = message({ content: 'From a program without ids' });
  const headers = { 'idempotency-key': randomUUID() };
  const sent = () => t.call(post(words), { headers });
  const first = await sent();
  expect(first.recipientName).toBe(first.message.recipient.name);
  expect((await sent()).messageId).toBe(first.messageId);
  const again = await t.call(post(words));
  expect(again.messageId).not.toBe(first.messageId);
});

test('the same message again is answered after the listing is gone and the message deleted', async () => {
  const id = await publishProperty(t, agent);
  const first = message({ propertyId: id });
  const answer = await t.call(post(first));
  await t.send(`DELETE /api/messages/${first.id}`, { as: seeker });
  await t.send(`DELETE /api/properties/${id}`, { as: agent });
  expect(await t.call(post(first))).toEqual(answer);
});

test('a deleted message is not read again: it stays away, for its reader alone', async () => {
  const sent = message();
  await t.call(post(sent));
  const url = `/api/messages/${sent.id}` as const;
  await t.call(`DELETE ${url}`, { as: agent });
  for (const word of ['read', 'unread'])
    await t.refused(404, `PATCH ${url}/${word}`, { as: agent });
  const idsOf = async (who: TestAccount) =>
    (await readFeed(t, who, 'messages')).items.map(({ id }) => id);
  expect(await idsOf(agent)).not.toContain(sent.id);
  expect(await idsOf(seeker)).toContain(sent.id);
  // Refused, the marking has left no mark either.
  const rows = await t.database.query('SELECT read_at FROM messages WHERE id = $1', [sent.id]);
  expect(rows).toEqual([{ read_at: null }]);
});

/** Two letters about a home of their own, and how much of what tells their agent of them is new. */
async function twoLetters() {
  const home = await publishProperty(t, agent);
  const letters = [
    message({ propertyId: home }),
    message({ propertyId: home, content: 'Or Sunday?' }),
  ];
  for (const letter of letters) await t.call(post(letter));
  const unread = async () => {
    const { notifications } = await t.call('GET /api/notifications', { as: agent });
    return notifications.filter(({ propertyId, read }) => propertyId === home && !read).length;
  };
  return { home, letters, unread };
}

test('[DASH-7] what tells of letters is read once all of them are', async () => {
  const { home, letters, unread } = await twoLetters();
  const left: number[] = [await unread()];
  for (const { id } of letters) {
    await t.send(`PATCH /api/messages/${id}/read`, { as: agent });
    left.push(await unread());
  }
  expect(left).toEqual([2, 2, 0]);
  // Their devices hear of it.
  const { items } = await readFeed(t, agent, 'notifications');
  expect(items.filter(({ propertyId, read }) => propertyId === home && read)).toHaveLength(2);
});

test('[DASH-7] what tells of a letter is read once it is deleted, and no other', async () => {
  const { letters, unread } = await twoLetters();
  const remove = (id: string, as: TestAccount) => t.send(`DELETE /api/messages/${id}`, { as });
  const left: number[] = [];
  // What its writer deletes at theirs is still new to its reader.
  for (const [at, as] of [
    [0, seeker],
    [0, agent],
    [1, agent],
  ] as const) {
    await remove(letters[at]?.id ?? '', as);
    left.push(await unread());
  }
  expect(left).toEqual([2, 2, 0]);
});

test('a reader does not see what the owner drafts after taking a listing down', async () => {
  const first = message();
  await t.call(post(first));
  const url = `/api/properties/${propertyId}` as const;
  const down = await t.call(`POST ${url}/unpublish`, { as: agent });
  await t.call(`PUT ${url}`, {
    payload: propertyContent({ title: 'Secret new title' }),
    headers: { 'if-match': `"${down.property.version}"` },
    as: agent,
  });
  // An answer about it tells no more than the question did.
  const reply = message({ recipientId: seeker.id, content: 'It is taken.' });
  await t.call(post(reply, agent));
  const feed = await readFeed(t, seeker, 'messages');
  for (const id of [first.id, reply.id]) {
    expect(feed.items.find((item) => item.id === id)?.propertyTitle).toBe('As it was');
  }
});

test('who was written to about a home, or is to see it, answers after it is let; first words do not arrive', async () => {
  const home = await publishProperty(t, agent);
  const [asked, toSee, stranger] = [
    await t.account('seeker'),
    await t.account('seeker'),
    await t.account('seeker'),
  ];
  await t.call(post(message({ propertyId: home }), asked));
  await t.call('POST /api/inspections/requests', {
    as: toSee,
    payload: {
      propertyId: home,
      requestDate: '2099-01-01',
      requestTime: '10:00',
      contactNumber: '+2348000000000',
    },
  });
  await t.call(`POST /api/properties/${home}/unpublish`, { as: agent });
  const again = await t.refused(
    404,
    post(message({ propertyId: home, content: 'Are you there?' }), asked),
  );
  expect(again.message).toBe(
    'This property is no longer available, so the message was not delivered.',
  );
  await t.call(
    post(message({ recipientId: asked.id, propertyId: home, content: 'Your budget?' }), agent),
  );
  for (const one of [asked, toSee])
    await t.call(post(message({ propertyId: home, content: 'Three million.' }), one));
  await t.refused(404, post(message({ propertyId: home }), stranger));
  // Of a suspended agent nobody hears whether or why, only that the words go nowhere.
  await t.database.query(
    `INSERT INTO reports (id, subject, subject_id, about_user_id, title, reason, note, evidence, decision, words, decided_at)
     VALUES ($1, 'person', $2, $2, '', 'other', '', '[]', 'suspend', 'Scam', now())`,
    [randomUUID(), agent.id],
  );
  const unread = await t.refused(
    404,
    post(message({ propertyId: home, content: 'Hello?' }), asked),
  );
  expect(unread.message).toBe(
    'This agent cannot be reached through Gida at the moment, so the message was not delivered.',
  );
});
