import type { Listing } from '../../contract/listing/property';

/** Where the server answers with the pictures of homes for link previews. */
export const HOME_PICTURES = '/previews/homes/';
/** In pixels: what chat apps show across the whole width of a message. */
export const HOME_PICTURE_SIZE = { width: 1200, height: 630 } as const;
/** Counted up when the pictures are drawn in another way, so that all are fetched anew. */
const LOOK = 1;
const HASH_CHARACTERS = 8;

/**
 * The file of a home's picture, by its address an other one after each edit or with another first
 * photo, so that it may be kept for ever: `<id>-<look>-<version>-<start of the photo's hash>.jpg`.
 */
export function homePictureName({
  id,
  version,
  images: [photo],
}: Pick<Listing, 'id' | 'version' | 'images'>): string {
  // A photo's file is named by its content.
  const hash = photo === undefined ? 'none' : /[0-9a-f]{32}/.exec(photo.large)?.[0];
  return `${id}-${LOOK}-${version}-${(hash ?? photo?.id ?? '').slice(0, HASH_CHARACTERS)}.jpg`;
}
