import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { beginSmallerPlans } from '../../server/jobs/begin-smaller-plans';
import { checkAvailability } from '../../server/jobs/check-availability';
import type { PlanId } from '../../src/contract/plan/plan-options';
import type { PropertyContent } from '../../src/contract/listing/listing-fields';
import { publishProperty } from '../support/publish-property';
import { rowsOf } from '../support/rows-of';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';
import { request } from '../support/test-calls';

const t = sharedApp();
const approver = sharedAccount(t, 'approver', 'Bola Boss');

const LAGOS = '1 First Street, Ikeja, Lagos';
const OYO = '1 First Street, Ibadan, Oyo';

const ask = (as: TestAccount, plan: string) =>
  request('PUT /api/plan/request', { payload: { plan }, as, key: randomUUID() });
const withdraw = (as: TestAccount, plan?: string) =>
  request('DELETE /api/plan/request', {
    as,
    key: randomUUID(),
    ...(plan === undefined ? {} : { query: { plan } }),
  });
const planOf = (as: TestAccount) => t.call('GET /api/plan', { as });
const requestOf = async (agent: TestAccount) => {
  const { requests } = await t.call('GET /api/plan-requests', { as: approver });
  return requests.find((one) => one.agent.email === agent.email);
};
const decide = (id: string, decision: 'grant' | 'decline', reason = '') =>
  request(`POST /api/plan-requests/${id}/decision`, {
    payload: { decision, reason },
    as: approver,
    key: randomUUID(),
  });
async function grant(agent: TestAccount, plan: PlanId): Promise<void> {
  await t.call(ask(agent, plan));
  const request = await requestOf(agent);
  await t.call(decide(request?.id ?? '', 'grant'));
}
const mailsTo = (email: string) =>
  rowsOf<{ subject: string; body_text: string }>(
    t.database,
    'SELECT subject, body_text FROM mails WHERE recipient = $1 ORDER BY id',
    [email],
  );
async function draft(as: TestAccount, change: Partial<PropertyContent> = {}): Promise<string> {
  const id = randomUUID();
  const payload = propertyContent({ address: LAGOS, location: null, ...change });
  const url = `/api/properties/${id}` as const;
  await t.call(`PUT ${url}`, { status: 201, payload, as });
  return id;
}
const WAIT = 'publish?whenRoom=true';
const step = (as: TestAccount, id: string, what: 'publish' | 'unpublish' | typeof WAIT) =>
  t.call(`POST /api/properties/${id}/${what}`, { as, key: randomUUID() });
const statusOf = async (as: TestAccount, id: string) =>
  (await t.call(`GET /api/properties/${id}`, { as })).property.status;
/** An agent with Starter whose one state is taken: what lies in another one has no room. */
async function agentInLagos(name: string) {
  const agent = await t.account('agent', name, 'starter');
  const first = await publishProperty(t, agent, { address: LAGOS, location: null });
  return { agent, first };
}

describe('[PLAN-2] asking for another plan', () => {
  test('the first request that waits is told by mail, and one agent has one open request', async () => {
    const agent = await t.account('agent', 'Ada Asks', 'starter');
    const asked = await t.call(ask(agent, 'pro'));
    expect(asked).toMatchObject({ plan: 'starter', asked: { plan: 'pro' } });
    const first = await requestOf(agent);
    expect(first).toMatchObject({ from: 'starter', to: 'pro', active: 0, waiting: 0 });
    const told = await mailsTo('hello@gida.example');
    expect(told.map(({ subject }) => subject)).toEqual([
      'A request for another plan waits on Gida',
    ]);
    expect(told[0]?.body_text).toContain('From Starter to Pro');
    // The same again is the same request; another plan takes its place.
    await t.call(ask(agent, 'pro'));
    expect((await requestOf(agent))?.id).toBe(first?.id);
    await t.call(ask(agent, 'business'));
    const second = await requestOf(agent);
    expect(second).toMatchObject({ to: 'business' });
    expect(await mailsTo('hello@gida.example')).toHaveLength(1);
    const late = await t.refused(404, decide(first?.id ?? '', 'grant'));
    expect(late.message).toBe(
      'This request is decided already, or the agent took it back or asks for another plan.',
    );
    expect(await planOf(agent)).toMatchObject({ plan: 'starter', asked: { plan: 'business' } });
    expect(await t.call(withdraw(agent))).toMatchObject({
      plan: 'starter',
      asked: null,
    });
    expect(await requestOf(agent)).toBeUndefined();
    await t.call(withdraw(agent));
  });

  test('a request for a smaller plan, which lies there for its month, keeps no other from being told', async () => {
    const smaller = await t.account('agent', 'Sade Smaller', 'business');
    const larger = await t.account('agent', 'Lanre Larger', 'starter');
    const told = async () =>
      (await mailsTo('hello@gida.example')).map(
        ({ body_text: text }) => /From \w+ to \w+/.exec(text)?.[0],
      );
    const before = await told();
    await t.call(ask(smaller, 'starter'));
    await t.call(ask(larger, 'pro'));
    // Somebody who asks for more in its place is one of the list that was told of.
    await t.call(ask(larger, 'business'));
    expect((await told()).slice(before.length)).toEqual([
      'From Business to Starter',
      'From Starter to Pro',
    ]);
    await t.call(withdraw(larger));
    await t.database.query(`UPDATE users SET plan = 'pro' WHERE id = $1`, [smaller.id]);
    await t.call(ask(smaller, 'business'));
    expect((await told()).slice(-1)).toEqual(['From Pro to Business']);
    await t.call(withdraw(smaller));
  });

  test('what is taken back is the plan that is named, and not another that was asked for since', async () => {
    const agent = await t.account('agent', 'Two Phones', 'starter');
    await t.call(ask(agent, 'pro'));
    await t.call(ask(agent, 'business'));
    expect(await t.call(withdraw(agent, 'pro'))).toMatchObject({ asked: { plan: 'business' } });
    expect(await requestOf(agent)).toMatchObject({ to: 'business' });
    expect(await t.call(withdraw(agent, 'business'))).toMatchObject({ asked: null });
    await t.refused(422, withdraw(agent, 'gold'));
    // A phone of an earlier version names none.
    await t.call(ask(agent, 'pro'));
    expect(await t.call(withdraw(agent))).toMatchObject({ asked: null });
  });

  test('one’s own plan cannot be asked for, nor one that does not exist', async () => {
    const agent = await t.account('agent', 'Own', 'pro');
    const refused = await t.refused(422, ask(agent, 'pro'));
    expect(refused.message).toBe('Pro is your plan already.');
    await t.refused(422, ask(agent, 'gold'));
    expect(await requestOf(agent)).toBeUndefined();
  });

  test('granted, it counts at once, the agent is told in two ways, and it is noted', async () => {
    const agent = await t.account('agent', 'Gbenga Granted', 'starter');
    await grant(agent, 'business');
    expect(await planOf(agent)).toMatchObject({ plan: 'business', asked: null });
    expect((await mailsTo(agent.email)).at(-1)).toMatchObject({
      subject: 'Your plan on Gida is changed',
    });
    const { notifications } = await t.call('GET /api/notifications', { as: agent });
    expect(notifications[0]).toMatchObject({
      type: 'PLAN_CHANGED',
      message: 'Your plan is Business now.',
    });
    const { entries } = await t.call('GET /api/audit', { as: approver });
    expect(entries[0]).toMatchObject({
      actor: approver.email,
      action: 'plan.change',
      subject: agent.email,
      detail: 'Starter → Business',
    });
  });

  test('declined, the plan stays and the agent reads the reason, which must be given', async () => {
    const agent = await t.account('agent', 'Dele Declined', 'starter');
    await t.call(ask(agent, 'pro'));
    const id = (await requestOf(agent))?.id ?? '';
    const empty = await t.refused(422, decide(id, 'decline'));
    expect(empty.message).toBe('Please give the reason');
    await t.call(decide(id, 'decline', 'No payment came.'));
    expect(await planOf(agent)).toMatchObject({ plan: 'starter', asked: null });
    expect((await mailsTo(agent.email)).at(-1)?.body_text).toContain('No payment came.');
    const { notifications } = await t.call('GET /api/notifications', { as: agent });
    expect(notifications[0]).toMatchObject({
      type: 'PLAN_DECLINED',
      message: 'Your plan stays Starter: No payment came.',
    });
  });

  test('a smaller plan is granted from the month after it was asked for', async () => {
    const agent = await t.account('agent', 'Small', 'business');
    await t.call(ask(agent, 'pro'));
    const id = (await requestOf(agent))?.id ?? '';
    const early = await t.refused(422, decide(id, 'grant'));
    expect(early.message).toMatch(
      /^A smaller plan begins with the next billing month: grant it from 01\/\d\d\/\d{4}\.$/,
    );
    expect(await planOf(agent)).toMatchObject({ plan: 'business', asked: { plan: 'pro' } });
    await t.database.query(
      `UPDATE plan_requests SET asked_at = asked_at - interval '32 days' WHERE user_id = $1`,
      [agent.id],
    );
    await t.call(decide(id, 'grant'));
    expect(await planOf(agent)).toMatchObject({ plan: 'pro' });
  });

  test('a smaller plan begins by itself on its day, once, and no larger one does', async () => {
    const fail = (error: unknown) => {
      throw error;
    };
    const [smaller, larger] = [
      await t.account('agent', 'Shrinks', 'business'),
      await t.account('agent', 'Grows', 'starter'),
    ];
    await t.call(ask(smaller, 'pro'));
    await t.call(ask(larger, 'pro'));
    await beginSmallerPlans(t.database, 'http://127.0.0.1', fail);
    expect(await planOf(smaller)).toMatchObject({ plan: 'business', asked: { plan: 'pro' } });
    await t.database.query("UPDATE plan_requests SET asked_at = asked_at - interval '32 days'");
    await Promise.all([
      beginSmallerPlans(t.database, 'http://127.0.0.1', fail),
      beginSmallerPlans(t.database, 'http://127.0.0.1', fail),
    ]);
    expect(await planOf(smaller)).toMatchObject({ plan: 'pro', asked: null });
    expect(await planOf(larger)).toMatchObject({ plan: 'starter', asked: { plan: 'pro' } });
    expect(await mailsTo(smaller.email)).toHaveLength(1);
    const [noted, ...others] = await rowsOf<{ actor: string; detail: string }>(
      t.database,
      "SELECT actor, detail FROM audit_log WHERE action = 'plan.change' AND subject_id = ANY($1)",
      [[smaller.id, larger.id]],
    );
    expect(noted).toEqual({ actor: 'Gida', detail: 'Business → Pro' });
    expect(others).toEqual([]);
  });

  test('a larger plan is granted at once, also where the clock of the database is ahead', async () => {
    const agent = await t.account('agent', 'Ahead Homes', 'starter');
    await t.call(ask(agent, 'pro'));
    await t.database.query(
      `UPDATE plan_requests SET asked_at = now() + interval '1 minute' WHERE user_id = $1`,
      [agent.id],
    );
    await t.call(decide((await requestOf(agent))?.id ?? '', 'grant'));
    expect(await planOf(agent)).toMatchObject({ plan: 'pro' });
  });

  test('a smaller plan in a year that is paid for is granted once that year is over', async () => {
    const agent = await t.account('agent', 'By Year', 'business');
    await t.database.query(
      `UPDATE users SET billing_period = 'yearly', plan_since = now() - interval '100 days'
       WHERE id = $1`,
      [agent.id],
    );
    await t.call(ask(agent, 'pro'));
    const request = await requestOf(agent);
    const { id = '', grantableFrom = '' } = request ?? {};
    const daysOff = (Date.parse(grantableFrom) - Date.now()) / 86_400_000;
    expect(daysOff).toBeGreaterThan(264);
    expect(daysOff).toBeLessThan(268);
    // Two months on it is still paid for.
    await t.database.query(
      `UPDATE plan_requests SET asked_at = asked_at - interval '62 days' WHERE user_id = $1`,
      [agent.id],
    );
    const early = await t.refused(422, decide(id, 'grant'));
    expect(early.message).toMatch(
      /^A smaller plan begins when the year that is paid for is over: grant it from \d\d\/\d\d\/\d{4}\.$/,
    );
    expect(await planOf(agent)).toMatchObject({ plan: 'business', asked: { plan: 'pro' } });
    // The year in which it was asked for is over.
    await t.database.query(
      `UPDATE users SET plan_since = plan_since - interval '268 days' WHERE id = $1`,
      [agent.id],
    );
    await t.call(decide(id, 'grant'));
    expect(await planOf(agent)).toMatchObject({ plan: 'pro' });
  });
});

describe('[PLAN-3] a listing that waits for room in the plan', () => {
  test('waits as a draft nobody else hears of, and is published when the plan is changed', async () => {
    const { agent } = await agentInLagos('Wale Waits');
    const id = await draft(agent, { address: OYO, title: 'A flat in Ibadan' });
    const { property } = await step(agent, id, WAIT);
    expect(property.status).toBe('Draft');
    expect(property.awaitsRoomSince).not.toBeNull();
    await t.refused(404, `GET /api/properties/${id}`);
    await t.call(ask(agent, 'pro'));
    expect(await requestOf(agent)).toMatchObject({ active: 1, waiting: 1 });
    await grant(agent, 'pro');
    const { property: shown } = await t.call(`GET /api/properties/${id}`);
    expect(shown.status).toBe('Active');
    expect(shown.awaitsRoomSince).toBeUndefined();
    const mail = (await mailsTo(agent.email)).at(-1);
    expect(mail?.body_text).toContain('1 listing that waited is published:');
    expect(mail?.body_text).toContain('A flat in Ibadan');
  });

  test('is published at once where there is room, and no other is', async () => {
    const { agent } = await agentInLagos('Room');
    const other = await draft(agent, { address: LAGOS });
    const id = await draft(agent, { address: LAGOS });
    expect((await step(agent, id, WAIT)).property).toMatchObject({
      status: 'Active',
      awaitsRoomSince: null,
    });
    expect(await statusOf(agent, other)).toBe('Draft');
  });

  test('is published with the edit by which it fits, its own or that of the one in whose state there is room', async () => {
    const edit = async (as: TestAccount, id: string, change: Partial<PropertyContent>) => {
      const url = `/api/properties/${id}` as const;
      const { property } = await t.call(`GET ${url}`, { as });
      return t.call(`PUT ${url}`, {
        headers: { 'if-match': `"${property.version}"` },
        payload: propertyContent({ location: null, ...change }),
        as,
      });
    };
    const { agent } = await agentInLagos('Edits');
    const own = await draft(agent, { address: OYO });
    await step(agent, own, WAIT);
    expect((await edit(agent, own, { address: OYO, price: 7 })).property.status).toBe('Draft');
    const { property } = await edit(agent, own, { address: LAGOS });
    expect(property).toMatchObject({ status: 'Active', awaitsRoomSince: null });

    const { agent: mover, first } = await agentInLagos('Moves');
    const others = await draft(mover, { address: OYO });
    await step(mover, others, WAIT);
    await edit(mover, first, { address: OYO });
    expect(await statusOf(mover, others)).toBe('Active');
  });

  test('is published once an approver hides another one of the same agent', async () => {
    const { agent, first } = await agentInLagos('Hidden');
    const second = await draft(agent, { address: OYO });
    await step(agent, second, WAIT);
    const id = randomUUID();
    await t.send('POST /api/reports', {
      payload: { id, subject: 'listing', subjectId: first, reason: 'untrue' },
    });
    const decided = await t.send(`POST /api/reports/${id}/decision`, {
      payload: { decision: 'hide', words: 'The photos are of another home' },
      as: approver,
      key: randomUUID(),
    });
    expect(decided.statusCode).toBe(200);
    expect([await statusOf(agent, first), await statusOf(agent, second)]).toEqual([
      'Draft',
      'Active',
    ]);
  });

  test.each(['unpublish', 'delete', 'close', 'silence'])(
    'is published once another one leaves room: %s',
    async (how) => {
      const { agent, first } = await agentInLagos('Leaves');
      const second = await draft(agent, { address: OYO });
      const third = await draft(agent, { address: OYO });
      await step(agent, second, WAIT);
      if (how === 'unpublish') await step(agent, first, 'unpublish');
      if (how === 'delete') await t.send(`DELETE /api/properties/${first}`, { as: agent });
      if (how === 'close')
        await t.send(`POST /api/properties/${first}/close`, {
          payload: { date: '2026-01-02' },
          as: agent,
          key: randomUUID(),
        });
      if (how === 'silence') {
        await t.database.query(
          `UPDATE properties SET availability_asked_at = now() - interval '8 days' WHERE id = $1`,
          [first],
        );
        await checkAvailability(t.database);
      }
      expect(await statusOf(agent, second)).toBe('Active');
      expect(await statusOf(agent, third)).toBe('Draft');
    },
  );

  test('that was let before is offered anew: it waits as a draft, and is published', async () => {
    const { agent } = await agentInLagos('Again');
    const id = await draft(agent, { address: OYO });
    await t.send(`POST /api/properties/${id}/close`, {
      payload: { date: '2026-01-02' },
      as: agent,
      key: randomUUID(),
    });
    const { property } = await step(agent, id, WAIT);
    expect(property).toMatchObject({ status: 'Draft', closedOn: null });
    expect(property.awaitsRoomSince).not.toBeNull();
    await grant(agent, 'pro');
    expect(await statusOf(agent, id)).toBe('Active');
  });

  test('those that wait are published in the order of asking, as far as there is room', async () => {
    const { agent, first } = await agentInLagos('Order');
    const ids = [await draft(agent, { address: OYO }), await draft(agent), await draft(agent)];
    const [oyo = '', second = '', third = ''] = ids;
    await t.database.query(
      `UPDATE properties SET awaits_room_since = now() - n * interval '1 hour'
       FROM (VALUES ($1::uuid, 3), ($2::uuid, 1), ($3::uuid, 2)) AS of (listing, n)
       WHERE id = of.listing`,
      [oyo, second, third],
    );
    await t.database.query(`UPDATE users SET plan = 'starter' WHERE id = $1`, [agent.id]);
    for (let index = 0; index < 18; index += 1)
      await publishProperty(t, agent, { address: LAGOS, location: null });
    // 19 in Lagos: the one in Oyo is passed over for those that fit, the older of them first.
    await step(agent, first, 'unpublish');
    expect(await Promise.all(ids.map((id) => statusOf(agent, id)))).toEqual([
      'Draft',
      'Active',
      'Active',
    ]);
    await step(agent, second, 'unpublish');
    await step(agent, first, 'publish');
    await step(agent, second, WAIT);
    const late = await draft(agent);
    await step(agent, late, WAIT);
    await step(agent, first, 'unpublish');
    expect([await statusOf(agent, second), await statusOf(agent, late)]).toEqual([
      'Active',
      'Draft',
    ]);
  });

  test('is taken back, and neither what was hidden nor what has no price is published', async () => {
    const { agent } = await agentInLagos('Back');
    const [back, hidden, free] = [
      await draft(agent, { address: OYO }),
      await draft(agent, { address: OYO }),
      await draft(agent, { address: OYO }),
    ];
    for (const id of [back, hidden, free]) await step(agent, id, WAIT);
    const { property } = await step(agent, back, 'unpublish');
    expect(property.awaitsRoomSince).toBeNull();
    await t.database.query('UPDATE properties SET price = 0 WHERE id = $1', [free]);
    await t.database.query(
      `INSERT INTO reports (id, subject, subject_id, about_user_id, title, reason, note, evidence, decision, decided_at)
       VALUES (gen_random_uuid(), 'listing', $1, $2, '', 'scam', '', '[]', 'hide', now())`,
      [hidden, agent.id],
    );
    await grant(agent, 'enterprise');
    for (const id of [back, hidden, free]) expect(await statusOf(agent, id)).toBe('Draft');
  });
});
