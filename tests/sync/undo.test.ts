import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
// First: it brings the device's storage that the repositories look for when they are loaded.
import 'fake-indexeddb/auto';
import { AppDatabase } from '../../src/db/app-database';
import { putAccountPart } from '../../src/db/account-parts';
import { readAccount } from '../../src/db/repositories/account/account-repository';
import { savePreferences, saveProfile } from '../../src/db/repositories/account/account-commands';
import {
  deleteAlert,
  saveAlert,
  updateAlert,
} from '../../src/db/repositories/alerts/alert-commands';
import { applyBoost, purchaseBoosts } from '../../src/db/repositories/boosts/boost-commands';
import { readBoosts } from '../../src/db/repositories/boosts/boost-repository';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import {
  answerInspection,
  removeInspection,
  requestInspection,
  rescheduleInspection,
} from '../../src/db/repositories/inspections/inspection-commands';
import {
  closeListing,
  confirmListing,
  setPublished,
} from '../../src/db/repositories/my-properties/listing-life-commands';
import { listLocalPhotos } from '../../src/db/repositories/my-properties/local-photos';
import {
  deleteMessage,
  markMessagesRead,
  markMessageUnread,
  sendMessage,
} from '../../src/db/repositories/messages/message-commands';
import {
  deleteProperty,
  keepPhoto,
  saveProperty,
} from '../../src/db/repositories/my-properties/my-property-commands';
import { saveListing, unsaveListing } from '../../src/db/repositories/saved/saved-commands';
import { clearSession, storeSession } from '../../src/db/repositories/account/session-repository';
import type { CommandKind } from '../../src/contract/feed/commands';
import { madeListing } from '../support/made-listing';
import { propertyContent } from '../support/property-content';

// A discarded action leaves the phone as it was before it, with no network at all.
let database: AppDatabase;
const me = { id: randomUUID(), name: 'Ada' };

beforeEach(async () => {
  me.id = randomUUID();
  database = new AppDatabase(me.id);
  await storeSession({
    token: 'token',
    user: { ...me, email: 'ada@x.example', phone: null, companyName: null, userType: 'agent' },
  });
});
afterEach(() => database.delete());
afterAll(() => clearSession());

/** Gives up the newest waiting row of a kind. */
async function discard(kind: CommandKind): Promise<void> {
  const rows = await database.outbox.orderBy('seq').toArray();
  const row = rows.findLast((one) => one.kind === kind);
  expect(row, `a row of ${kind}`).toBeDefined();
  expect(await discardRow(row?.id ?? '', database)).toBe(true);
}

/** A listing that the server has, active, in its second version. */
async function onServer(): Promise<string> {
  const id = randomUUID();
  await database.myProperties.put({
    id,
    content: propertyContent({ price: 5_000_000 }),
    status: 'Active',
    version: 2,
    images: [image('one', 0), image('two', 1)],
    createdAt: 1,
    updatedAt: 1,
    closedOn: null,
    confirmedAt: 100,
  });
  return id;
}

function image(id: string, position: number) {
  const address = `/photos/${id}.webp`;
  return {
    id,
    position,
    width: 4,
    height: 3,
    color: '#484848',
    caption: '',
    small: address,
    medium: address,
    large: address,
  };
}

const mine = (id: string) => database.myProperties.get(id);
const edit = (id: string, change = {}) => ({
  id,
  content: propertyContent({ price: 5_000_000, ...change }),
  status: null,
  removedPhotoIds: [] as string[],
});

describe('of a listing', () => {
  test('an edit', async () => {
    const id = await onServer();
    await saveProperty(edit(id, { price: 9_000_000 }), database);
    await discard('property.save');
    expect((await mine(id))?.content.price).toBe(5_000_000);
  });

  test('two edits, the later first and then the earlier, or the other way round', async () => {
    const id = await onServer();
    const twice = async () => {
      await saveProperty(edit(id, { price: 6_000_000 }), database);
      // Tried once, so that the next edit has a row of its own.
      await database.outbox.toCollection().modify({ attempts: 1 });
      await saveProperty(edit(id, { price: 7_000_000 }), database);
      return (await database.outbox.orderBy('seq').toArray()).map((row) => row.id);
    };
    const [first = '', second = ''] = await twice();
    await discardRow(second, database);
    expect((await mine(id))?.content.price).toBe(6_000_000);
    await discardRow(first, database);
    expect((await mine(id))?.content.price).toBe(5_000_000);
    const [earlier = '', later = ''] = await twice();
    await discardRow(earlier, database);
    expect((await mine(id))?.content.price).toBe(7_000_000);
    await discardRow(later, database);
    expect((await mine(id))?.content.price).toBe(5_000_000);
  });

  test('a new one with its photos', async () => {
    const id = randomUUID();
    const photo = { id: randomUUID(), type: 'image/jpeg', data: new ArrayBuffer(4) };
    await keepPhoto(id, { ...photo, width: 4, height: 3 }, database);
    await saveProperty({ ...edit(id), status: 'Active' }, database);
    await discard('property.save');
    expect(await mine(id)).toBeUndefined();
    expect(await database.photoData.count()).toBe(0);
    expect(await database.outbox.count()).toBe(0);
  });

  test.each([
    ['property.unpublish', (id: string) => setPublished(id, false, database)],
    ['property.close', (id: string) => closeListing(id, { date: '2026-05-01' }, database)],
    ['property.confirm', (id: string) => confirmListing(id, database)],
  ] as const)('%s', async (kind, change) => {
    const id = await onServer();
    const before = await mine(id);
    await change(id);
    expect(await mine(id)).not.toEqual(before);
    await discard(kind);
    expect(await mine(id)).toEqual(before);
  });

  test('publishing, while an edit made since stands', async () => {
    const id = await onServer();
    await database.myProperties.update(id, { status: 'Draft' });
    await setPublished(id, true, database);
    await saveProperty(edit(id, { price: 8_000_000 }), database);
    await discard('property.publish');
    expect(await mine(id)).toMatchObject({ status: 'Draft', content: { price: 8_000_000 } });
  });

  test('a deletion, with the photos that had not been sent', async () => {
    const id = await onServer();
    const photo = { id: randomUUID(), type: 'image/jpeg', data: new ArrayBuffer(4) };
    await keepPhoto(id, { ...photo, width: 4, height: 3 }, database);
    await saveProperty(edit(id), database);
    await deleteProperty(id, database);
    expect(await mine(id)).toBeUndefined();
    await discard('property.delete');
    expect((await mine(id))?.content.price).toBe(5_000_000);
    expect((await listLocalPhotos(id, database)).map((one) => one.id)).toEqual([photo.id]);
    const waiting = (await database.outbox.toArray()).map((row) => row.kind);
    expect(waiting).toContain('photo.add');
  });

  test('a deletion of what was changed here: the change waits again, and so does what needs it', async () => {
    const id = await onServer();
    await saveProperty(edit(id, { price: 8_000_000, title: 'Typed offline' }), database);
    await setPublished(id, false, database);
    const waiting = await database.outbox.orderBy('seq').toArray();
    expect(waiting.map(({ kind }) => kind)).toEqual(['property.save', 'property.unpublish']);
    const here = await mine(id);
    await deleteProperty(id, database);
    expect((await database.outbox.toArray()).map(({ kind }) => kind)).toEqual(['property.delete']);
    await discard('property.delete');
    expect(await mine(id)).toEqual(here);
    expect(await database.outbox.orderBy('seq').toArray()).toEqual(waiting);
    // Given up too, the change leaves the listing as it was before it.
    await discard('property.unpublish');
    await discard('property.save');
    expect(await mine(id)).toMatchObject({ content: { price: 5_000_000 }, status: 'Active' });
  });

  test('a deletion of a listing made here and tried: its photo waits for it, and it is published', async () => {
    const id = randomUUID();
    const photo = { id: randomUUID(), type: 'image/jpeg', data: new ArrayBuffer(4) };
    await keepPhoto(id, { ...photo, width: 4, height: 3 }, database);
    await saveProperty({ ...edit(id), status: 'Active' }, database);
    await database.outbox.where('kind').equals('property.save').modify({ attempts: 2 });
    const waiting = await database.outbox.orderBy('seq').toArray();
    await deleteProperty(id, database);
    await discard('property.delete');
    expect(await database.outbox.orderBy('seq').toArray()).toEqual(waiting);
    const [save, add] = waiting;
    expect(add).toMatchObject({ kind: 'photo.add', dependsOn: [save?.id] });
    expect((await mine(id))?.status).toBe('Active');
  });

  test('a deletion by an earlier build: a photo that it forgot waits for its listing', async () => {
    const id = randomUUID();
    const photo = { id: randomUUID(), type: 'image/jpeg', data: new ArrayBuffer(4) };
    await keepPhoto(id, { ...photo, width: 4, height: 3 }, database);
    await saveProperty(edit(id), database);
    await database.outbox.where('kind').equals('property.save').modify({ attempts: 2 });
    const [tried] = await database.outbox.toArray();
    await deleteProperty(id, database);
    await database.outbox
      .where('kind')
      .equals('property.delete')
      .modify((row) => {
        row.before = row.before.filter(({ table }) => table !== 'outbox');
      });
    if (tried !== undefined) await database.outbox.put(tried);
    await discard('property.delete');
    const [save, add] = await database.outbox.orderBy('seq').toArray();
    expect(add).toMatchObject({ kind: 'photo.add', dependsOn: [save?.id] });
  });

  test('a photo taken out, and another order of the photos', async () => {
    const id = await onServer();
    await saveProperty({ ...edit(id), removedPhotoIds: ['one'] }, database);
    await discard('photo.remove');
    expect((await mine(id))?.images.map((one) => one.id)).toEqual(['one', 'two']);
    await saveProperty({ ...edit(id), photoOrder: ['two', 'one'] }, database);
    expect((await mine(id))?.images.map((one) => one.id)).toEqual(['two', 'one']);
    await discard('photo.arrange');
    expect((await mine(id))?.images.map((one) => one.id)).toEqual(['one', 'two']);
  });

  test('a photo that waits', async () => {
    const id = await onServer();
    const photo = { id: randomUUID(), type: 'image/jpeg', data: new ArrayBuffer(4) };
    await keepPhoto(id, { ...photo, width: 4, height: 3 }, database);
    await saveProperty(edit(id), database);
    await discard('photo.add');
    expect(await listLocalPhotos(id, database)).toEqual([]);
    expect(await database.photoData.count()).toBe(0);
  });

  test('a boost, and boosts bought', async () => {
    const id = await onServer();
    await applyBoost({ id, title: 'A flat' }, database);
    await purchaseBoosts({ id: 'starter', name: 'Starter', quantity: 3 }, database);
    expect((await readBoosts(database)).state.availableBoosts).toBe(5);
    await discard('boost.purchase');
    await discard('boost.apply');
    expect((await readBoosts(database)).state.availableBoosts).toBe(3);
  });
});

describe('of a home', () => {
  const listing = madeListing();

  test('saving it', async () => {
    await saveListing(listing, database);
    await discard('saved.add');
    expect(await database.savedProperties.count()).toBe(0);
  });

  test('removing it', async () => {
    const record = {
      id: listing.id,
      savedAt: 7,
      listing,
      withdrawn: false,
      onServer: true,
    };
    await database.savedProperties.put(record);
    await unsaveListing(listing.id, database);
    expect(await database.savedProperties.count()).toBe(0);
    await discard('saved.remove');
    expect(await database.savedProperties.toArray()).toEqual([record]);
  });

  test('an inspection asked for, moved, answered and called off', async () => {
    const wish = { requestDate: '2030-01-07', requestTime: '10:00', contactNumber: '08031234567' };
    const id = await requestInspection(listing, wish, database);
    const asked = await database.inspections.get(id);
    await database.outbox.clear();
    await answerInspection({ id, propertyTitle: 'A home' }, 'Confirmed', database);
    await discard('inspection.answer');
    expect(await database.inspections.get(id)).toEqual(asked);
    const to = { requestDate: '2030-02-08', requestTime: '11:00', notes: 'At the gate' };
    await rescheduleInspection(id, to, database);
    expect(await database.inspections.get(id)).toMatchObject({ agentNotes: 'At the gate' });
    await discard('inspection.reschedule');
    expect(await database.inspections.get(id)).toEqual(asked);
    await removeInspection({ id, propertyTitle: 'A home' }, database);
    await discard('inspection.remove');
    expect(await database.inspections.get(id)).toEqual(asked);
    const other = await requestInspection(listing, wish, database);
    await discard('inspection.request');
    expect(await database.inspections.get(other)).toBeUndefined();
  });
});

describe('of messages, searches and the account', () => {
  const write = () =>
    sendMessage(
      {
        recipient: { id: randomUUID(), name: 'Ben' },
        propertyId: randomUUID(),
        propertyTitle: 'A home',
        subject: 'Enquiry',
        content: 'Still free?',
      },
      database,
    );

  test('a message written', async () => {
    await write();
    await discard('message.send');
    expect(await database.messages.count()).toBe(0);
  });

  test('a message that may have arrived is taken back', async () => {
    await write();
    await database.outbox.toCollection().modify({ attempts: 1 });
    await discard('message.send');
    expect(await database.messages.count()).toBe(0);
    expect((await database.outbox.toArray()).map((row) => row.kind)).toEqual(['message.delete']);
  });

  test('a message read, and one deleted', async () => {
    const id = await write();
    await database.outbox.clear();
    await database.messages.update(id, { sentByMe: false, readStatus: false, onServer: true });
    const before = await database.messages.get(id);
    await markMessagesRead([id], database);
    await discard('message.read');
    expect(await database.messages.get(id)).toEqual(before);
    await database.messages.update(id, { readStatus: true });
    await markMessageUnread(id, database);
    await discard('message.unread');
    expect((await database.messages.get(id))?.readStatus).toBe(true);
    await database.messages.update(id, { readStatus: false });
    await deleteMessage(id, database);
    await discard('message.delete');
    expect(await database.messages.get(id)).toEqual(before);
  });

  test('a search saved, changed and deleted', async () => {
    const content = {
      name: 'Lekki',
      criteria: { listingType: 'rent' as const },
      frequency: 'Daily' as const,
      includeSimilar: false,
      active: false,
    };
    const id = await saveAlert(content, database);
    await discard('alert.save');
    expect(await database.alerts.count()).toBe(0);
    const kept = await saveAlert(content, database);
    await database.outbox.clear();
    const alert = await database.alerts.get(kept);
    if (alert === undefined) throw new Error('The search is not here');
    const change = { name: 'Ikoyi', frequency: 'Weekly' as const, includeSimilar: true };
    await updateAlert(alert, { ...change, active: true }, database);
    const since = (await database.alerts.get(kept))?.watchedFrom ?? '';
    expect(Date.parse(since)).toBeGreaterThanOrEqual(Date.parse(alert.createdAt));
    await discard('alert.save');
    expect(await database.alerts.get(kept)).toEqual(alert);
    await deleteAlert(alert, database);
    await discard('alert.delete');
    expect(await database.alerts.get(kept)).toEqual(alert);
    expect(id).not.toBe(kept);
  });

  test('the profile and the preferences', async () => {
    const profile = {
      ...me,
      email: 'ada@x.example',
      phone: '0800',
      companyName: null,
      userType: 'agent' as const,
      agentLicense: null,
      languages: null,
      verified: true,
      pendingEmail: null,
      pendingCompanyName: null,
      plan: null,
      memberSince: '2026-01-01T00:00:00.000Z',
    };
    const flags = {
      emailPropertyMatches: true,
      smsinspectionConfirmations: false,
      priceDropAlerts: true,
      emailViewingRequests: true,
      smsConfirmedViewings: false,
      weeklyAnalytics: true,
      marketingNewsletters: false,
      sendsSms: false,
    };
    await putAccountPart(database, 'profile', profile);
    await putAccountPart(database, 'notificationPreferences', flags);
    await saveProfile({ phone: '0900' }, database);
    await savePreferences({ priceDropAlerts: false }, database);
    expect(await readAccount(database)).toMatchObject({
      profile: { phone: '0900' },
      preferences: { priceDropAlerts: false },
    });
    await discard('profile.save');
    await discard('preferences.save');
    expect(await readAccount(database)).toMatchObject({
      profile: { phone: '0800' },
      preferences: { priceDropAlerts: true },
    });
  });
});
