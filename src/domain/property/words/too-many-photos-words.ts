import { MAX_PHOTOS } from '../../../contract/listing/property-options';

/** Says which photos found no room in a listing. */
export function tooManyPhotosWords(names: readonly string[]): string {
  return `A listing takes at most ${MAX_PHOTOS} photos. Not added: ${names.join(', ')}.`;
}
