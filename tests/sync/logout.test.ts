import 'fake-indexeddb/auto';
import { createHash, randomUUID } from 'node:crypto';
import Dexie, { liveQuery } from 'dexie';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createApiClient } from '../../src/api/api-client';
import { API_VERSION } from '../../src/contract/api-version';
import { API_MARK } from '../../src/contract/headers';
import { AppDatabase } from '../../src/db/app-database';
import type { Session } from '../../src/db/records';
import { openSealed, sealText } from '../../src/db/sealed-text';
import { listEndedSessions } from '../../src/db/repositories/account/ended-session-repository';
import { sendMessage } from '../../src/db/repositories/messages/message-commands';
import { discardRow } from '../../src/db/repositories/outbox/discard-row';
import { storeForm } from '../../src/db/repositories/forms/form-repository';
import {
  keepPhoto,
  saveProperty,
} from '../../src/db/repositories/my-properties/my-property-commands';
import { keepShared } from '../../src/db/repositories/my-properties/shared-files';
import { storeDraft } from '../../src/db/repositories/my-properties/draft-repository';
import { storeNote } from '../../src/db/repositories/notes/note-repository';
import { countOnlyHere } from '../../src/db/repositories/device/only-here';
import {
  keepApplication,
  keepDocument,
} from '../../src/db/repositories/applications/own-application-commands';
import { readSession, storeSession } from '../../src/db/repositories/account/session-repository';
import { addViewingPhoto, storeFinding } from '../../src/db/repositories/notes/viewing-repository';
import { EMPTY_LISTING_FORM } from '../../src/domain/property/form/listing-form';
import { EMPTY_BUSINESS_SIGN_UP } from '../../src/domain/signup/business-sign-up';
import { clearAccount, closeAccount, finishLeaving } from '../../src/sync/close-account';
import { endLeftSessions } from '../../src/sync/engine/end-sessions';
import { onWake } from '../../src/sync/wake';
import { clearDevice } from '../support/clear-device';
import { madeCaches } from '../support/made-caches';
import { injectFetch } from '../support/inject-fetch';
import { rowsOf } from '../support/rows-of';
import { propertyContent } from '../support/property-content';
import { sharedApp } from '../support/shared-app';

const KEEP = { unsent: 'keep', onlyHere: 'keep' } as const;
const DISCARD = { unsent: 'discard', onlyHere: 'keep' } as const;
const REMOVE_ALL = { unsent: 'discard', onlyHere: 'remove' } as const;
const NONE = {
  notes: 0,
  checklists: 0,
  viewingPhotos: 0,
  drafts: 0,
  edits: 0,
  forms: 0,
  applications: 0,
  papers: 0,
};

const t = sharedApp();
beforeEach(clearDevice);

/** Everything that lies on the device: database, table, record. */
async function everythingHere(): Promise<[string, string, unknown][]> {
  const found: [string, string, unknown][] = [];
  for (const name of await Dexie.getDatabaseNames()) {
    const database = await new Dexie(name).open();
    for (const table of database.tables)
      for (const record of await table.toArray()) found.push([name, table.name, record]);
    database.close();
  }
  return found;
}

async function logIn(): Promise<{ session: Session; database: AppDatabase }> {
  const { id, token, email } = await t.account('agent');
  const user = {
    id,
    email,
    name: 'Ada',
    phone: null,
    companyName: null,
    userType: 'agent',
  } as const;
  await storeSession({ token, user });
  const session = await readSession();
  if (session === null) throw new Error('Nobody is logged in');
  return { session, database: new AppDatabase(id) };
}

const writeTo = (database: AppDatabase) =>
  sendMessage(
    {
      recipient: { id: randomUUID(), name: 'Agent' },
      propertyId: randomUUID(),
      propertyTitle: 'A flat',
      subject: 'Enquiry',
      content: 'Is it still free?',
    },
    database,
  );
const photo = () => ({ type: 'image/jpeg', data: new Uint8Array([1]).buffer });
const newPhoto = () => ({ id: randomUUID(), width: 1, height: 1, ...photo() });
const arrangement = { removedPhotoIds: [], photoOrder: [], captions: {} };

/** A begun form of a listing with a photo in it. */
async function beginListing(id: string, database: AppDatabase): Promise<void> {
  const form = { ...EMPTY_LISTING_FORM, address: '5 Allen Avenue' };
  await storeDraft(id, { form, ...arrangement }, database);
  await keepPhoto(id, newPhoto(), database);
}

async function saveListing(id: string, database: AppDatabase): Promise<void> {
  await keepPhoto(id, newPhoto(), database);
  await saveProperty(
    { id, content: propertyContent(), status: null, removedPhotoIds: [] },
    database,
  );
}

describe('a session left without a network', () => {
  const statusOf = async ({ token }: Session) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await t.send('GET /api/auth/profile', { headers })).statusCode;
  };
  const answering =
    (status: number): typeof fetch =>
    async () =>
      new Response('{}', { status, headers: { [API_MARK]: String(API_VERSION) } });
  const online = () => createApiClient({ baseUrl: '', fetch: injectFetch(t.app) });
  const offline = () =>
    createApiClient({ baseUrl: '', fetch: () => Promise.reject(new TypeError('Failed to fetch')) });

  test('nothing but its fingerprint stays, and it is ended as soon as there is a network', async () => {
    const { session, database } = await logIn();
    await database.savedProperties.put({ id: randomUUID(), savedAt: 1 } as never);
    const woken = vi.fn<() => void>();
    const stop = onWake(woken);
    await closeAccount(session, KEEP, database);
    stop();
    expect(woken).toHaveBeenCalledOnce();
    const fingerprint = createHash('sha256').update(session.token).digest('hex');
    expect(await everythingHere()).toEqual([
      ['gida-device', 'endedSessions', { fingerprint, recalled: [], at: expect.any(Number) }],
    ]);

    expect(await endLeftSessions(offline())).toMatchObject({
      sent: 0,
      offline: true,
      retryAt: expect.any(Number),
    });
    expect(await statusOf(session)).toBe(200);
    expect((await listEndedSessions()).map((left) => left.fingerprint)).toEqual([fingerprint]);

    expect(await endLeftSessions(online())).toEqual({ sent: 1, offline: false, retryAt: null });
    expect(await statusOf(session)).toBe(401);
    expect(await everythingHere()).toEqual([]);
  });

  test('what is discarded while it may be on its way is taken back with it', async () => {
    const { session, database } = await logIn();
    const [untried, tried, refused, other] = [
      await writeTo(database),
      await writeTo(database),
      await writeTo(database),
      await writeTo(database),
    ];
    const tell = (entityId: string, part: object) =>
      database.outbox.where('entityId').equals(entityId).modify(part);
    await tell(tried, { attempts: 1 });
    // The server's word that it has nothing of it; after two attempts the first may still come.
    await tell(refused, { attempts: 1, state: 'rejected' });
    await tell(other, { attempts: 2, state: 'rejected' });
    await closeAccount(session, DISCARD, database);
    const [left] = await listEndedSessions();
    expect(left?.recalled.map(({ id }) => id).sort()).toEqual([tried, other].sort());
    expect(left?.recalled.map(({ collection }) => collection)).toEqual(['messages', 'messages']);

    await endLeftSessions(online());
    const noted = await rowsOf<{ entity_id: string }>(
      t.database,
      'SELECT entity_id FROM recalled_items WHERE user_id = $1',
      [session.userId],
    );
    expect(noted.map((row) => row.entity_id).sort()).toEqual([tried, other].sort());
    expect(untried).not.toBe(tried);
  });

  test('what is kept for the next login is not taken back', async () => {
    const { session, database } = await logIn();
    await writeTo(database);
    await database.outbox.toCollection().modify({ attempts: 1 });
    await closeAccount(session, KEEP, database);
    expect((await listEndedSessions()).map(({ recalled }) => recalled)).toEqual([[]]);
  });

  test('a server in trouble is asked again, one that refuses for good is not', async () => {
    for (const token of ['one', 'two']) {
      const { session, database } = await logIn();
      await closeAccount({ ...session, token }, KEEP, database);
    }
    for (const status of [503, 429, 426, 401, 403, 404]) {
      await endLeftSessions(createApiClient({ baseUrl: '', fetch: answering(status) }));
      expect(await listEndedSessions()).toHaveLength(2);
    }
    await endLeftSessions(createApiClient({ baseUrl: '', fetch: answering(400) }));
    expect(await listEndedSessions()).toEqual([]);
  });

  test('a browser without cryptography ends it at once or not at all', async () => {
    const { session, database } = await logIn();
    const reach = injectFetch(t.app);
    const answered = new Promise<void>((resolve) => {
      vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
        const answer = await reach(...asked);
        resolve();
        return answer;
      });
    });
    vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as never);
    await closeAccount(session, KEEP, database);
    await answered;
    expect(await statusOf(session)).toBe(401);
    expect(await everythingHere()).toEqual([]);
  });
});

describe('what a logout leaves', () => {
  test('no notification that is shown, and no photo or tile of what was looked at', async () => {
    const { session, database } = await logIn();
    const caches = madeCaches();
    const names = [
      'gida-saved-photos',
      'gida-seen-photos',
      'gida-ahead-photos',
      'gida-tiles',
      'gida-area-photos-6.4,3.4,5',
    ];
    for (const name of names) await caches.open(name);
    vi.stubGlobal('caches', caches);
    const told: unknown[] = [];
    const shown = { close: () => told.push('closed') };
    const registration = {
      getNotifications: async () => [shown, shown],
      active: { postMessage: (message: unknown) => told.push(message) },
    };
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
    await closeAccount(session, REMOVE_ALL, database);
    // What is fetched ahead is anybody's, as is an area.
    expect(await caches.keys()).toEqual(['gida-ahead-photos', 'gida-area-photos-6.4,3.4,5']);
    expect(told).toEqual([{ type: 'FORGET_SEEN' }, 'closed', 'closed']);
  });

  test('what waits is kept alone, without what was there before', async () => {
    const { session, database } = await logIn();
    const waiting = await writeTo(database);
    const [message] = await database.messages.toArray();
    if (message === undefined) throw new Error('No message was kept');
    await database.messages.put({ ...message, id: randomUUID() });
    await database.savedProperties.put({ id: randomUUID(), savedAt: 1 } as never);
    await closeAccount(session, KEEP, database);
    const kept = new AppDatabase(session.userId);
    expect((await kept.messages.toArray()).map(({ id }) => id)).toEqual([waiting]);
    // That there was no such message before is told by no one's words.
    expect((await kept.outbox.toArray()).map(({ kind, before }) => [kind, before])).toEqual([
      ['message.send', [{ table: 'messages', id: waiting, was: 'absent' }]],
    ]);
    expect(await kept.savedProperties.count()).toBe(0);
    // Discarded after the next login it leaves nothing that looks sent.
    const [row] = await kept.outbox.toArray();
    expect(await discardRow(row?.id ?? '', kept)).toBe(true);
    expect(await kept.messages.count()).toBe(0);
    kept.close();
  });

  test('[DASH-4] a discard takes what was not sent, and no note, finding, photo or begun form', async () => {
    const { session, database } = await logIn();
    const [unsent, begun, home] = [randomUUID(), randomUUID(), randomUUID()];
    await writeTo(database);
    await saveListing(unsent, database);
    await beginListing(begun, database);
    await storeNote(home, 'Road floods', database);
    await storeNote(randomUUID(), 'Good water', database);
    await storeFinding(home, 'water', { answer: 'good' }, database);
    // Ticked and taken back: nothing is in it.
    await storeFinding(randomUUID(), 'water', { answer: null }, database);
    await addViewingPhoto(home, photo(), database);
    await keepApplication(EMPTY_BUSINESS_SIGN_UP, 1, database);
    await keepDocument('validID', { name: 'a.pdf', ...photo() }, database);
    await storeForm('question', () => ({ message: 'Is it' }), database);
    const counts = {
      ...NONE,
      forms: 1,
      notes: 2,
      checklists: 1,
      viewingPhotos: 1,
      drafts: 1,
      applications: 1,
      papers: 1,
    };
    expect(await countOnlyHere(database)).toEqual(counts);
    // As the dialog reads them.
    const live = liveQuery(() => countOnlyHere(database));
    expect(
      await new Promise((next, error) => {
        const reading = live.subscribe({ next, error });
        onTestFinished(() => reading.unsubscribe());
      }),
    ).toEqual(counts);

    await clearAccount(DISCARD, database);
    const kept = new AppDatabase(session.userId);
    expect(await countOnlyHere(kept)).toEqual(counts);
    expect(await kept.outbox.count()).toBe(0);
    expect(await kept.messages.count()).toBe(0);
    expect(await kept.myProperties.count()).toBe(0);
    // The begun listing's photo, and none of the listing that is discarded.
    expect((await kept.photos.toArray()).map(({ propertyId }) => propertyId)).toEqual([begun]);
    expect(await kept.photoData.count()).toBe(1);
    expect(await kept.documentData.count()).toBe(1);

    await clearAccount(REMOVE_ALL, kept);
    expect(await Dexie.exists(`gida-${session.userId}`)).toBe(false);
  });

  test('changes of a listing that were not saved are told as such, and kept', async () => {
    const { session, database } = await logIn();
    const id = randomUUID();
    await saveListing(id, database);
    await beginListing(id, database);
    expect(await countOnlyHere(database)).toEqual({ ...NONE, edits: 1 });
    await clearAccount(KEEP, database);
    const kept = new AppDatabase(session.userId);
    expect(await countOnlyHere(kept)).toEqual({ ...NONE, edits: 1 });
    expect(await kept.photos.count()).toBe(2);

    await clearAccount({ unsent: 'keep', onlyHere: 'remove' }, kept);
    const sending = new AppDatabase(session.userId);
    expect(await countOnlyHere(sending)).toEqual(NONE);
    // What waits is whole, and the photo of the form is gone.
    expect((await sending.outbox.toArray()).map(({ kind }) => kind)).toEqual([
      'property.save',
      'photo.add',
    ]);
    expect(await sending.photos.count()).toBe(1);
    expect(await sending.myProperties.count()).toBe(1);
    sending.close();
  });

  test('[SHARE-1] what was shared and not opened yet stays with its begun listing, or goes with it', async () => {
    const { session, database } = await logIn();
    // The database stays as long as something in it waits.
    await writeTo(database);
    const photos = [new File(['x'], 'a.jpg', { type: 'image/jpeg' })];
    await keepShared({ text: '', photos, refusals: [] }, database);
    await clearAccount(KEEP, database);
    const kept = new AppDatabase(session.userId);
    expect(await countOnlyHere(kept)).toEqual({ ...NONE, drafts: 1 });
    expect(await kept.sharedFiles.count()).toBe(1);
    await clearAccount({ unsent: 'keep', onlyHere: 'remove' }, kept);
    const left = new AppDatabase(session.userId);
    expect(await left.sharedFiles.count()).toBe(0);
    left.close();
  });

  test('the password of a kept application is read again after the next login', async () => {
    const { session, database } = await logIn();
    const sealed = await sealText(database, 'Harmattan-4-Ikoyi');
    await database.preferences.put({ key: 'theme', value: 'dark' });
    await keepApplication(EMPTY_BUSINESS_SIGN_UP, 1, database);
    await closeAccount(session, KEEP, database);
    const kept = new AppDatabase(session.userId);
    expect(await openSealed(kept, sealed)).toBe('Harmattan-4-Ikoyi');
    expect(await kept.preferences.get('theme')).toBeUndefined();
    kept.close();
  });

  test('where nothing is to be kept, the database goes', async () => {
    const { session, database } = await logIn();
    await writeTo(database);
    await clearAccount(DISCARD, database);
    expect(await Dexie.exists(`gida-${session.userId}`)).toBe(false);
  });
});

describe('[LOGIN-6] a logout that was cut off', () => {
  /** The browser's storage, whose entries are its own properties. */
  function installStorage(): Record<string, string> {
    const kept: Record<string, string> = {};
    vi.stubGlobal(
      'localStorage',
      Object.defineProperties(kept, {
        getItem: { value: (key: string) => kept[key] ?? null },
        setItem: { value: (key: string, value: string) => Object.assign(kept, { [key]: value }) },
        removeItem: { value: (key: string) => Reflect.deleteProperty(kept, key) },
      }),
    );
    onTestFinished(() => void vi.unstubAllGlobals());
    return kept;
  }
  async function cutOff() {
    const here = await logIn();
    const { session, database } = here;
    await database.messages.put({ id: randomUUID(), subject: 'private' } as never);
    const cut = vi
      .spyOn(AppDatabase.prototype, 'delete')
      .mockRejectedValueOnce(new Error('swiped'));
    expect(await closeAccount(session, KEEP, database)).toBe(false);
    cut.mockRestore();
    expect(await readSession()).toBeNull();
    return here;
  }
  const isHere = ({ session }: { session: Session }) => Dexie.exists(`gida-${session.userId}`);

  test('is gone on with by the next start, whoever has logged in and out since', async () => {
    const kept = installStorage();
    const first = await cutOff();
    const other = await logIn();
    expect(await closeAccount(other.session, KEEP, other.database)).toBe(true);
    const second = await cutOff();
    expect(Object.keys(kept)).toHaveLength(2);
    await finishLeaving();
    expect([await isHere(first), await isHere(second)]).toEqual([false, false]);
    expect(kept).toEqual({});
    await finishLeaving();
  });

  test('takes nothing from whoever has logged in again', async () => {
    const kept = installStorage();
    const { session } = await cutOff();
    await storeSession({ token: 'another', user: session.user });
    expect(kept).toEqual({});
    await finishLeaving();
    const database = new AppDatabase(session.userId);
    expect(await database.messages.count()).toBe(1);
    database.close();
  });

  test('leaves the photos of whoever came after them', async () => {
    installStorage();
    const first = await cutOff();
    const photos = madeCaches();
    vi.stubGlobal('caches', photos);
    await (await photos.open('gida-saved-photos')).put('/photos/1.webp', new Response('theirs'));
    await logIn();
    await finishLeaving();
    expect(await isHere(first)).toBe(false);
    expect(photos.paths('gida-saved-photos')).toEqual(['/photos/1.webp']);
  });
});
