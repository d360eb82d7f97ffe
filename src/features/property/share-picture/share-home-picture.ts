import type { Listing } from '../../../contract/listing/property';
import { BRAND } from '../../../domain/brand';
import { homeLines } from '../../../domain/property/words/home-lines';
import { homeMessage } from '../../../domain/property/words/home-message';
import { type FileShared, shareFile } from '../../../platform/files/share-file';
import { drawPicture } from './draw-picture';
import { keptPhoto } from './kept-photo';

/**
 * Draws a home's picture on this phone, without a network, and hands it to the share sheet, or to the
 * downloads where that takes no files.
 * @throws Error where the browser cannot draw
 */
export async function shareHomePicture(listing: Listing, url: string): Promise<FileShared> {
  const [first] = listing.images;
  const photo = first === undefined ? null : await keptPhoto(first);
  try {
    const picture = await drawPicture({ lines: homeLines(listing), url, photo });
    const name = `${BRAND} ${listing.title}`.replace(/[^\p{L}\p{N}]+/gu, ' ').trim();
    const file = new File([picture], `${name}.jpg`, { type: 'image/jpeg' });
    return await shareFile(file, homeMessage(listing, url));
  } finally {
    photo?.close();
  }
}
