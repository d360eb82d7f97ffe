import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { listingPageSchema } from '../../src/contract/listing/listing-query';
import { endBoosts } from '../../server/jobs/end-boosts';
import { publishProperty } from '../support/publish-property';
import { rowsOf } from '../support/rows-of';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

const t = sharedApp();

const apply = (as: TestAccount, propertyId: string, key?: string) =>
  request('POST /api/boosts/apply', { as, payload: { propertyId }, key });
const balance = (as: TestAccount) => t.call('GET /api/boosts', { as });

describe('boosts', () => {
  test('[BOOST-1] a new agent has 3 of their own beside the plan’s, one Free entry, and three packages', async () => {
    const agent = await t.account('agent', 'Boost', 'starter');
    expect(await balance(agent)).toMatchObject({ availableBoosts: 4, usedBoosts: 0 });
    const { history } = await t.call('GET /api/boosts/history', { as: agent });
    expect(history).toMatchObject([{ type: 'Free', amount: 3, status: 'Credited' }]);
    expect(await balance(agent)).toMatchObject({ availableBoosts: 4, usedBoosts: 0 });
    const { packages } = await t.call('GET /api/boosts/packages', { as: agent });
    expect(packages.map(({ quantity, price }) => [quantity, price])).toEqual([
      [3, 2000],
      [5, 3500],
      [15, 10_000],
    ]);
  });

  test('[BOOST-2] applying spends one, runs 30 days, and is seen in search before others', async () => {
    const agent = await t.account('agent', 'Boost', 'starter');
    const place = `Boostville ${randomUUID().slice(0, 8)}`;
    const change = { address: `1 First Street, ${place}`, location: null, price: 5_000_000 };
    const first = await publishProperty(t, agent, change);
    const second = await publishProperty(t, agent, change);
    const third = await publishProperty(t, agent, change);
    const search = async (sort: string) => {
      const page = await t.call(
        `GET /api/properties?listingType=rent&location=${encodeURIComponent(place)}&sort=${sort}`,
      );
      return page.properties.map(({ id }) => id);
    };
    expect(await search('newest')).toEqual([third, second, first]);
    const answer = await t.call(apply(agent, first));
    expect(answer).toMatchObject({ availableBoosts: 3, usedBoosts: 1, revision: 2 });
    // The first use writes the free ones down: they are as old as the account.
    const aged = await t.database.query(
      `SELECT b.at = u.created_at AS same FROM boost_entries b JOIN users u ON u.id = b.user_id
       WHERE b.user_id = $1 AND b.type = 'Free'`,
      [agent.id],
    );
    expect(aged).toEqual([{ same: true }]);
    const days =
      (Date.parse(answer.boost.endDate) - Date.parse(answer.boost.startDate)) / 86_400_000;
    expect(days).toBeCloseTo(30, 2);
    expect(await search('newest')).toEqual([first, third, second]);
    expect((await search('price-asc'))[0]).toBe(first);
    expect((await search('price-desc'))[0]).toBe(first);

    const again = await t.refused(409, apply(agent, first));
    expect(again.message).toBe('This property is already boosted!');
    const { activeBoostedProperties } = await t.call('GET /api/boosts/active', { as: agent });
    expect(activeBoostedProperties.map(({ propertyId }) => propertyId)).toEqual([first]);

    await t.database.query(
      `UPDATE properties SET boosted_until = now() - interval '1 second' WHERE id = $1`,
      [first],
    );
    await endBoosts(t.database);
    expect(await search('newest')).toEqual([third, second, first]);
    const { property } = await t.call(`GET /api/properties/${first}`);
    expect(property.isBoosted).toBe(false);
  });

  test('the plan’s boosts of a month go before one’s own, which do not end with it', async () => {
    const agent = await t.account('agent', 'Saver', 'starter');
    await t.call(apply(agent, await publishProperty(t, agent)));
    await t.database.query(
      `UPDATE boost_entries SET at = at - interval '40 days' WHERE user_id = $1`,
      [agent.id],
    );
    const next = await t.call('GET /api/boosts', { as: agent });
    // The plan's one is back, and all three of their own are there.
    expect(next).toMatchObject({ availableBoosts: 4, usedBoosts: 1 });
  });

  test('pages of a boosted search show every listing once', async () => {
    const agent = await t.account('agent');
    const place = `Pagetown ${randomUUID().slice(0, 8)}`;
    const ids: string[] = [];
    for (let index = 0; index < 7; index += 1)
      ids.push(await publishProperty(t, agent, { address: place, price: 1000 + (index % 2) }));
    await t.send(apply(agent, ids[1] ?? ''));
    await t.send(apply(agent, ids[4] ?? ''));
    for (const sort of ['newest', 'price-asc', 'price-desc']) {
      const seen: string[] = [];
      let cursor: string | null = '';
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof listingPageSchema.parse>> = await t.call(
          `GET /api/properties?listingType=rent&limit=2&sort=${sort}&location=${encodeURIComponent(place)}&cursor=${cursor}`,
        );
        seen.push(...page.properties.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect([sort, seen.length, new Set(seen).size]).toEqual([sort, 7, 7]);
    }
  });

  test('twenty boosts at once spend what there is and not one more', async () => {
    const agent = await t.account('agent', 'Boost', 'pro');
    const ids: string[] = [];
    for (let index = 0; index < 20; index += 1) ids.push(await publishProperty(t, agent));
    const answers = await Promise.all(ids.map((id) => t.send(apply(agent, id))));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(8);
    expect(codes.filter((code) => code === 409)).toHaveLength(12);
    const empty = answers.find(({ statusCode }) => statusCode === 409);
    expect(empty?.json().message).toBe(
      'You do not have any boosts available. Please purchase more boosts.',
    );
    expect(await balance(agent)).toMatchObject({ availableBoosts: 0, usedBoosts: 8 });
  });

  test('one key buys once; the quantity is the package’s', async () => {
    const agent = await t.account('agent', 'Boost', 'starter');
    const buy = (payload: object, key?: string) =>
      request('POST /api/boosts/purchase', { as: agent, payload, key });
    const key = randomUUID();
    for (let time = 0; time < 3; time += 1)
      await t.call(buy({ quantity: 3, packageId: 'starter' }, key));
    expect(await balance(agent)).toMatchObject({ availableBoosts: 7, usedBoosts: 0 });
    // Whoever runs the site is told once whom to write to about payment.
    const told = await rowsOf<{ body_text: string }>(
      t.database,
      'SELECT body_text FROM mails WHERE recipient = $1',
      [t.app.settings.contactEmail],
    );
    expect(told.map(({ body_text }) => body_text)).toEqual([
      expect.stringContaining('3 boosts, the Starter package, for ₦2,000'),
    ]);
    // Answers kept from before balances had a revision are told again as they were.
    await t.database.query(
      `UPDATE idempotency_keys SET body = body - 'revision' WHERE user_id = $1`,
      [agent.id],
    );
    const again = await t.send(buy({ quantity: 3, packageId: 'starter' }, key));
    expect([again.statusCode, again.json().availableBoosts]).toEqual([200, 7]);
    const wrong = await t.refused(422, buy({ quantity: 500, packageId: 'starter' }));
    expect(wrong).toMatchObject({
      field: 'quantity',
      message: 'The Starter package has 3 boosts.',
    });
    const draft = randomUUID();
    await t.send(`PUT /api/properties/${draft}`, { as: agent, payload: propertyContent() });
    const early = await t.refused(422, apply(agent, draft));
    expect(early.message).toBe('Publish this property before boosting it.');
  });
});

describe('once the answers that were kept are deleted', () => {
  const forget = (agent: TestAccount) =>
    t.database.query('DELETE FROM idempotency_keys WHERE user_id = $1', [agent.id]);
  const buy = (as: TestAccount, key: string, payload = { quantity: 3, packageId: 'starter' }) =>
    request('POST /api/boosts/purchase', { as, payload, key });
  const billsOf = (agent: TestAccount) =>
    rowsOf(t.database, 'SELECT 1 FROM mails WHERE recipient = $1 AND about_user_id = $2', [
      t.app.settings.contactEmail,
      agent.id,
    ]);

  test('a purchase that comes again is told as it was made, and credited and billed no second time', async () => {
    const agent = await t.account('agent', 'Boost', 'starter');
    const key = randomUUID();
    const first = await t.call(buy(agent, key));
    expect(first).toMatchObject({ availableBoosts: 7, entry: { id: key, amount: 3 } });
    await forget(agent);
    expect(await t.call(buy(agent, key))).toEqual(first);
    expect(await balance(agent)).toMatchObject({ availableBoosts: 7, revision: 2 });
    expect(await billsOf(agent)).toHaveLength(1);
    await forget(agent);
    const other = await t.refused(422, buy(agent, key, { quantity: 5, packageId: 'standard' }));
    expect(other.code).toBe('key-reused');
    expect(await balance(agent)).toMatchObject({ availableBoosts: 7 });
  });

  test('a purchase under the id of somebody else’s, or of what came with the account, is a purchase', async () => {
    const [one, two] = [await t.account('agent'), await t.account('agent')];
    const key = randomUUID();
    await t.call(buy(one, key));
    const { entry } = await t.call(buy(two, key));
    expect(entry.id).not.toBe(key);
    expect(await billsOf(two)).toHaveLength(1);
    const { entry: own } = await t.call(buy(two, two.id));
    expect(own).toMatchObject({ type: 'Purchase', amount: 3 });
    expect(await billsOf(two)).toHaveLength(2);
  });

  test('a boost that comes again is told as it was applied, and spends no second one', async () => {
    const agent = await t.account('agent', 'Boost', 'starter');
    const [home, other] = [await publishProperty(t, agent), await publishProperty(t, agent)];
    const key = randomUUID();
    const first = await t.call(apply(agent, home, key));
    expect(first).toMatchObject({ availableBoosts: 3, usedBoosts: 1 });
    await t.database.query(
      `UPDATE properties SET boosted_until = now() - interval '1 second' WHERE id = $1`,
      [home],
    );
    await endBoosts(t.database);
    await forget(agent);
    expect(await t.call(apply(agent, home, key))).toEqual(first);
    expect(await balance(agent)).toMatchObject({ availableBoosts: 3, usedBoosts: 1 });
    const { property } = await t.call(`GET /api/properties/${home}`);
    expect(property.isBoosted).toBe(false);
    await forget(agent);
    expect((await t.refused(422, apply(agent, other, key))).code).toBe('key-reused');
    await forget(agent);
    expect((await t.refused(422, buy(agent, key))).code).toBe('key-reused');
    expect(await billsOf(agent)).toEqual([]);
  });
});

describe('[PLAN-1] plans', () => {
  const draft = async (agent: TestAccount, change: object = {}) => {
    const id = randomUUID();
    await t.call(`PUT /api/properties/${id}`, {
      status: 201,
      as: agent,
      payload: propertyContent(change),
    });
    return id;
  };
  const publish = (agent: TestAccount, id: string) =>
    request(`POST /api/properties/${id}/publish`, { as: agent });

  test('Starter publishes 20 listings; the refusal says which limit, how much and what lifts it', async () => {
    const agent = await t.account('agent', 'Starter', 'starter');
    const ids: string[] = [];
    for (let index = 0; index < 24; index += 1) ids.push(await draft(agent));
    const answers = await Promise.all(ids.map((id) => t.send(publish(agent, id))));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(20);
    const refused = answers.find(({ statusCode }) => statusCode === 403)?.json();
    expect(refused).toMatchObject({
      code: 'plan-limit',
      message:
        'The Starter plan allows 20 published listings, and you have used 20. The Pro plan allows more.',
      limit: { limit: 'listings', used: 20, allowed: 20, renewsAt: null, liftedBy: 'pro' },
    });
    const { uses } = await t.call('GET /api/plan', { as: agent });
    expect(uses.find(({ limit }) => limit === 'listings')).toMatchObject({ used: 20, allowed: 20 });
    // What was refused is a draft still, and taking one down makes room.
    const [one = ''] = answers.flatMap((answer, index) =>
      answer.statusCode === 200 ? [ids[index] ?? ''] : [],
    );
    await t.send(`POST /api/properties/${one}/unpublish`, { as: agent });
    await t.call(publish(agent, one));
  });

  test('Starter lists in one state, and an edit does not move a listing past that', async () => {
    const agent = await t.account('agent', 'Starter', 'starter');
    const lagos = await draft(agent, { address: '3 Allen Avenue, Ikeja, Lagos' });
    await t.call(publish(agent, lagos));
    const abuja = await draft(agent, { address: '5 Aminu Kano Crescent, Wuse 2, Abuja' });
    const problem = await t.refused(403, publish(agent, abuja));
    expect(problem.message).toBe(
      'The Starter plan allows listings in 1 state, and you have used 1. The Pro plan allows more.',
    );
    const second = await draft(agent, { address: '9 Admiralty Way, Lekki, Lagos' });
    await t.call(publish(agent, second));
    await t.refused(403, `PUT /api/properties/${second}`, {
      headers: { 'if-match': '"2"' },
      as: agent,
      payload: propertyContent({ address: '5 Aminu Kano Crescent, Wuse 2, Abuja' }),
    });
  });

  test('a plan that became smaller lets what is there be corrected, and says what is used', async () => {
    const agent = await t.account('agent', 'Smaller', 'pro');
    const lagos = await draft(agent, { address: '3 Allen Avenue, Ikeja, Lagos' });
    const abuja = await draft(agent, { address: '5 Aminu Kano Crescent, Wuse 2, Abuja' });
    for (const id of [lagos, abuja]) await t.call(publish(agent, id));
    await t.database.query(`UPDATE users SET plan = 'starter' WHERE id = $1`, [agent.id]);
    const edit = (id: string, address: string) =>
      request(`PUT /api/properties/${id}`, {
        headers: { 'if-match': '"2"' },
        as: agent,
        payload: propertyContent({ address, description: 'Corrected.' }),
      });
    await t.call(edit(lagos, '3 Allen Avenue, Ikeja, Lagos'));
    const third = await t.refused(403, edit(abuja, '2 Aba Road, Port Harcourt, Rivers'));
    expect(third).toMatchObject({ code: 'plan-limit' });
    const ibadan = await draft(agent, { address: '7 Bodija Road, Ibadan, Oyo' });
    const refused = await t.refused(403, publish(agent, ibadan));
    expect(refused.message).toBe(
      'The Starter plan allows listings in 1 state, and you have used 2. The Pro plan allows more.',
    );
    expect(refused.limit).toMatchObject({ used: 2, allowed: 1 });
  });

  test('Starter writes 10 messages a month, also when the last ones are sent together', async () => {
    const agent = await t.account('agent', 'Starter', 'starter');
    const seeker = await t.account('seeker');
    const propertyId = await publishProperty(t, agent);
    const write = (as: TestAccount, to: TestAccount) =>
      request('POST /api/messages', {
        as,
        payload: {
          id: randomUUID(),
          recipientId: to.id,
          propertyId,
          subject: 'About the flat',
          content: 'Yes',
        },
      });
    await t.send(write(seeker, agent));
    const answers = await Promise.all(
      Array.from({ length: 14 }, () => t.send(write(agent, seeker))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    const refused = answers.find(({ statusCode }) => statusCode === 403)?.json();
    expect(refused.message).toMatch(
      /^The Starter plan allows 10 messages a month, and you have used 10\. It renews on 01\/\d\d\/\d{4}\. The Pro plan allows more\.$/,
    );
    // A seeker is held to no plan.
    expect((await t.send(write(seeker, agent))).statusCode).toBe(201);
  });

  test('one seeker takes no more of a month than a fifth, and nothing by calling off', async () => {
    const agent = await t.account('agent', 'Few Visits', 'starter');
    const propertyId = await publishProperty(t, agent);
    const seeker = await t.account('seeker');
    const ask = async (hour: number, as = seeker) => {
      const id = randomUUID();
      const payload = {
        id,
        propertyId,
        requestDate: '2099-05-05',
        requestTime: `${String(hour).padStart(2, '0')}:00`,
        contactNumber: '08000000000',
      };
      const url = '/api/inspections/requests';
      return { id, answer: await t.send(`POST ${url}`, { as, payload }) };
    };
    const remove = (id: string) => t.send(`DELETE /api/inspections/requests/${id}`, { as: seeker });
    for (let hour = 7; hour < 19; hour += 1) {
      const { id, answer } = await ask(hour);
      expect(answer.statusCode).toBe(201);
      expect((await remove(id)).statusCode).toBe(200);
    }
    expect((await ask(7)).answer.statusCode).toBe(201);
    expect((await ask(8)).answer.statusCode).toBe(201);
    expect((await ask(9)).answer.json()).toMatchObject({
      code: 'plan-limit',
      message:
        'You have asked this agent for 2 inspections this month already. Please send a message instead.',
    });
    expect((await ask(10, await t.account('seeker'))).answer.statusCode).toBe(201);
  });

  test('one seeker has at most three inspections ahead with one agent', async () => {
    const agent = await t.account('agent', 'Many Visits', 'pro');
    const propertyId = await publishProperty(t, agent);
    const seeker = await t.account('seeker');
    const ask = (hour: string) =>
      t.send('POST /api/inspections/requests', {
        as: seeker,
        payload: {
          propertyId,
          requestDate: '2099-05-05',
          requestTime: hour,
          contactNumber: '08000000000',
        },
      });
    for (const hour of ['08:00', '09:00', '10:00']) expect((await ask(hour)).statusCode).toBe(201);
    expect((await ask('11:00')).json()).toMatchObject({
      code: 'invalid',
      message:
        'You have 3 inspections with this agent ahead. Please wait for one of them, or cancel it.',
    });
  });

  test('Starter takes 10 inspection requests a month; the seeker is told what to do instead', async () => {
    const agent = await t.account('agent', 'Starter', 'starter');
    const propertyId = await publishProperty(t, agent);
    const seekers = await Promise.all(Array.from({ length: 12 }, () => t.account('seeker')));
    const answers = await Promise.all(
      seekers.map((seeker, index) =>
        t.send('POST /api/inspections/requests', {
          as: seeker,
          payload: {
            propertyId,
            requestDate: '2099-05-05',
            requestTime: `${String(index + 8).padStart(2, '0')}:00`,
            contactNumber: '08000000000',
          },
        }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(10);
    expect(answers.find(({ statusCode }) => statusCode === 403)?.json()).toMatchObject({
      code: 'plan-limit',
      message:
        'This agent takes no more inspection requests this month. Please send a message instead.',
    });
  });
});
