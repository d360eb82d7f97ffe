import { randomUUID } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import { type Cursors, formatCursors } from '../../src/contract/feed/feed';
import { countAnew } from '../../server/modules/changes/count-anew';
import { readFeeds } from '../../server/modules/feeds/read-feeds';
import { recordChanges } from '../../server/modules/changes/record-change';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { readFeed } from '../support/read-feed';
import { spyOnStatements } from '../support/spy-on-statements';

const t = sharedApp();
const agent = sharedAccount(t, 'agent');
const seeker = sharedAccount(t, 'seeker');

const feed = (cursor: number) => readFeed(t, seeker, 'saved-properties', { cursor });

async function savedByTheSeeker(): Promise<string> {
  const propertyId = await publishProperty(t, agent);
  await t.call('POST /api/saved-properties', { payload: { propertyId }, as: seeker });
  return propertyId;
}

test('who saved a listing is told of a photo that comes and of one that goes', async () => {
  const id = await savedByTheSeeker();
  const start = await feed(0);
  const photoId = randomUUID();
  await t.call(await putPhoto(id, agent, '#112233', photoId));
  const added = await feed(start.cursor);
  expect(added.items.map((item) => item.property?.images.map((image) => image.id))).toEqual([
    [photoId],
  ]);
  await t.call(`DELETE /api/properties/${id}/photos/${photoId}`, { as: agent });
  const removed = await feed(added.cursor);
  expect(removed.items.map((item) => item.property?.images)).toEqual([[]]);
});

test('a cursor from after a restored backup begins the feed anew and says so', async () => {
  const id = await savedByTheSeeker();
  const whole = await feed(0);
  expect(whole.reset).toBe(false);
  const lost = await feed(99_999_999);
  expect(lost.reset).toBe(true);
  expect(lost.items.map((item) => item.id)).toContain(id);
  expect(lost.cursor).toBe(whole.cursor);
  expect(await feed(lost.cursor)).toEqual({
    items: [],
    deleted: [],
    cursor: lost.cursor,
    hasMore: false,
    reset: false,
  });
  const nobody = await t.account('seeker');
  const empty = await readFeed(t, nobody, 'saved-properties', { cursor: 7 });
  expect(empty).toMatchObject({ items: [], cursor: 0, reset: true });
});

const sync = (as: TestAccount, cursors: Cursors, limit = 100) =>
  t.call(`GET /api/sync?cursors=${formatCursors(cursors)}&limit=${limit}`, { as });

test('one call brings what changed in each collection asked for, and no other', async () => {
  const reader = await t.account('seeker');
  const homes = [await publishProperty(t, agent), await publishProperty(t, agent)];
  for (const propertyId of homes) {
    await t.send('POST /api/saved-properties', { as: reader, payload: { propertyId } });
  }
  const message = {
    id: randomUUID(),
    recipientId: agent.id,
    propertyId: homes[0],
    subject: 'Hello',
    content: 'Is it free?',
  };
  await t.send('POST /api/messages', { as: reader, payload: message });
  const first = await sync(reader, { messages: 0, 'saved-properties': 0, inspections: 0 }, 1);
  // Saving two homes was 1 and 2, the message 3; the limit is for each collection.
  expect(first.feeds).toMatchObject({
    messages: { items: [{ id: message.id }], cursor: 3, hasMore: false, reset: false },
    'saved-properties': { items: [{ id: homes[0] }], cursor: 1, hasMore: true, reset: false },
    inspections: { items: [], deleted: [], cursor: 0, hasMore: false, reset: false },
  });
  expect(Object.keys(first.feeds).sort()).toEqual(['inspections', 'messages', 'saved-properties']);
  // One cursor from a state that was undone takes no other feed back to its beginning.
  const second = await sync(reader, { messages: 99, 'saved-properties': 1 });
  expect(second.feeds).toMatchObject({
    messages: { items: [{ id: message.id }], cursor: 3, reset: true },
    'saved-properties': { items: [{ id: homes[1] }], cursor: 2, hasMore: false, reset: false },
  });
});

test('where nothing is new, all six collections cost two statements, the session among them', async () => {
  const cursors = {
    messages: 0,
    properties: 0,
    'saved-properties': 0,
    inspections: 0,
    notifications: 0,
    'search-alerts': 0,
  };
  const reader = await t.account('agent');
  await publishProperty(t, reader);
  const { feeds } = await sync(reader, cursors);
  const cursor = feeds.properties?.cursor ?? 0;
  expect(cursor).toBeGreaterThan(0);
  // What the workers do every few seconds is not the call's: their time begins anew here.
  await Promise.all([t.app.mailWorker.flush(), t.app.pushWorker.flush()]);
  const statements = spyOnStatements(t.database);
  const transactions = vi.spyOn(t.database, 'transaction');
  const again = await sync(reader, { ...cursors, properties: cursor });
  expect(again.feeds.properties).toEqual({
    items: [],
    deleted: [],
    cursor,
    hasMore: false,
    reset: false,
  });
  expect(statements).toHaveBeenCalledTimes(2);
  expect(transactions).not.toHaveBeenCalled();
});

test.each([
  ['', 'Please name cursors as in messages:12,saved-properties:0'],
  ['messages', 'Please name cursors as in messages:12,saved-properties:0'],
  ['messages:-1', 'Please name cursors as in messages:12,saved-properties:0'],
  ['messages:1.5', 'Please name cursors as in messages:12,saved-properties:0'],
  ['messages:1,', 'Please name cursors as in messages:12,saved-properties:0'],
  ['messages:1,messages:2', "The collection 'messages' is named twice"],
])('the cursors %o are refused in words', async (cursors, message) => {
  const url = `/api/sync?cursors=${encodeURIComponent(cursors)}`;
  const problem = await t.refused(422, `GET ${url}`, { as: seeker });
  expect(problem).toMatchObject({ code: 'invalid', field: 'cursors' });
  // An empty field of a query counts as one that is not there.
  if (cursors !== '') expect(problem.message).toBe(message);
});

test('a collection that this server does not have, as a later one may, is left out', async () => {
  for (const cursors of ['messages:0,offers:0', 'messages:0,constructor:3']) {
    const url = `/api/sync?cursors=${encodeURIComponent(cursors)}` as const;
    const { feeds } = await t.call(`GET ${url}`, { as: seeker });
    expect(Object.keys(feeds)).toEqual(['messages']);
  }
});

test('what changed at once is numbered in its order, each item once as it was left', async () => {
  const [one, two] = [await t.account('seeker'), await t.account('seeker')];
  const [a, b, c] = [randomUUID(), randomUUID(), randomUUID()];
  await recordChanges(t.database, [
    { userId: two.id, collection: 'messages', entityId: a },
    { userId: one.id, collection: 'messages', entityId: a },
    { userId: one.id, collection: 'messages', entityId: b },
    { userId: one.id, collection: 'notifications', entityId: c },
    { userId: one.id, collection: 'messages', entityId: a, deleted: true },
  ]);
  const rowsFor = ({ id }: TestAccount) =>
    t.database.query(
      'SELECT entity_id, seq, deleted FROM feed_changes WHERE user_id = $1 ORDER BY seq',
      [id],
    );
  expect(await rowsFor(two)).toEqual([{ entity_id: a, seq: 1, deleted: false }]);
  expect(await rowsFor(one)).toEqual([
    { entity_id: b, seq: 1, deleted: false },
    { entity_id: c, seq: 2, deleted: false },
    { entity_id: a, seq: 3, deleted: true },
  ]);
  await recordChanges(t.database, [{ userId: one.id, collection: 'messages', entityId: b }]);
  await recordChanges(t.database, []);
  expect(
    await t.database.query('SELECT seq FROM feed_counters WHERE user_id = $1', [one.id]),
  ).toEqual([{ seq: 4 }]);
});

test('after a restored backup a phone that was ahead reads all anew, however much was written since', async () => {
  const [person, other] = await Promise.all([t.account('seeker'), t.account('seeker')]);
  const note = (userId: string) =>
    recordChanges(t.database, [{ userId, collection: 'messages', entityId: randomUUID() }]);
  const read = async (userId: string, cursor: number) =>
    (await readFeeds(t.database, { userId, cursors: { messages: cursor }, limit: 50 })).feeds
      .messages;
  for (const { id } of [person, person, person, other]) await note(id);
  const before = await read(person.id, 0);
  expect(before).toMatchObject({ cursor: 3, reset: false });
  // The backup knew one of them; three more are written before the phone is back.
  await t.database.query('DELETE FROM feed_changes WHERE user_id = $1 AND seq > 1', [person.id]);
  await t.database.query('UPDATE feed_counters SET seq = 1 WHERE user_id = $1', [person.id]);
  await t.database.transaction((tx) => countAnew(tx, 1_800_000_000_000));
  for (const { id } of [person, person, person]) await note(id);
  const after = await read(person.id, 3);
  expect(after).toMatchObject({ cursor: 1_800_000_000_004, reset: true });
  expect(after?.deleted).toHaveLength(4);
  expect(await read(person.id, after?.cursor ?? 0)).toMatchObject({ deleted: [], reset: false });
  // A second one counts from its own beginning.
  await t.database.transaction((tx) => countAnew(tx, 1_900_000_000_000));
  expect(await read(person.id, after?.cursor ?? 0)).toMatchObject({
    cursor: 1_900_000_000_004,
    reset: true,
  });
  expect(await read(other.id, 0)).toMatchObject({ cursor: 1_900_000_000_001, reset: false });
});
