import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { tidy } from '../../server/jobs/tidy';
import { openSession } from '../../server/modules/auth/sessions';
import { stableId } from '../../src/domain/import/stable-id';
import { publishProperty } from '../support/publish-property';
import { putPhoto } from '../support/put-photo';
import { propertyContent } from '../support/property-content';
import { type TestAccount, type TestApp } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';
import { readFeed } from '../support/read-feed';
import { TEST_DATABASE } from '../support/test-database';
import { rowsOf } from '../support/rows-of';

let propertyId: string;
const t = sharedApp();
const agent = sharedAccount(t, 'agent');
const seeker = sharedAccount(t, 'seeker');
beforeAll(async () => {
  propertyId = await publishProperty(t, agent);
  // The feed of each has a counter, which the races below hold.
  await t.send('POST /api/saved-properties', { as: seeker, payload: { propertyId } });
});

type Request = Exclude<Parameters<TestApp['send']>[0], string>;
type Sent = Awaited<ReturnType<TestApp['send']>>;
/** How an item is brought, how it is taken back, and whether it is there for its person. */
type Kind = {
  who: () => TestAccount;
  bring: (id: string) => Promise<Request>;
  takeBack: (id: string) => Request;
  isThere: (id: string) => Promise<boolean>;
  /** How many notes of it stay once it is gone. */
  noted?: number;
  brought: number;
};

let minute = 0;
const KINDS: Record<string, Kind> = {
  'a message': {
    who: () => seeker,
    bring: async (id) =>
      request('POST /api/messages', {
        payload: { id, recipientId: agent.id, propertyId, subject: 'Hello', content: 'Free?' },
      }),
    takeBack: (id) => request(`DELETE /api/messages/${id}`, {}),
    isThere: async (id) =>
      (await readFeed(t, agent, 'messages')).items.some((item) => item.id === id),
    brought: 201,
  },
  'an inspection': {
    who: () => seeker,
    bring: async (id) => {
      minute += 1;
      return request('POST /api/inspections/requests', {
        payload: {
          id,
          propertyId: await publishProperty(t, await t.account('agent')),
          requestDate: '2099-01-01',
          requestTime: `10:${10 + minute}`,
          contactNumber: '08000000000',
        },
      });
    },
    takeBack: (id) => request(`DELETE /api/inspections/requests/${id}`, {}),
    isThere: async (id) =>
      (await readFeed(t, seeker, 'inspections')).items.some((item) => item.id === id),
    brought: 201,
  },
  'an alert': {
    who: () => seeker,
    bring: async (id) =>
      request(`PUT /api/search-alerts/${id}`, {
        payload: { name: 'All', criteria: {}, frequency: 'Daily', includeSimilar: false },
      }),
    takeBack: (id) => request(`DELETE /api/search-alerts/${id}`, {}),
    isThere: async (id) =>
      (await readFeed(t, seeker, 'search-alerts')).items.some((item) => item.id === id),
    brought: 200,
    // An edit of another device may come later still.
    noted: 1,
  },
  'a listing': {
    who: () => agent,
    bring: async (id) => request(`PUT /api/properties/${id}`, { payload: propertyContent() }),
    takeBack: (id) => request(`DELETE /api/properties/${id}`, {}),
    isThere: async (id) =>
      (await readFeed(t, agent, 'properties')).items.some((item) => item.id === id),
    brought: 201,
  },
  'a photo': {
    who: () => agent,
    bring: (id) => putPhoto(propertyId, agent, '#336644', id),
    takeBack: (id) => request(`DELETE /api/properties/${propertyId}/photos/${id}`, {}),
    isThere: async (id) =>
      (await readFeed(t, agent, 'properties')).items.some(({ images }) =>
        images.some((image) => image.id === id),
      ),
    brought: 200,
  },
};

describe.each(Object.entries(KINDS))('%s', (name, kind) => {
  const bring = async (id: string, key: string = randomUUID()) =>
    t.send(await kind.bring(id), { as: kind.who(), key });
  const takeBack = (id: string) => t.send(kind.takeBack(id), { as: kind.who() });

  test('taken back before it arrived is refused when it comes, under any key', async () => {
    const id = randomUUID();
    const mails = () => t.database.query('SELECT 1 FROM mails');
    const before = await mails();
    for (let time = 0; time < 2; time += 1) {
      const answer = await takeBack(id);
      expect(answer.statusCode).toBe(200);
      if (!answer.body.includes('property'))
        expect(answer.json()).toEqual({ id, removed: false, recalled: true });
    }
    for (const key of [randomUUID(), randomUUID()]) {
      const late = await bring(id, key);
      expect([late.statusCode, late.json()]).toMatchObject([
        410,
        { code: 'recalled', message: 'This was taken back before it arrived.' },
      ]);
    }
    expect(await kind.isThere(id)).toBe(false);
    expect(await mails()).toHaveLength(before.length);
  });

  test('taken back after it arrived is gone, and a late copy is the answer of before', async () => {
    const id = randomUUID();
    const request = { ...(await kind.bring(id)), as: kind.who(), key: randomUUID() };
    const first = await t.send(request);
    expect(first.statusCode, first.body).toBe(kind.brought);
    expect(await kind.isThere(id)).toBe(true);
    const answer = await takeBack(id);
    if (!answer.body.includes('property'))
      expect(answer.json()).toEqual({ id, removed: true, recalled: false });
    const late = await t.send(request);
    expect([late.statusCode, late.headers['idempotent-replay']]).toEqual([kind.brought, 'true']);
    const noted = await t.database.query('SELECT 1 FROM recalled_items WHERE entity_id = $1', [id]);
    expect(noted).toHaveLength(kind.noted ?? 0);
  });

  // The embedded database runs one transaction at a time: nothing can come between.
  describe.runIf(TEST_DATABASE === 'postgres')('at the same moment', () => {
    const waiting = async () =>
      (
        await t.database.query(
          `SELECT 1 FROM pg_stat_activity
           WHERE datname = current_database() AND wait_event_type = 'Lock'`,
        )
      ).length;

    /** Both requests, the second begun while the first is held in the middle of its transaction. */
    async function race(hold: string, first: () => Promise<Sent>, second: () => Promise<Sent>) {
      return t.database.transaction(async (tx) => {
        await tx.query(hold, [kind.who().id]);
        const one = first();
        await expect.poll(waiting).toBe(1);
        const other = second();
        await Promise.race([other, expect.poll(waiting).toBe(2)]);
        return { one, other };
      });
    }

    test('as it arrives: it was there, and is taken away', async () => {
      const id = randomUUID();
      const request = { ...(await kind.bring(id)), as: kind.who(), key: randomUUID() };
      const sent = await race(
        'SELECT 1 FROM feed_counters WHERE user_id = $1 FOR UPDATE',
        () => t.send(request),
        () => takeBack(id),
      );
      const [brought, taken] = [await sent.one, await sent.other];
      expect([brought.statusCode, taken.statusCode]).toEqual([kind.brought, 200]);
      // Taking a photo out answers with its listing.
      if (name === 'a photo') expect(await kind.isThere(id)).toBe(false);
      else expect(taken.json()).toMatchObject({ recalled: false });
    });

    test('as it is taken back: it is refused', async () => {
      const id = randomUUID();
      const request = { ...(await kind.bring(id)), as: kind.who(), key: randomUUID() };
      const sent = await race(
        // What refers to an account waits for this, and noting a recall is the only one that does.
        'SELECT 1 FROM users WHERE id = $1 FOR UPDATE',
        () => takeBack(id),
        () => t.send(request),
      );
      const [taken, brought] = [await sent.one, await sent.other];
      expect([taken.statusCode, brought.statusCode]).toEqual([200, 410]);
      expect(await kind.isThere(id)).toBe(false);
    });
  });
});

test('what is another’s is answered as what is not there, and stays', async () => {
  const other = await t.account('seeker');
  const id = randomUUID();
  const { bring } = KINDS['a message'] as Kind;
  const request = await bring(id);
  expect((await t.send(request, { as: seeker })).statusCode).toBe(201);
  const url = `/api/messages/${id}`;
  const answer = await t.send(`DELETE ${url}`, { as: other });
  expect(answer.json()).toEqual({ id, removed: false, recalled: true });
  const own = await t.send(request, { as: other });
  expect([own.statusCode, own.json()]).toMatchObject([410, { code: 'recalled' }]);
  // Its two sides see nothing of it, and its sender may still repeat it.
  for (const side of [seeker, agent]) {
    const { items } = await readFeed(t, side, 'messages');
    expect(items.some((item) => item.id === id)).toBe(true);
  }
  expect((await t.send(request, { as: seeker })).statusCode).toBe(201);
});

test('a recall is one’s own: the id stays free for others', async () => {
  const id = randomUUID();
  const other = await t.account('seeker');
  await t.send(`DELETE /api/messages/${id}`, { as: other });
  const { bring } = KINDS['a message'] as Kind;
  expect((await t.send(await bring(id), { as: seeker })).statusCode).toBe(201);
});

test('an agent’s removal of a request to them takes nothing back', async () => {
  const id = randomUUID();
  const url = `/api/inspections/requests/${id}`;
  await t.send('POST /api/inspections/requests', {
    as: seeker,
    payload: {
      id,
      propertyId,
      requestDate: '2099-03-03',
      requestTime: '10:00',
      contactNumber: '08000000000',
    },
  });
  const answer = await t.send(`DELETE ${url}`, { as: agent });
  expect(answer.json()).toEqual({ id, removed: false, recalled: false });
});

test('what is discarded with a logout is not delivered, and what has arrived stays', async () => {
  const leaving = { ...seeker, token: await openSession(t.database, seeker.id) };
  const [arrived, late, visit] = [randomUUID(), randomUUID(), randomUUID()];
  const message = KINDS['a message'] as Kind;
  const inspection = KINDS['an inspection'] as Kind;
  expect((await t.send(await message.bring(arrived), { as: seeker })).statusCode).toBe(201);
  const end = (recalled: unknown) =>
    t.send('POST /api/auth/sessions/end', {
      payload: {
        fingerprint: createHash('sha256').update(leaving.token).digest('hex'),
        recalled,
      },
    });
  const messages = [arrived, late, late].map((id) => ({ collection: 'messages', id }));
  for (const wrong of [[{ collection: 'properties', id: late }], [{ collection: 'messages' }], 'x'])
    expect((await end(wrong)).statusCode).toBe(422);
  expect((await end([...messages, { collection: 'inspections', id: visit }])).statusCode).toBe(200);

  for (const request of [await message.bring(late), await inspection.bring(visit)])
    expect((await t.send(request, { as: seeker })).json()).toMatchObject({
      code: 'recalled',
    });
  expect(await message.isThere(arrived)).toBe(true);
  expect((await t.send(await message.bring(arrived), { as: seeker })).statusCode).toBe(201);
  // Without a session there is nobody to take anything back for.
  const free = randomUUID();
  await end([{ collection: 'messages', id: free }]);
  expect((await t.send(await message.bring(free), { as: seeker })).statusCode).toBe(201);
});

test('an imported listing may come again under the id of its reference', async () => {
  const id = await stableId(agent.id, 'reference 7');
  const url = `/api/properties/${id}`;
  const answer = await t.send(`DELETE ${url}`, { as: agent });
  expect(answer.json()).toEqual({ id, removed: false, recalled: false });
  const put = await t.send(`PUT ${url}`, { as: agent, payload: propertyContent() });
  expect(put.statusCode).toBe(201);
});

test('a recall is forgotten with the keys of that time', async () => {
  const [young, old] = [randomUUID(), randomUUID()];
  for (const id of [young, old]) await t.send(`DELETE /api/messages/${id}`, { as: seeker });
  const age = 'UPDATE recalled_items SET recalled_at = now() - $2::interval WHERE entity_id = $1';
  await t.database.query(age, [young, '89 days']);
  await t.database.query(age, [old, '91 days']);
  await tidy(t.database);
  const kept = await rowsOf<{ entity_id: string }>(
    t.database,
    'SELECT entity_id FROM recalled_items WHERE entity_id = ANY($1::uuid[])',
    [[young, old]],
  );
  expect(kept).toEqual([{ entity_id: young }]);
});
