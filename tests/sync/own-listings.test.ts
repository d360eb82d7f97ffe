import { randomUUID } from 'node:crypto';
import { afterAll, beforeEach, expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import {
  giveUpPublishing,
  setPublished,
} from '../../src/db/repositories/my-properties/listing-life-commands';
import { actOnMany } from '../../src/db/repositories/my-properties/act-on-many';
import { publishWaiting } from '../../server/modules/properties/publish-waiting';
import { askForPlan } from '../../src/db/repositories/plans/plan-commands';
import { readPlanWish } from '../../src/db/repositories/plans/plan-wish-repository';
import { listMessages } from '../../src/db/repositories/messages/message-repository';
import { sendMessage } from '../../src/db/repositories/messages/message-commands';
import { listMyProperties } from '../../src/db/repositories/my-properties/my-property-repository';
import { saveProperty } from '../../src/db/repositories/my-properties/my-property-commands';
import { makeRowDue } from '../../src/db/repositories/outbox/outbox-repository';
import {
  readMessageWarning,
  readPublishWarning,
} from '../../src/db/repositories/my-properties/plan-warning-repository';
import { clearSession, storeSession } from '../../src/db/repositories/account/session-repository';
import { storeSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { shownStatus } from '../../src/domain/property/shown-status';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedApp } from '../support/shared-app';
import { rowsOf } from '../support/rows-of';

// What an agent is told of a listing, from the moment it is written to the server's last word.
let agent: TestAccount;
let engine: Engine;
let line: { down: boolean };
const t = sharedApp();
afterAll(() => clearSession());
beforeEach(async () => {
  line = { down: false };
  const reach = injectFetch(t.app);
  agent = await t.account('agent', 'Starter', 'starter');
  engine = createEngine({
    account: agent,
    userType: 'agent',
    fetch: (...request) =>
      line.down ? Promise.reject(new TypeError('Failed to fetch')) : reach(...request),
  });
  await storeSession({ token: agent.token, user: engine.session.user });
});

const active = (id: string, address = '3 Allen Avenue, Ikeja, Lagos') => ({
  id,
  content: propertyContent({ address }),
  status: 'Active' as const,
  removedPhotoIds: [],
});
const shown = async (id: string) => {
  const view = (await listMyProperties(engine.database)).find(({ property }) => property.id === id);
  return view && shownStatus(view.property, view.rows);
};
const warning = async (id: string, address = '3 Allen Avenue, Ikeja, Lagos') => {
  const listing = { id, content: propertyContent({ address }) };
  return (await readPublishWarning([listing], engine.database))?.text ?? null;
};
const onServer = async (id: string) =>
  (
    await rowsOf<{ status: string }>(t.database, 'SELECT status FROM properties WHERE id = $1', [
      id,
    ])
  )[0]?.status;
const hearPlan = async () => {
  const plan = await t.call('GET /api/plan', { as: agent });
  await storeSnapshot('plan', plan, Date.now(), engine.database);
};
const later = async () => {
  engine.clock.now += 600_000;
  await drain(engine.context);
};

test('the phone warns before the limit, the refusal names it, and room makes it Active', async () => {
  const ids: string[] = [];
  for (let index = 0; index < 19; index += 1) ids.push(await publishProperty(t, agent));
  await pull(engine.context);
  await hearPlan();
  const [twentieth, over] = [randomUUID(), randomUUID()];
  expect(await warning(twentieth)).toBeNull();
  line.down = true;
  await saveProperty(active(twentieth), engine.database);
  expect(await shown(twentieth)).toMatchObject({
    label: 'Waiting to be published',
    isPublic: false,
  });
  expect(await warning(over)).toBe(
    'Your Starter plan publishes 20 listings; 19 are active and 1 waits to be published.',
  );
  await saveProperty(active(over), engine.database);
  line.down = false;
  await drain(engine.context);
  expect(await shown(twentieth)).toMatchObject({ label: 'Active', isPublic: true });
  const refused = await shown(over);
  expect(refused).toMatchObject({
    label: 'Not published',
    isPublic: false,
    refusal: {
      why: 'The Starter plan allows 20 published listings, and you have used 20. The Pro plan allows more.',
      limit: 'listings',
      isConflict: false,
    },
  });
  // The refused one takes no room of its own.
  expect(await warning(randomUUID())).toBe(
    'Your Starter plan publishes 20 listings; 20 are active.',
  );
  await setPublished(twentieth, false, engine.database);
  expect(await shown(twentieth)).toMatchObject({ label: 'Being taken offline', isPublic: true });
  await drain(engine.context);
  await makeRowDue(refused?.refusal?.rowId ?? '', engine.database);
  expect(await shown(over)).toMatchObject({ label: 'Waiting to be published' });
  await drain(engine.context);
  expect([await shown(twentieth), await shown(over)]).toMatchObject([
    { label: 'Draft' },
    { label: 'Active' },
  ]);
});

test('a state beyond the plan is warned of, by the listings on this device', async () => {
  const lagos = randomUUID();
  await hearPlan();
  await saveProperty(active(lagos), engine.database);
  expect(await warning(lagos, '5 Aminu Kano Crescent, Wuse 2, Abuja')).toBeNull();
  expect(await warning(randomUUID(), '5 Aminu Kano Crescent, Wuse 2, Abuja')).toMatch(
    /^Your Starter plan publishes in 1 state, and yours are in Lagos; .+ would be one more/,
  );
});

test('a new listing whose publishing is given up before it was sent is a draft, there too', async () => {
  const id = randomUUID();
  await saveProperty(active(id), engine.database);
  await giveUpPublishing(id, engine.database);
  expect(await shown(id)).toMatchObject({ label: 'Draft' });
  expect((await engine.database.outbox.toArray()).map(({ kind }) => kind)).toEqual([
    'property.save',
  ]);
  await drain(engine.context);
  expect(await onServer(id)).toBe('Draft');
});

test('a publishing that was tried without an answer is followed by taking it offline', async () => {
  const id = randomUUID();
  await saveProperty({ ...active(id), status: null }, engine.database);
  await drain(engine.context);
  await setPublished(id, true, engine.database);
  line.down = true;
  await drain(engine.context);
  await giveUpPublishing(id, engine.database);
  expect(await shown(id)).toMatchObject({ label: 'Draft' });
  line.down = false;
  await later();
  expect(await onServer(id)).toBe('Draft');
  expect(await shown(id)).toMatchObject({ label: 'Draft' });
});

test('one that is out, and was only to stay there, is taken offline with many', async () => {
  const id = randomUUID();
  await saveProperty(active(id), engine.database);
  await drain(engine.context);
  expect(await onServer(id)).toBe('Active');
  await setPublished(id, false, engine.database);
  await setPublished(id, true, engine.database);
  await actOnMany('unpublish', [id], engine.database);
  await drain(engine.context);
  expect(await onServer(id)).toBe('Draft');
});

test('a refused publishing that is discarded in the outbox leaves a draft', async () => {
  const id = randomUUID();
  await saveProperty(active(id), engine.database);
  await engine.database.outbox
    .filter(({ kind }) => kind === 'property.publish')
    .modify({ state: 'rejected', attempts: 1 });
  await discardRow((await shown(id))?.refusal?.rowId ?? '', engine.database);
  expect(await shown(id)).toMatchObject({ label: 'Draft' });
  expect((await engine.database.myProperties.get(id))?.status).toBe('Draft');
});

test('messages: the plan’s limit is told before, and what waits stands in the order written', async () => {
  await hearPlan();
  const home = await publishProperty(t, agent);
  const seeker = await t.account('seeker');
  const ids: string[] = [];
  for (let index = 0; index < 10; index += 1) {
    expect(await readMessageWarning(engine.database)).toBeNull();
    ids.push(
      await sendMessage(
        {
          recipient: { id: seeker.id, name: 'Seeker' },
          propertyId: home,
          propertyTitle: 'Home',
          subject: 'Inspection',
          content: `Number ${index}`,
        },
        engine.database,
      ),
    );
  }
  expect(await readMessageWarning(engine.database)).toMatch(
    /^Your Starter plan sends 10 messages a month; 0 are sent and 10 wait to be sent\. The server will refuse another one before 01\//,
  );
  // The phone's clock was put back by a year for every other one.
  await engine.database.messages
    .filter(({ id }) => ids.indexOf(id) % 2 === 1)
    .modify((message) => {
      message.createdAt = message.createdAt.replace(/^\d{4}/, (year) => String(Number(year) - 1));
    });
  const listed = (await listMessages(engine.database)).map(({ item }) => item.id);
  expect(listed).toEqual(ids.toReversed());
});

test('[PLAN-3] what waits for room in the plan says so, and is Active here once the plan is changed', async () => {
  const [lagos, abuja, rivers] = [randomUUID(), randomUUID(), randomUUID()];
  await hearPlan();
  await saveProperty(active(lagos), engine.database);
  await drain(engine.context);
  const waits = (id: string, address: string) =>
    saveProperty(
      { ...active(id), content: propertyContent({ address, location: null }), whenRoom: true },
      engine.database,
    );
  await waits(abuja, '5 Aminu Kano Crescent, Wuse 2, Abuja');
  await drain(engine.context);
  expect(await shown(abuja)).toMatchObject({
    label: 'Waiting for room in your plan',
    group: 'Waiting',
    isPublic: false,
    refusal: null,
  });
  expect(await onServer(abuja)).toBe('Draft');
  const asked = await readPublishWarning(
    [{ id: rivers, content: propertyContent({ address: '1 Aba Road, Port Harcourt, Rivers' }) }],
    engine.database,
  );
  // The one that waits already needs room as well.
  expect(asked?.needs).toMatchObject({ listings: 3 });
  await askForPlan('pro', engine.database);
  await drain(engine.context);
  const request = await rowsOf<{ plan: string }>(
    t.database,
    'SELECT plan FROM plan_requests WHERE user_id = $1',
    [agent.id],
  );
  expect(request).toEqual([{ plan: 'pro' }]);
  expect(await readPlanWish(engine.database)).toMatchObject({ wished: 'pro', rows: [] });
  await t.database.query(`UPDATE users SET plan = 'pro' WHERE id = $1`, [agent.id]);
  await t.database.transaction((tx) => publishWaiting(tx, agent.id));
  await pull(engine.context);
  expect(await shown(abuja)).toMatchObject({ label: 'Active', isPublic: true });
});
