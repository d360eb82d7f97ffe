import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { forceCloseDatabase } from 'fake-indexeddb';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Listing } from '../../src/contract/listing/property';
import { ANONYMOUS, AppDatabase } from '../../src/db/app-database';
import { databaseHealth, openOrReport } from '../../src/db/database-health';
import { deviceDatabase } from '../../src/db/device-database';
import { importLegacyStorage } from '../../src/db/legacy/import-legacy-storage';
import {
  dropLegacyProblems,
  listLegacyProblems,
} from '../../src/db/repositories/device/legacy-repository';
import {
  adoptLeftovers,
  findLeftovers,
  dropLeftovers,
  saveForLater,
} from '../../src/db/repositories/account/anonymous-leftovers';
import { dropDraft, readDraft } from '../../src/db/repositories/my-properties/draft-repository';
import { keepPhoto } from '../../src/db/repositories/my-properties/my-property-commands';
import {
  keepShared,
  listSharedFiles,
  replaceSharedFile,
} from '../../src/db/repositories/my-properties/shared-files';
import { readNote, storeNote } from '../../src/db/repositories/notes/note-repository';
import { saveListing } from '../../src/db/repositories/saved/saved-commands';

const listing = (id = randomUUID()) => ({ id, title: 'A flat', images: [] }) as unknown as Listing;
const fresh = () => new AppDatabase(randomUUID());

describe('the database handle', () => {
  test('a connection the browser lost is opened again by itself', async () => {
    const database = fresh();
    await saveListing(listing(), database);
    forceCloseDatabase(database.backendDB() as never);
    await expect.poll(() => database.savedProperties.count().catch(() => -1)).toBe(1);
    expect(databaseHealth()).toBe('ok');
    database.close();
  });

  test('an upgrade blocked by an old tab is told, and goes on when that tab is gone', async () => {
    const userId = randomUUID();
    const old = await new Promise<IDBDatabase>((resolve) => {
      const open = indexedDB.open(`gida-${userId}`, 5);
      open.addEventListener('success', () => resolve(open.result));
    });
    const database = new AppDatabase(userId);
    const opened = openOrReport(database);
    await expect.poll(databaseHealth).toBe('blocked');
    old.close();
    await opened;
    expect(databaseHealth()).toBe('ok');
    expect(await database.outbox.count()).toBe(0);
    database.close();
  });

  test('a newer version in another tab asks for a new load', async () => {
    const userId = randomUUID();
    const database = new AppDatabase(userId);
    await database.open();
    const newer = indexedDB.open(`gida-${userId}`, 9999);
    await expect.poll(databaseHealth).toBe('outdated');
    await expect.poll(() => newer.readyState).toBe('done');
    newer.result.close();
  });

  test('a browser that keeps nothing is told, not thrown', async () => {
    const open = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('Not in private mode', 'SecurityError');
    });
    await openOrReport(fresh());
    expect(databaseHealth()).toBe('refused');
    open.mockRestore();
  });
});

describe('[STORE-1] old localStorage keys', () => {
  const storageOf = (entries: Record<string, string>) => {
    const map = new Map(Object.entries(entries));
    return {
      map,
      getItem: (key: string) => map.get(key) ?? null,
      removeItem: (key: string) => void map.delete(key),
    };
  };
  beforeEach(async () => {
    await new AppDatabase(ANONYMOUS).delete();
    await deviceDatabase().legacy.clear();
  });

  test('are taken over once: searches, filters, saved homes and local listings', async () => {
    const home = randomUUID();
    const storage = storageOf({
      recentSearches: JSON.stringify(['Lekki', { query: 'Yaba' }]),
      lastSearchFilters: JSON.stringify({
        priceMin: 1_000_000,
        category: 'commercial',
        propertyType: 'Warehouse',
        addedToSite: 'Last 7 days',
        parking: true,
        ac: false,
      }),
      currentSearchFilters: JSON.stringify({
        location: 'Ikeja',
        searchType: 'to rent',
        filters: {},
      }),
      savedProperties: JSON.stringify([{ id: home, title: 'A flat' }]),
      myProperties: JSON.stringify([{ address: '5 Allen Avenue', price: 4_000_000 }]),
      selectedPlan: 'pro',
    });
    const entries = await importLegacyStorage(storage);
    expect(entries.filter((entry) => entry.problem !== null)).toEqual([]);
    const database = new AppDatabase(ANONYMOUS);
    expect((await database.recentSearches.toArray()).map((entry) => entry.location)).toEqual(
      expect.arrayContaining(['Lekki', 'Yaba']),
    );
    expect((await database.preferences.get('lastSearchFilters'))?.value).toMatchObject({
      priceMin: '1000000',
      category: 'Commercial',
      type: 'Warehouse',
      addedWithinDays: '7',
      features: 'parking',
    });
    expect((await database.preferences.get('currentSearch'))?.value).toContain('location=Ikeja');
    expect(await database.savedProperties.toCollection().primaryKeys()).toEqual([home]);
    expect((await database.drafts.toArray())[0]?.values).toMatchObject({
      form: { address: '5 Allen Avenue', price: '4000000', status: 'Draft' },
    });
    // Not ours to read: it keeps its name (STORE-2).
    expect([...storage.map.keys()]).toEqual(['selectedPlan']);
    expect(await importLegacyStorage(storage)).toEqual([]);
    database.close();
  });

  test('what is malformed stays aside with its reason, whole', async () => {
    const storage = storageOf({
      recentSearches: '{broken',
      savedProperties: JSON.stringify(['17', randomUUID()]),
      notifications: '[]',
    });
    await importLegacyStorage(storage);
    const problems = await listLegacyProblems();
    expect(problems.map((entry) => [entry.key, entry.text, entry.problem])).toEqual([
      ['notifications', '[]', 'This version has no place for it'],
      ['recentSearches', '{broken', 'It is damaged: not JSON'],
      [
        'savedProperties',
        expect.stringContaining('"17"'),
        'Some of the homes have no number we know',
      ],
    ]);
    expect(storage.map.size).toBe(0);
    await dropLegacyProblems();
    expect(await listLegacyProblems()).toEqual([]);
  });
});

describe('accounts on one phone', () => {
  test('what a visitor wanted to save is offered to the account and sent from there', async () => {
    await new AppDatabase(ANONYMOUS).delete();
    const home = listing();
    await saveForLater(home);
    const visitor = new AppDatabase(ANONYMOUS);
    await storeNote(home.id, 'Ask for the back gate', visitor);
    const account = fresh();
    expect(await findLeftovers(account, true)).toEqual({ saved: [home.id], drafts: 0, notes: 1 });
    await storeNote(home.id, 'Near the market', account);
    await adoptLeftovers(account, true);
    // With the private words about it, which nobody else may find here then.
    expect(await readNote(home.id, account)).toBe('Near the market\n\nAsk for the back gate');
    expect(await visitor.notes.count()).toBe(0);
    expect(await findLeftovers(account, true)).toEqual({ saved: [], drafts: 0, notes: 0 });
    // Once the account has it, a copy of the visitor's is nobody's any more.
    await saveForLater(home);
    expect(await findLeftovers(account, true)).toEqual({ saved: [], drafts: 0, notes: 0 });
    expect(await visitor.savedProperties.count()).toBe(0);
    visitor.close();
    expect((await account.savedProperties.toArray()).map((record) => record.id)).toEqual([home.id]);
    expect((await account.outbox.toArray()).map((row) => row.kind)).toEqual(['saved.add']);
    account.close();
  });

  test('[SHARE-2] what a visitor shared goes to an account with listings alone, and overwrites nothing', async () => {
    await new AppDatabase(ANONYMOUS).delete();
    const visitor = new AppDatabase(ANONYMOUS);
    const photo = new File(['the photo'], 'front.jpg', { type: 'image/jpeg' });
    const things = { text: 'A flat in Yaba', photos: [photo], refusals: ['deed.pdf: no photo'] };
    const { id } = await keepShared(things, visitor);
    if (id === null) throw new Error('Nothing was kept');
    const seeker = fresh();
    expect(await findLeftovers(seeker, false)).toEqual({ saved: [], drafts: 0, notes: 0 });
    await adoptLeftovers(seeker, false);
    await dropLeftovers(false);
    const agent = fresh();
    expect(await findLeftovers(agent, true)).toEqual({ saved: [], drafts: 1, notes: 0 });
    await adoptLeftovers(agent, true);
    expect(await findLeftovers(agent, true)).toEqual({ saved: [], drafts: 0, notes: 0 });
    expect(await visitor.sharedFiles.count()).toBe(0);
    expect((await readDraft(id, agent))?.form.description).toBe('A flat in Yaba');
    const files = await listSharedFiles(id, agent);
    expect(files.map(({ content }) => content)).toEqual([
      { name: 'front.jpg', type: 'image/jpeg', data: await photo.arrayBuffer() },
      { refusal: 'deed.pdf: no photo' },
    ]);

    // A tab that was killed before it cleared the visitor's: what was typed since stays.
    await visitor.drafts.put({ id, values: { form: { description: 'As shared' } }, updatedAt: 0 });
    await adoptLeftovers(agent, true);
    expect((await readDraft(id, agent))?.form.description).toBe('A flat in Yaba');
    await dropDraft(id, agent);
    expect(await agent.sharedFiles.count()).toBe(0);
    for (const database of [visitor, seeker, agent]) database.close();
  });

  test('[SHARE-1] a shared photo that cannot be read is said, and the others are kept', async () => {
    const agent = fresh();
    const gone = new File(['gone'], 'gone.jpg');
    gone.arrayBuffer = () => Promise.reject(new DOMException('Gone', 'NotReadableError'));
    const photos = [gone, new File(['here'], 'here.jpg')];
    const { outcome, id } = await keepShared({ text: '', photos, refusals: [] }, agent);
    expect(outcome).toBe('kept');
    const files = await listSharedFiles(id ?? '', agent);
    expect(files.map(({ content }) => content)).toEqual([
      { refusal: 'gone.jpg was not taken: it is damaged, or larger than a photo may be.' },
      expect.objectContaining({ name: 'here.jpg' }),
    ]);
    agent.close();
  });

  test('[SHARE-1] a shared file becomes one photo, however often it is made, and none too many', async () => {
    const agent = fresh();
    const photos = ['1.jpg', '2.jpg'].map((name) => new File([name], name));
    const { id } = await keepShared({ text: '', photos, refusals: [] }, agent);
    if (id === null) throw new Error('Nothing was kept');
    const [first, second] = await listSharedFiles(id, agent);
    if (first === undefined || second === undefined) throw new Error('Nothing was kept');
    const made = { type: 'image/jpeg', data: new ArrayBuffer(3), width: 4, height: 3 };
    expect(await replaceSharedFile(first, '1.jpg', made, agent)).toBeNull();
    expect(await replaceSharedFile(first, '1.jpg', made, agent)).toBeNull();
    expect(await agent.photos.count()).toBe(1);
    // As many as come with a chat of several homes; the form asks before more than ten are one listing's.
    for (let count = 1; count < 60; count += 1)
      await keepPhoto(id, { ...made, id: randomUUID() }, agent);
    expect(await replaceSharedFile(second, '2.jpg', made, agent)).toBe(
      'At most 60 photos are taken with a text. Not added: 2.jpg.',
    );
    expect(await agent.photos.count()).toBe(60);
    agent.close();
  });
});
