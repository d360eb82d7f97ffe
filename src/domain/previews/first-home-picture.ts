import type { Listing } from '../../contract/listing/property';
import { brandPicture } from './brand-picture';
import { HOME_PICTURE_SIZE, HOME_PICTURES, homePictureName } from './home-picture';

/** The picture of a page of homes: of the first of them, or ours where there is none. */
export function firstHomePicture(first: Listing | undefined, publicUrl: string) {
  if (first === undefined) return brandPicture(publicUrl);
  return {
    url: publicUrl + HOME_PICTURES + homePictureName(first),
    ...HOME_PICTURE_SIZE,
    alt: `${first.title}, ${first.address}`,
  };
}
