import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test, vi } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import { createEngine, type Engine } from '../support/engine';
import { readSnapshot, storeSnapshot } from '../../src/db/repositories/account/snapshot-repository';
import { saveAlert, updateAlert } from '../../src/db/repositories/alerts/alert-commands';
import { listHiddenHomes } from '../../src/db/repositories/hidden-homes/hidden-home-repository';
import { markMessagesRead } from '../../src/db/repositories/messages/message-commands';
import { saveProperty } from '../../src/db/repositories/my-properties/my-property-commands';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import { deleteProperty } from '../../src/db/repositories/my-properties/my-property-commands';
import { saveListing, unsaveListing } from '../../src/db/repositories/saved/saved-commands';
import { DAY_MS } from '../../src/domain/dates/milliseconds';
import { applyAlert } from '../../src/sync/engine/apply/apply-alert';
import { applyProperty } from '../../src/sync/engine/apply/apply-property';
import { drain } from '../../src/sync/engine/drain';
import { pull } from '../../src/sync/engine/pull';
import { injectFetch } from '../support/inject-fetch';
import { madeListing } from '../support/made-listing';
import { madeRow, refused } from '../support/made-row';
import { publishProperty } from '../support/publish-property';
import { propertyContent } from '../support/property-content';
import { type TestAccount } from '../support/test-app';
import { sharedAccount, sharedApp } from '../support/shared-app';

// What was done on a phone stands, or is let go of, whatever comes from elsewhere meanwhile.
const engines: Engine[] = [];
const t = sharedApp();
const agent = sharedAccount(t, 'agent');
afterEach(async () => {
  for (const { database } of engines.splice(0)) await database.delete();
});

async function phoneOf(account: TestAccount, userType: 'seeker' | 'agent'): Promise<Engine> {
  const engine = createEngine({ account, userType, fetch: injectFetch(t.app) });
  engines.push(engine);
  await pull(engine.context);
  return engine;
}

test('a message that was read here and deleted elsewhere is gone, and asks nothing', async () => {
  const seeker = await t.account('seeker');
  const id = randomUUID();
  const propertyId = await publishProperty(t, agent);
  const letter = { recipientId: agent.id, propertyId, subject: 'Free?', content: 'Is it?' };
  const payload = { id, ...letter };
  await t.send('POST /api/messages', { as: seeker, payload });
  const { database, context } = await phoneOf(agent, 'agent');
  await markMessagesRead([id], database);
  await t.send(`DELETE /api/messages/${id}`, { as: agent });
  // Heard first, and sent first: neither keeps it, and neither is a refusal.
  await pull(context);
  expect(await database.messages.get(id)).toBeUndefined();
  await drain(context);
  expect(await database.outbox.count()).toBe(0);
});

test('an alert that was changed here stays so while its saving waits', async () => {
  const { database } = await phoneOf(await t.account('seeker'), 'seeker');
  const content = {
    name: 'Lekki',
    criteria: { listingType: 'rent' as const },
    frequency: 'Daily' as const,
    includeSimilar: false,
    active: true,
  };
  const id = await saveAlert(content, database);
  await database.outbox.clear();
  const theirs = await database.alerts.get(id);
  if (theirs === undefined) throw new Error('The alert is not here');
  await updateAlert(theirs, { ...content, active: false }, database);
  await applyAlert(database, { ...theirs, propertyMatches: 1 });
  expect(await database.alerts.get(id)).toMatchObject({ active: false });
  const [row] = await database.outbox.toArray();
  await applyAlert(database, { ...theirs, name: 'Ikoyi' }, row?.id);
  expect(await database.alerts.get(id)).toMatchObject({ name: 'Ikoyi' });
});

test.each([['sent first'], ['heard first']])(
  'an alert that was deleted elsewhere stays so, whatever was changed of it here: %s',
  async (order) => {
    const seeker = await t.account('seeker');
    const { database, context } = await phoneOf(seeker, 'seeker');
    const content = {
      name: 'Lekki',
      criteria: { location: 'Lekki' },
      frequency: 'Daily' as const,
      includeSimilar: false,
      active: true,
    };
    const id = await saveAlert(content, database);
    await drain(context);
    await pull(context);
    const alert = await database.alerts.get(id);
    if (alert === undefined) throw new Error('There is no alert');
    await updateAlert(alert, { ...content, frequency: 'Weekly' }, database);
    await t.send(`DELETE /api/search-alerts/${alert.id}`, { as: seeker });
    if (order === 'heard first') await pull(context);
    await drain(context);
    await pull(context);
    expect(await database.outbox.count()).toBe(0);
    expect(await database.alerts.count()).toBe(0);
    expect((await t.call('GET /api/search-alerts', { as: seeker })).alerts).toEqual([]);
  },
);

test('[RES-9] [RES-10] a search saved and made an alert in one moment is one search, and is on', async () => {
  const seeker = await t.account('seeker');
  const { database, context } = await phoneOf(seeker, 'seeker');
  const criteria = { location: 'Lekki' };
  const save = { name: 'Lekki', frequency: 'Daily' as const, includeSimilar: false, active: false };
  const alert = { ...save, name: 'Lekki Rentals', active: true };
  const [saved, made, again] = await Promise.all([
    saveAlert({ ...save, criteria }, database),
    saveAlert({ ...alert, criteria }, database),
    saveAlert({ ...save, criteria }, database),
  ]);
  expect([made, again]).toEqual([saved, saved]);
  await drain(context);
  expect((await t.call('GET /api/search-alerts', { as: seeker })).alerts).toMatchObject([
    { id: saved, name: 'Lekki Rentals', active: true },
  ]);
});

test('a new name for an alert says nothing of whether it is on', async () => {
  const { database } = await phoneOf(await t.account('seeker'), 'seeker');
  const settings = { name: 'Lekki', frequency: 'Daily' as const, includeSimilar: false };
  const id = await saveAlert(
    { ...settings, criteria: { listingType: 'rent' }, active: true },
    database,
  );
  const change = async (words: object) => {
    const alert = await database.alerts.get(id);
    if (alert === undefined) throw new Error('The alert is not here');
    await updateAlert(alert, { ...settings, active: alert.active, ...words }, database);
    return (await database.outbox.toArray()).map(({ payload }) => payload);
  };
  await database.outbox.clear();
  expect(await change({ name: 'Ikoyi' })).toEqual([
    { ...settings, criteria: { listingType: 'rent' }, name: 'Ikoyi' },
  ]);
  await change({ active: false });
  // What an earlier one said of it goes on being said.
  expect(await change({ name: 'Epe' })).toMatchObject([{ name: 'Epe', active: false }]);
});

describe('of a home', () => {
  test('taken off the list and put back at once, what was known since it was saved stays', async () => {
    const { database } = await phoneOf(await t.account('seeker'), 'seeker');
    const listing = madeListing();
    const record = {
      id: listing.id,
      savedAt: 7,
      listing,
      withdrawn: false,
      onServer: true,
      before: { price: 5_000_000, status: 'Active' as const },
    };
    await database.savedProperties.put(record);
    await unsaveListing(listing.id, database);
    await saveListing(listing, database);
    expect(await database.outbox.count()).toBe(0);
    expect(await database.savedProperties.get(listing.id)).toEqual(record);
  });

  test('that is hidden nothing is told of its saving', async () => {
    const account = await t.account('seeker');
    const { database } = await phoneOf(account, 'seeker');
    const id = randomUUID();
    await database.hiddenHomes.put({ id, title: 'A flat', hiddenAt: new Date().toISOString() });
    const saving = { kind: 'saved.add', entityId: id, ...refused('No more homes') };
    await database.outbox.bulkAdd([
      madeRow(account, saving),
      madeRow(account, { kind: 'home.hide', entityId: id }),
    ]);
    const [home] = await listHiddenHomes(database);
    expect(home?.rows.map(({ kind }) => kind)).toEqual(['home.hide']);
  });
});

describe('of a listing', () => {
  const photo = (id: string, position: number) => ({
    id,
    position,
    width: 4,
    height: 3,
    color: '#484848',
    caption: '',
    small: `/photos/${id}.webp`,
    medium: `/photos/${id}.webp`,
    large: `/photos/${id}.webp`,
  });

  /** A published listing with two photos of which one was taken out on its agent's phone. */
  async function withoutOnePhoto() {
    const owner = await t.account('agent');
    const id = await publishProperty(t, owner);
    const { database, context } = await phoneOf(owner, 'agent');
    const [one, two] = [randomUUID(), randomUUID()];
    const images = [photo(one, 0), photo(two, 1)];
    await database.myProperties.update(id, { images });
    const edit = { id, content: propertyContent(), status: null, removedPhotoIds: [one] };
    await saveProperty(edit, database);
    const { property } = await t.call(`GET /api/properties/${id}`, { as: owner });
    return { id, database, context, two, theirs: { ...property, images } };
  }

  test('a photo that was taken out does not come back with an answer that is older', async () => {
    const { id, database, two, theirs } = await withoutOnePhoto();
    await applyProperty(database, theirs, randomUUID());
    expect((await database.myProperties.get(id))?.images.map((image) => image.id)).toEqual([two]);
  });

  test('a photo that was taken out stays so where its deletion is given up', async () => {
    const { id, database } = await withoutOnePhoto();
    await deleteProperty(id, database);
    const rows = await database.outbox.toArray();
    const deletion = rows.find(({ kind }) => kind === 'property.delete');
    await discardRow(deletion?.id ?? '', database);
    const kinds = (await database.outbox.toArray()).map(({ kind }) => kind);
    expect(kinds).toContain('photo.remove');
  });

  test('a photo that was taken out is no question once its listing is deleted', async () => {
    const { id, database, context } = await withoutOnePhoto();
    await deleteProperty(id, database);
    await drain(context);
    await drain(context);
    expect(await database.outbox.count()).toBe(0);
  });
});

test('what was kept under a clock that ran ahead gives way to what is asked for under the right one', async () => {
  const { database } = await phoneOf(await t.account('agent'), 'agent');
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS });
  await storeSnapshot('prices', [], Date.now(), database);
  vi.useRealTimers();
  const median = {
    cell: '240:171',
    listingType: 'rent' as const,
    type: 'Flat' as const,
    bedrooms: 2,
    median: 3_000_000,
    listings: 6,
    perSqm: null,
  };
  await storeSnapshot('prices', [median], Date.now(), database);
  expect((await readSnapshot('prices', database))?.value).toEqual([median]);
  // A slow answer still undoes nothing.
  await storeSnapshot('prices', [], Date.now() - 1000, database);
  expect((await readSnapshot('prices', database))?.value).toEqual([median]);
});
