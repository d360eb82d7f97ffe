import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { AppDatabase } from '../../src/db/app-database';
import { SAVED_PHOTOS_CACHE } from '../../src/db/photo-caches';
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
const never = () => false;

let database: AppDatabase;
let fetched: string[];
let photos: ReturnType<typeof madeCaches>;

beforeEach(() => {
  database = new AppDatabase(randomUUID());
  fetched = [];
  photos = madeCaches();
  vi.stubGlobal('caches', photos);
  vi.stubGlobal('fetch', async (path: string) => {
    fetched.push(path);
    return new Response('a photo');
  });
});
afterEach(() => database.delete());

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
  await keepSavedPhotos(database, never);
  const sizes = ['/photos/front-medium.webp', '/photos/front-small.webp'];
  expect(photos.paths(SAVED_PHOTOS_CACHE)).toEqual(sizes);
  await keepSavedPhotos(database, never);
  expect(fetched).toEqual(sizes);
  await database.savedProperties.delete(home);
  await keepSavedPhotos(database, never);
  expect(photos.paths(SAVED_PHOTOS_CACHE)).toEqual([]);
});

test('with the data saver on none is fetched, and those of homes no longer saved go all the same', async () => {
  const home = await save('front');
  await keepSavedPhotos(database, never);
  await database.savedProperties.delete(home);
  await save('back');
  fetched = [];
  await keepSavedPhotos(database, () => true);
  expect(fetched).toEqual([]);
  expect(photos.paths(SAVED_PHOTOS_CACHE)).toEqual([]);
});
