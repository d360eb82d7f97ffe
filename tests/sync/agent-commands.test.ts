import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { liveQuery } from 'dexie';
import type { Inspection } from '../../src/contract/inspection/inspection';
import { readPurse } from '../../server/modules/boosts/repository';
import { storeSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { answerContact } from '../../src/db/repositories/contacts/answer-contact';
import { listReceivedContacts } from '../../src/db/repositories/contacts/received-contact-repository';
import { applyBoost, purchaseBoosts } from '../../src/db/repositories/boosts/boost-commands';
import { readBoosts } from '../../src/db/repositories/boosts/boost-repository';
import { callingOff, listVisitsOf } from '../../src/db/repositories/inspections/visits-of-homes';
import { askForPlan, withdrawPlan } from '../../src/db/repositories/plans/plan-commands';
import { readPlanWish } from '../../src/db/repositories/plans/plan-wish-repository';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import { readDelivery } from '../../src/db/repositories/outbox/delivery-repository';
import {
  answerInspection,
  rescheduleInspection,
} from '../../src/db/repositories/inspections/inspection-commands';
import {
  closeListing,
  setPublished,
} from '../../src/db/repositories/my-properties/listing-life-commands';
import {
  keepPhoto,
  saveProperty,
} from '../../src/db/repositories/my-properties/my-property-commands';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { rowsOf } from '../support/rows-of';

// What an agent does without a network, in an order that lanes of their own could lose.
let agent: TestAccount;
let engine: Engine;
let line: 'up' | 'down';
const t = sharedApp();
beforeEach(async () => {
  agent = await t.account('agent');
  line = 'up';
  const reach = injectFetch(t.app);
  engine = createEngine({
    account: agent,
    userType: 'agent',
    fetch: (...request) =>
      line === 'up' ? reach(...request) : Promise.reject(new TypeError('Failed to fetch')),
  });
});

const draft = (id: string) => ({
  id,
  content: propertyContent(),
  status: 'Active' as const,
  removedPhotoIds: [],
});
const onServer = async (id: string) =>
  (
    await rowsOf<{ status: string; boosted: boolean }>(
      t.database,
      'SELECT status, coalesce(boosted_until > now(), false) AS boosted FROM properties WHERE id = $1',
      [id],
    )
  )[0];
const refused = async () =>
  (await engine.database.outbox.toArray()).filter(({ state }) => state === 'rejected');
/** Spends what a new agent begins with. */
const withoutBoosts = async () => {
  const plan = { id: agent.id, plan: 'enterprise' as const };
  const { ofPlan, ofOwn } = await readPurse(t.database, plan);
  await t.database.query(
    `INSERT INTO boost_entries (id, user_id, type, amount, from_plan)
     SELECT gen_random_uuid(), $1, 'Used', 1, n <= $2::int FROM generate_series(1, $2::int + $3::int) AS n`,
    [agent.id, ofPlan, ofOwn],
  );
  const { availableBoosts } = await readPurse(t.database, plan);
  expect(availableBoosts).toBe(0);
};

/** A seeker's request, as it has come to the agent's phone. */
async function asked() {
  const seeker = await t.account('seeker');
  const propertyId = await publishProperty(t, agent);
  const id = randomUUID();
  await t.send('POST /api/inspections/requests', {
    as: seeker,
    payload: {
      id,
      propertyId,
      requestDate: '2099-03-04',
      requestTime: '10:00',
      contactNumber: '08030000000',
    },
  });
  await pull(engine.context);
  return { seeker, id, inspection: (await engine.database.inspections.get(id)) as Inspection };
}

/** What the agent does to a visit on another device, which is never without a network. */
const onTablet = (id: string, what: 'status' | 'reschedule', payload: object) =>
  t.send(`PATCH /api/inspections/requests/${id}/${what}`, { as: agent, payload });

test('an inspection that is confirmed and then moved is both', async () => {
  const { id, inspection } = await asked();
  await answerInspection(inspection, 'Declined', engine.database);
  await answerInspection(inspection, 'Confirmed', engine.database);
  const to = { requestDate: '2099-03-05', requestTime: '11:00', notes: '' };
  await rescheduleInspection(id, to, engine.database);
  await drain(engine.context);
  expect(await engine.database.outbox.count()).toBe(0);
  const [row] = await t.database.query(
    'SELECT status, request_time FROM inspections WHERE id = $1',
    [id],
  );
  expect(row).toEqual({ status: 'Rescheduled', request_time: '11:00' });
});

test('words to a new time are said, though the time was put right before they left', async () => {
  const { id, inspection } = await asked();
  await answerInspection(inspection, 'Confirmed', engine.database);
  const to = { requestDate: '2099-03-05', requestTime: '11:00', notes: 'At the gate' };
  await rescheduleInspection(id, to, engine.database);
  await rescheduleInspection(id, { ...to, requestTime: '12:00', notes: '' }, engine.database);
  await drain(engine.context);
  const [row] = await t.database.query(
    'SELECT agent_notes, request_time FROM inspections WHERE id = $1',
    [id],
  );
  expect(row).toEqual({ agent_notes: 'At the gate', request_time: '12:00' });
});

test('a refused answer gives way to what the server says', async () => {
  const { seeker, id, inspection } = await asked();
  await t.send(`PATCH /api/inspections/requests/${id}/cancel`, { as: seeker });
  await answerInspection(inspection, 'Confirmed', engine.database);
  await drain(engine.context);
  await pull(engine.context);
  expect((await refused()).map(({ kind }) => kind)).toEqual(['inspection.answer']);
  expect((await engine.database.inspections.get(id))?.status).toBe('Cancelled');
});

test('an answer given without a network does not overrule a later one of another device', async () => {
  const { id, inspection } = await asked();
  await answerInspection(inspection, 'Declined', engine.database);
  await onTablet(id, 'status', { status: 'Confirmed' });
  await drain(engine.context);
  await pull(engine.context);
  const [answer] = await refused();
  expect(answer?.lastError?.message).toBe(
    'This visit was confirmed since you looked at it, so your answer was not taken. Look at it again, and answer anew.',
  );
  expect((await engine.database.inspections.get(id))?.status).toBe('Confirmed');
  // Whoever answers anew has seen what stands there by now; the answer before is forgotten.
  const to = { requestDate: '2099-03-05', requestTime: '11:00', notes: '' };
  await rescheduleInspection(id, to, engine.database);
  await drain(engine.context);
  expect(await engine.database.outbox.count()).toBe(0);
  await rescheduleInspection(id, { ...to, requestTime: '12:00' }, engine.database);
  await onTablet(id, 'reschedule', { requestDate: '2099-03-06', requestTime: '09:00' });
  await drain(engine.context);
  await pull(engine.context);
  expect((await refused())[0]?.lastError?.message).toMatch(
    /^This visit was moved to 06\/03\/2099 at 09:00 since /,
  );
  expect(await engine.database.inspections.get(id)).toMatchObject({ requestTime: '09:00' });
});

test('visits that are called off with a home wait for its end, and take place where that is given up', async () => {
  const { id, inspection } = await asked();
  await answerInspection(inspection, 'Confirmed', engine.database);
  await drain(engine.context);
  const home = inspection.propertyId;
  const endHome = async () => {
    const visits = await listVisitsOf([home], engine.database);
    expect(visits.map((visit) => visit.id)).toEqual([id]);
    const end = () => closeListing(home, { date: '2026-11-29', form: '' }, engine.database);
    await callingOff(visits, end, engine.database);
    expect((await engine.database.inspections.get(id))?.status).toBe('Declined');
  };
  await endHome();
  const [close] = await engine.database.outbox.toArray();
  expect(close?.kind).toBe('property.close');
  await discardRow(close?.id ?? '', engine.database);
  expect(await engine.database.outbox.count()).toBe(0);
  expect((await engine.database.inspections.get(id))?.status).toBe('Confirmed');
  await endHome();
  await setPublished(home, true, engine.database);
  expect((await engine.database.inspections.get(id))?.status).toBe('Confirmed');
  await drain(engine.context);
  const read = async () =>
    (await t.database.query('SELECT status FROM inspections WHERE id = $1', [id]))[0];
  expect(await read()).toEqual({ status: 'Confirmed' });
  await endHome();
  await drain(engine.context);
  expect(await engine.database.outbox.count()).toBe(0);
  expect(await read()).toEqual({ status: 'Declined' });
});

test('a yes that waits stays where a home is not ended after all', async () => {
  const { id, inspection } = await asked();
  await answerInspection(inspection, 'Confirmed', engine.database);
  const visits = await listVisitsOf([inspection.propertyId], engine.database);
  const end = () =>
    closeListing(inspection.propertyId, { date: '2026-11-29', form: '' }, engine.database);
  await callingOff(visits, end, engine.database);
  const rows = await engine.database.outbox.toArray();
  expect(rows.map(({ kind }) => kind)).toEqual([
    'inspection.answer',
    'property.close',
    'inspection.answer',
  ]);
  await discardRow(rows[1]?.id ?? '', engine.database);
  expect((await engine.database.inspections.get(id))?.status).toBe('Confirmed');
  await drain(engine.context);
  const [visit] = await t.database.query('SELECT status FROM inspections WHERE id = $1', [id]);
  expect(visit).toEqual({ status: 'Confirmed' });
});

test('what a visit became while its answer was written is not answered', async () => {
  const { id, inspection } = await asked();
  await onTablet(id, 'status', { status: 'Confirmed' });
  await onTablet(id, 'reschedule', { requestDate: '2099-03-06', requestTime: '09:00' });
  await pull(engine.context);
  await answerInspection(inspection, 'Declined', engine.database);
  await drain(engine.context);
  await pull(engine.context);
  expect((await refused())[0]?.lastError?.message).toMatch(
    /^This visit was moved to 06\/03\/2099 at 09:00 since /,
  );
  expect((await engine.database.inspections.get(id))?.status).toBe('Rescheduled');
});

test('an answer behind one that is given up is for the version that there is', async () => {
  const { id, inspection } = await asked();
  await answerInspection(inspection, 'Confirmed', engine.database);
  await drain(engine.context);
  await rescheduleInspection(
    id,
    { requestDate: '2099-03-05', requestTime: '11:00', notes: '' },
    engine.database,
  );
  const moved = await engine.database.inspections.get(id);
  if (moved === undefined) throw new Error('The visit is gone');
  await answerInspection(moved, 'Declined', engine.database);
  const [move] = await engine.database.outbox.orderBy('seq').toArray();
  await discardRow(move?.id ?? '', engine.database);
  await drain(engine.context);
  expect((await refused()).map(({ lastError }) => lastError)).toEqual([]);
  const [visit] = await t.database.query('SELECT status FROM inspections WHERE id = $1', [id]);
  expect(visit).toEqual({ status: 'Declined' });
});

test('of two answers that wait none overrules another device, and a new one takes their place', async () => {
  const { id, inspection } = await asked();
  const march = (day: string, requestTime: string) => ({
    requestDate: `2099-03-${day}`,
    requestTime,
    notes: '',
  });
  await answerInspection(inspection, 'Confirmed', engine.database);
  await rescheduleInspection(id, march('05', '11:00'), engine.database);
  await onTablet(id, 'status', { status: 'Confirmed' });
  await onTablet(id, 'reschedule', march('07', '09:00'));
  await drain(engine.context);
  await pull(engine.context);
  expect((await refused()).map(({ kind }) => kind)).toEqual(['inspection.answer']);
  // The move that waits behind the refused yes is no word of today any more.
  expect(await engine.database.inspections.get(id)).toMatchObject({ requestDate: '2099-03-07' });
  // Given up, the first lets the second go, and that was said in ignorance as well.
  await discardRow((await refused())[0]?.id ?? '', engine.database);
  await drain(engine.context);
  expect((await refused())[0]?.lastError?.message).toMatch(/^This visit was moved to 07\/03\/2099/);
  await pull(engine.context);
  const shown = await engine.database.inspections.get(id);
  if (shown === undefined) throw new Error('The visit is gone');
  await answerInspection(shown, 'Declined', engine.database);
  await drain(engine.context);
  expect(await engine.database.outbox.count()).toBe(0);
  const [visit] = await t.database.query(
    'SELECT status, request_date::text, request_time FROM inspections WHERE id = $1',
    [id],
  );
  expect(visit).toEqual({ status: 'Declined', request_date: '2099-03-07', request_time: '09:00' });
});

test('the same answer from two devices is one answer', async () => {
  const { id, inspection } = await asked();
  await answerInspection(inspection, 'Confirmed', engine.database);
  await onTablet(id, 'status', { status: 'Confirmed' });
  await drain(engine.context);
  expect(await engine.database.outbox.count()).toBe(0);
});

/** A visitor's request for a call about a home of the agent, as the phone has heard of it. */
async function called() {
  const propertyId = await publishProperty(t, agent);
  const id = randomUUID();
  const told = { name: 'Vera', email: 'vera@test.example', phone: '+2348030000000' };
  const payload = { id, propertyId, ...told, kind: 'call', message: '' };
  await t.send('POST /api/contact-requests', { payload });
  const contact = {
    ...told,
    id,
    propertyId,
    propertyTitle: 'House',
    kind: 'call' as const,
    message: '',
    createdAt: '2026-05-01T08:00:00.000Z',
    answeredAt: null,
  };
  await storeSnapshot('contacts', [contact], 1, engine.database);
  return contact;
}

const isAnswered = async () =>
  (await listReceivedContacts(engine.database)).map(({ answered }) => answered);
const answeredOnServer = async (id: string) =>
  (
    await rowsOf<{ answered: boolean }>(
      t.database,
      'SELECT answered_at IS NOT NULL AS answered FROM contact_requests WHERE id = $1',
      [id],
    )
  )[0]?.answered;

test('[AMSG-4] a visitor answered on the phone is so on the server, until that is undone', async () => {
  const contact = await called();
  await answerContact(contact, true, engine.database);
  expect(await isAnswered()).toEqual([true]);
  await drain(engine.context);
  expect(await answeredOnServer(contact.id)).toBe(true);
  expect([await engine.database.outbox.count(), await isAnswered()]).toEqual([0, [true]]);
  await answerContact(contact, false, engine.database);
  await drain(engine.context);
  expect([await answeredOnServer(contact.id), await isAnswered()]).toEqual([false, [false]]);
});

test('[AMSG-4] an answer to a visitor who had the request erased is nobody’s loss', async () => {
  const contact = await called();
  await answerContact(contact, true, engine.database);
  await t.database.query('DELETE FROM contact_requests WHERE id = $1', [contact.id]);
  await drain(engine.context);
  expect(await engine.database.outbox.count()).toBe(0);
});

test('a boost waits for a listing that is published anew', async () => {
  const id = randomUUID();
  await saveProperty(draft(id), engine.database);
  await applyBoost({ id, title: 'New' }, engine.database);
  await setPublished(id, false, engine.database);
  await setPublished(id, true, engine.database);
  await applyBoost({ id, title: 'New' }, engine.database);
  await drain(engine.context);
  expect(await refused()).toEqual([]);
  expect(await onServer(id)).toEqual({ status: 'Active', boosted: true });
});

test('boosts that are being bought come before the one that is spent', async () => {
  await withoutBoosts();
  const id = await publishProperty(t, agent);
  await pull(engine.context);
  await purchaseBoosts({ id: 'starter', name: 'Starter', quantity: 3 }, engine.database);
  await applyBoost({ id, title: 'Bought' }, engine.database);
  await drain(engine.context);
  expect(await refused()).toEqual([]);
  expect((await onServer(id))?.boosted).toBe(true);
});

test('a boost whose answer comes after that of a later purchase does not take the purchase back', async () => {
  const reach = injectFetch(t.app);
  let bought = () => {};
  const purchaseHeard = new Promise<void>((resolve) => {
    bought = resolve;
  });
  const late = createEngine({
    account: agent,
    userType: 'agent',
    fetch: async (input, init) => {
      const answer = await reach(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (url.endsWith('/boosts/apply')) await purchaseHeard;
      return answer;
    },
  });
  const id = await publishProperty(t, agent);
  await pull(late.context);
  const { availableBoosts } = (await readBoosts(late.database)).state;
  await applyBoost({ id, title: 'Slow' }, late.database);
  const purchase = await purchaseBoosts(
    { id: 'starter', name: 'Starter', quantity: 3 },
    late.database,
  );
  const watched = liveQuery(() => readDelivery({ rowId: purchase ?? '' }, late.database)).subscribe(
    ({ state }) => {
      if (state === 'sent') bought();
    },
  );
  await drain(late.context);
  watched.unsubscribe();
  const { state, rows } = await readBoosts(late.database);
  expect(rows).toEqual([]);
  const told = await t.send('GET /api/boosts', { as: agent });
  expect(state).toMatchObject(told.json());
  expect(state.usedBoosts).toBe(1);
  expect(state.availableBoosts).not.toBe(availableBoosts - 1);
});

test.each([
  ['closed', (id: string) => closeListing(id, { date: '2026-01-31' }, engine.database), 'Rented'],
  ['taken offline', (id: string) => setPublished(id, false, engine.database), 'Draft'],
])('a boost that waits is not spent on a listing that is %s', async (_, leave, status) => {
  const id = await publishProperty(t, agent, { listingType: 'rent' });
  await pull(engine.context);
  await applyBoost({ id, title: 'Spared' }, engine.database);
  await leave(id);
  await drain(engine.context);
  expect(await engine.database.outbox.count()).toBe(0);
  expect(await onServer(id)).toEqual({ status, boosted: false });
});

test('one that was tried is heard of before its listing is closed, and is never refused for that', async () => {
  const id = await publishProperty(t, agent, { listingType: 'rent' });
  await pull(engine.context);
  line = 'down';
  await applyBoost({ id, title: 'Tried' }, engine.database);
  await drain(engine.context);
  await closeListing(id, { date: '2026-01-31' }, engine.database);
  line = 'up';
  // The closing is due at once, the boost after its pause.
  await drain(engine.context);
  expect((await onServer(id))?.status).toBe('Active');
  engine.clock.now += 600_000;
  await drain(engine.context);
  expect(await engine.database.outbox.count()).toBe(0);
  expect(await onServer(id)).toEqual({ status: 'Rented', boosted: true });
});

test('a publishing that was refused does not tie its boost and what follows into a circle', async () => {
  const id = randomUUID();
  await saveProperty({ ...draft(id), status: 'Draft' }, engine.database);
  await drain(engine.context);
  line = 'down';
  await setPublished(id, true, engine.database);
  await applyBoost({ id, title: 'Tried' }, engine.database);
  await drain(engine.context);
  await engine.database.outbox
    .where('kind')
    .equals('property.publish')
    .modify({ state: 'rejected' });
  line = 'up';
  await setPublished(id, false, engine.database);
  engine.clock.now += 600_000;
  await drain(engine.context);
  await drain(engine.context);
  expect(await engine.database.outbox.toArray()).toEqual([]);
  expect(await onServer(id)).toEqual({ status: 'Draft', boosted: false });
});

test('a refused boost holds nothing of its listing back', async () => {
  await withoutBoosts();
  const id = await publishProperty(t, agent, { listingType: 'rent' });
  await pull(engine.context);
  await applyBoost({ id, title: 'Unpaid' }, engine.database);
  await drain(engine.context);
  expect((await refused()).map(({ kind }) => kind)).toEqual(['boost.apply']);
  await closeListing(id, { date: '2026-01-31' }, engine.database);
  await drain(engine.context);
  expect((await onServer(id))?.status).toBe('Rented');
});

test('photos that come later are in the order and have the words that were given last', async () => {
  const id = randomUUID();
  const picture = await sharp({
    create: { width: 40, height: 30, channels: 3, background: '#484' },
  })
    .jpeg()
    .toBuffer();
  const add = async () => {
    const photo = {
      id: randomUUID(),
      type: 'image/jpeg',
      data: new Uint8Array(picture).buffer,
      width: 40,
      height: 30,
    };
    await keepPhoto(id, photo, engine.database);
    return photo.id;
  };
  const first = await add();
  await saveProperty(
    { ...draft(id), photoOrder: [first], captions: { [first]: 'The gate' } },
    engine.database,
  );
  const second = await add();
  await saveProperty(
    {
      ...draft(id),
      status: null,
      photoOrder: [second, first],
      captions: { [first]: 'The gate', [second]: 'The kitchen' },
    },
    engine.database,
  );
  await drain(engine.context);
  expect(await engine.database.outbox.count()).toBe(0);
  const rows = await rowsOf<{ id: string; caption: string }>(
    t.database,
    'SELECT id, caption FROM photos WHERE property_id = $1 ORDER BY position',
    [id],
  );
  expect(rows).toEqual([
    { id: second, caption: 'The kitchen' },
    { id: first, caption: 'The gate' },
  ]);
});

test('an order that waits stands on the phone while its photos arrive', async () => {
  const id = randomUUID();
  await saveProperty({ ...draft(id), status: 'Draft' }, engine.database);
  await drain(engine.context);
  const photoIds = [randomUUID(), randomUUID()];
  for (const [position, photoId] of photoIds.entries())
    await t.database.query(
      `INSERT INTO photos (id, property_id, position, width, height, color, small, medium, large)
       VALUES ($1, $2, $3, 4, 3, '#000000', '/photos/a', '/photos/b', '/photos/c')`,
      [photoId, id, position],
    );
  await engine.database.cursors.clear();
  await pull(engine.context);
  await saveProperty(
    {
      ...draft(id),
      status: null,
      photoOrder: photoIds.toReversed(),
      captions: { [photoIds[0] ?? '']: 'The gate' },
    },
    engine.database,
  );
  // Only the fields go out; the order waits for a photo that is not there yet.
  await engine.database.outbox
    .filter(({ kind }) => kind === 'photo.arrange')
    .modify({ dependsOn: ['a photo under way'] });
  await engine.database.outbox.add({
    ...((await engine.database.outbox.toCollection().first()) as never as object),
    seq: undefined,
    id: 'a photo under way',
    entityId: 'elsewhere',
    state: 'paused',
  } as never);
  await drain(engine.context);
  await engine.database.cursors.clear();
  await pull(engine.context);
  const images = (await engine.database.myProperties.get(id))?.images;
  expect(images?.map((image) => [image.id, image.caption])).toEqual([
    [photoIds[1], ''],
    [photoIds[0], 'The gate'],
  ]);
});

const askedOnServer = async () =>
  (
    await rowsOf<{ plan: string }>(
      t.database,
      'SELECT plan FROM plan_requests WHERE user_id = $1',
      [agent.id],
    )
  ).map(({ plan }) => plan);

test('[PLAN-2] a request that is taken back takes none with it that was made elsewhere since', async () => {
  const { context, database } = engine;
  const as = agent;
  await t.database.query(`UPDATE users SET plan = 'starter' WHERE id = $1`, [as.id]);
  await askForPlan('pro', database);
  await drain(context);
  await t.call('PUT /api/plan/request', { payload: { plan: 'business' }, as, key: randomUUID() });
  await withdrawPlan('pro', database);
  await drain(context);
  expect(await database.outbox.count()).toBe(0);
  expect(await askedOnServer()).toEqual(['business']);
  expect(await readPlanWish(database)).toMatchObject({ wished: 'business', rows: [] });
  // One that never left stands in no other's place: what is taken back with it is what the server has.
  await askForPlan('pro', database);
  await withdrawPlan('pro', database);
  expect(await readPlanWish(database)).toMatchObject({ wished: null, takenBack: 'pro' });
  await drain(context);
  expect(await askedOnServer()).toEqual([]);
  // One that was on its way arrives first.
  await askForPlan('business', database);
  line = 'down';
  await drain(context);
  await withdrawPlan('business', database);
  line = 'up';
  await database.outbox.toCollection().modify({ nextAttemptAt: 0 });
  await drain(context);
  expect(await database.outbox.count()).toBe(0);
  expect(await askedOnServer()).toEqual([]);
});

test('[PLAN-2] a request that an earlier version took back, with no word of which, is gone', async () => {
  const { context, database } = engine;
  await t.database.query(`UPDATE users SET plan = 'starter' WHERE id = $1`, [agent.id]);
  await askForPlan('business', database);
  await drain(context);
  await withdrawPlan('business', database);
  await database.outbox.toCollection().modify({ payload: { title: 'Business' } });
  expect(await readPlanWish(database)).toMatchObject({ takenBack: 'business' });
  await drain(context);
  expect(await database.outbox.count()).toBe(0);
  expect(await askedOnServer()).toEqual([]);
});
