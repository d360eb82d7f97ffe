import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import { clearSeenCaches, SAVED_PHOTOS_CACHE, SEEN_PHOTOS_CACHE } from '../../src/db/photo-caches';
import { doSavedPhotosFit, noteSavedPhotosFit } from '../../src/db/room/saved-photos-fit';
import { inPageLock } from '../../src/sync/engine/lock';
import { keepSavedPhotos } from '../../src/sync/engine/keep-saved-photos';
import { madeCaches } from '../support/made-caches';
import { madeListing } from '../support/made-listing';

const photo = (name: string) => ({
  id: randomUUID(),
  position: 0,
  width: 640,
  height: 480,
  color: '#484848',
  caption: '',
  small: `/photos/${name}-small.webp`,
  medium: `/photos/${name}-medium.webp`,
  large: `/photos/${name}-large.webp`,
});

let database: AppDatabase;
let fetched: string[];
let photos: ReturnType<typeof madeCaches>;

beforeEach(() => {
  database = new AppDatabase(randomUUID());
  noteSavedPhotosFit(true);
  fetched = [];
  photos = madeCaches();
  vi.stubGlobal('caches', photos);
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    // The worker keeps no second copy among what was only seen.
    expect(new Headers(init?.headers).has('x-kept-elsewhere')).toBe(true);
    fetched.push(path);
    return new Response('a photo');
  });
});
afterEach(() => database.delete());

const keep = (isSaving = () => false) =>
  keepSavedPhotos(database, isSaving, clearSeenCaches, inPageLock);

/** Saves a home with one photo of this name; answers its id. */
async function save(name: string): Promise<string> {
  const listing = madeListing({ images: [photo(name)] });
  const { id } = listing;
  await database.savedProperties.put({
    id,
    savedAt: 1,
    listing,
    withdrawn: false,
    onServer: true,
  });
  return id;
}

test('photos of saved homes are kept in two sizes, and go with the home', async () => {
  const home = await save('front');
  await keep();
  const sizes = ['/photos/front-medium.webp', '/photos/front-small.webp'];
  expect(photos.paths(SAVED_PHOTOS_CACHE)).toEqual(sizes);
  await keep();
  expect(fetched).toEqual(sizes);
  await database.savedProperties.delete(home);
  await keep();
  expect(photos.paths(SAVED_PHOTOS_CACHE)).toEqual([]);
});

test('with the data saver on none is fetched, and those of homes no longer saved go all the same', async () => {
  const home = await save('front');
  await keep();
  await database.savedProperties.delete(home);
  await save('back');
  fetched = [];
  await keep(() => true);
  expect(fetched).toEqual([]);
  expect(photos.paths(SAVED_PHOTOS_CACHE)).toEqual([]);
});

test('of two who are asked at once one fetches, and a logout meanwhile ends it', async () => {
  await save('front');
  await Promise.all([keep(), keep()]);
  expect(fetched).toHaveLength(2);
  await save('back');
  let come = () => {};
  vi.stubGlobal('fetch', (path: string) => {
    fetched.push(path);
    return new Promise<Response>((resolve) => {
      come = () => resolve(new Response('a photo'));
    });
  });
  fetched = [];
  const kept = keep();
  await expect.poll(() => fetched.length).toBe(1);
  database.close();
  come();
  await kept;
  expect(fetched).toHaveLength(1);
});

test('a photo that is cut off is none, and is fetched next time', async () => {
  await save('front');
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => {
    expect(init?.signal).toBeInstanceOf(AbortSignal);
    const cut = (stream: ReadableStreamDefaultController) => stream.error(new TypeError('cut off'));
    return new Response(new ReadableStream({ start: cut }));
  });
  await keep();
  expect(photos.paths(SAVED_PHOTOS_CACHE)).toEqual([]);
});

test('a photo that never comes holds back no other, and a line on which none comes is left alone', async () => {
  for (const name of ['one', 'two', 'three']) await save(name);
  const losing = (isLost: (path: string) => boolean) =>
    vi.stubGlobal('fetch', async (path: string) => {
      fetched.push(path);
      if (isLost(path)) throw new TypeError('Failed to fetch');
      return new Response('a photo');
    });
  losing((path) => path.includes('two-medium'));
  await keep();
  expect(photos.paths(SAVED_PHOTOS_CACHE)).toHaveLength(5);
  expect(fetched).toHaveLength(6);
  await database.savedProperties.clear();
  await keep();
  for (const name of ['one', 'two', 'three']) await save(name);
  losing(() => true);
  fetched = [];
  await keep();
  expect(fetched).toHaveLength(2);
});

test('on a full phone what was looked at goes once, then it is told and not tried again until something went', async () => {
  photos = madeCaches(2);
  vi.stubGlobal('caches', photos);
  const see = async () =>
    (await photos.open(SEEN_PHOTOS_CACHE)).put('/photos/seen.webp', new Response('a photo'));
  await see();
  await save('front');
  await keep();
  expect(photos.paths(SAVED_PHOTOS_CACHE)).toHaveLength(2);
  expect([await photos.keys(), doSavedPhotosFit()]).toEqual([[SAVED_PHOTOS_CACHE], true]);

  const second = await save('back');
  fetched = [];
  await keep();
  expect([fetched, doSavedPhotosFit()]).toEqual([['/photos/back-medium.webp'], false]);
  await keep();
  expect(fetched).toHaveLength(1);

  await database.savedProperties.where('id').notEqual(second).delete();
  await keep();
  expect(photos.paths(SAVED_PHOTOS_CACHE).toSorted()).toEqual([
    '/photos/back-medium.webp',
    '/photos/back-small.webp',
  ]);
  expect(doSavedPhotosFit()).toBe(true);
});
