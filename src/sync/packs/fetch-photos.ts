import { RETRIED_STATUSES } from '../../domain/outbox/retried-statuses';
import { NetworkError } from '../../api/api-error';
import { KEPT_ELSEWHERE } from '../../contract/headers';
import type { AreaPack } from '../../db/packs/pack-records';
import { packListings, updatePack } from '../../db/packs/pack-repository';
import { areaPhotosCache, photoBytes } from '../../db/photo-caches';

const AT_ONCE = 6;

/**
 * Fetches the first photo of each listing in its smallest size, those that are not there yet, and
 * lets go of those of homes that have gone. @throws NetworkError
 */
export async function fetchPhotos(
  pack: AreaPack,
  goesOn: () => Promise<AreaPack | null>,
): Promise<void> {
  const cache = await caches.open(areaPhotosCache(pack.id));
  const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const wanted = new Set<string>();
  let came = 0;
  for await (const listings of packListings(pack.id)) {
    const covers = listings.flatMap(({ images }) => images.slice(0, 1).map(({ small }) => small));
    for (const path of covers) wanted.add(path);
    const missing = covers.filter((path) => !there.has(path));
    for (let at = 0; at < missing.length; at += AT_ONCE) {
      if ((await goesOn())?.generation !== pack.generation) return;
      const sizes = await Promise.all(
        missing.slice(at, at + AT_ONCE).map((path) => keep(cache, path)),
      );
      const bytes = sizes.reduce((sum, size) => sum + size, 0);
      came += sizes.filter((size) => size > 0).length;
      const photos = there.size + came;
      await updatePack(pack, (now) => ({ bytes: now.bytes + bytes, photos }));
    }
  }
  const old = [...there].filter((path) => !wanted.has(path));
  const freed = await photoBytes(cache, old);
  await Promise.all(old.map((path) => cache.delete(path)));
  const photos = (await cache.keys()).length;
  await updatePack(pack, (now) => ({ bytes: Math.max(0, now.bytes - freed), photos }));
}

/** How many photos of an area are there: a browser may have cleared what was counted as it came. */
export async function countPhotos({ id }: Pick<AreaPack, 'id'>): Promise<number> {
  if (typeof caches === 'undefined') return 0;
  return (await (await caches.open(areaPhotosCache(id))).keys()).length;
}

/** Keeps one photo; answers its bytes, 0 for one the server cannot give. @throws NetworkError where it may later */
async function keep(cache: Cache, path: string): Promise<number> {
  const answer = await fetch(path, { headers: { [KEPT_ELSEWHERE]: '1' } }).catch(() => null);
  if (answer === null || answer.status > 500 || RETRIED_STATUSES.has(answer.status))
    throw new NetworkError('unreachable', answer?.status);
  if (answer.status !== 200) return 0;
  const { size } = await answer.clone().blob();
  await cache.put(path, answer);
  return size;
}
