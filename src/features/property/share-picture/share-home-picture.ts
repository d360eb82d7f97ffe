import type { Listing, Photo } from '../../../contract/listing/property';
import { BRAND } from '../../../domain/brand';
import { homeLines } from '../../../domain/property/words/home-lines';
import { homeMessage } from '../../../domain/property/words/home-message';
import { type FileShared, shareFile } from '../../../platform/files/share-file';
import { drawPicture } from './draw-picture';

/**
 * Draws a home's picture on this device, without a network, and hands it to the share sheet, or to the
 * downloads where that takes no files.
 * @throws Error where the browser cannot draw
 */
export async function shareHomePicture(listing: Listing, url: string): Promise<FileShared> {
  const [first] = listing.images;
  const photo = first === undefined ? null : await keptPhoto(first);
  try {
    const picture = await drawPicture({
      lines: homeLines(listing),
      agent: listing.agent,
      url,
      photo,
    });
    const name = `${BRAND} ${listing.title}`.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const file = new File([picture], `${name}.jpg`, { type: 'image/jpeg' });
    return await shareFile(file, homeMessage(listing, url));
  } finally {
    photo?.close();
  }
}

/** A photo in the largest size that this device has, or null; nothing is fetched for it. */
async function keptPhoto({ large, medium, small }: Photo): Promise<ImageBitmap | null> {
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
