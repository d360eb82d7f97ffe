import type { Photo } from '../../../contract/listing/property';

/** A photo in the largest size that this phone has, or null; nothing is fetched for it. */
export async function keptPhoto({ large, medium, small }: Photo): Promise<ImageBitmap | null> {
  for (const find of [inCaches, inBrowser])
    for (const url of [large, medium, small]) {
      const answer = await find(url).catch(() => undefined);
      if (answer?.ok !== true) continue;
      const picture = await answer
        .blob()
        .then((blob) => createImageBitmap(blob))
        .catch(() => null);
      if (picture !== null) return picture;
    }
  return null;
}

async function inCaches(url: string): Promise<Response | undefined> {
  return typeof caches === 'undefined' ? undefined : caches.match(url, { ignoreSearch: true });
}

/** Before the worker is there, what the page shows is in the browser's own cache alone. */
const inBrowser = (url: string): Promise<Response> =>
  fetch(url, { cache: 'only-if-cached', mode: 'same-origin' });
