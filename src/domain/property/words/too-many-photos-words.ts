import { MAX_PHOTOS, MAX_SHARED_PHOTOS } from '../../../contract/listing/property-options';

/** Says which photos found no room, in a listing or in what was shared at once. */
export function tooManyPhotosWords(names: readonly string[], isShared = false): string {
  const most = isShared
    ? `At most ${MAX_SHARED_PHOTOS} photos are taken with a text.`
    : `A listing takes at most ${MAX_PHOTOS} photos.`;
  return `${most} Not added: ${names.join(', ')}.`;
}

/** Says how many photos a listing has too many; '' where it has room for all. */
export function surplusPhotosWords(count: number): string {
  return count <= MAX_PHOTOS
    ? ''
    : `A listing takes at most ${MAX_PHOTOS} photos: take ${count - MAX_PHOTOS} out.`;
}
