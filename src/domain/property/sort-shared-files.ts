import { MAX_PHOTOS, MAX_SHARED_PHOTOS } from '../../contract/listing/property-options';
import { SHARED_PHOTO_TYPES } from '../../contract/listing/share-target';
import { formatBytes } from '../format/format-bytes';
import { tooManyPhotosWords } from './words/too-many-photos-words';

/** In bytes: the photos of the largest phone cameras have about half of it. */
export const MAX_SHARED_BYTES = 30_000_000;
const NAME_OF_PHOTO = /\.(jpe?g|png|webp)$/i;

type SharedFile = { name: string; type: string; size: number };

/** The photos and the texts that a listing takes of shared files, in their order, and why it does not take the others. */
export function sortSharedFiles<Each extends SharedFile>(
  files: readonly Each[],
): { photos: Each[]; texts: Each[]; refusals: string[] } {
  // A form without a file has an empty one without a name.
  const given = files.filter(({ name, size }) => name !== '' || size > 0);
  const refusals: string[] = [];
  const texts = given.filter(isText);
  const fit = given.filter((file) => {
    if (isText(file)) return false;
    const why = refusalOf(file);
    if (why !== null) refusals.push(why);
    return why === null;
  });
  const isChat = texts.length > 0;
  const most = isChat ? MAX_SHARED_PHOTOS : MAX_PHOTOS;
  const extra = fit.slice(most);
  if (extra.length > 0)
    refusals.push(
      tooManyPhotosWords(
        extra.map(({ name }) => name),
        isChat,
      ),
    );
  return { photos: fit.slice(0, most), texts, refusals };
}

const isText = ({ name, type }: SharedFile): boolean =>
  type === 'text/plain' || (type === '' && /\.txt$/i.test(name));

function refusalOf({ name, type, size }: SharedFile): string | null {
  const isPhoto =
    SHARED_PHOTO_TYPES.some((known) => known === type) || (type === '' && NAME_OF_PHOTO.test(name));
  if (!isPhoto) return `${name} was not taken: a listing takes photos as JPEG, PNG or WebP.`;
  if (size === 0) return `${name} was not taken: the file is empty.`;
  if (size > MAX_SHARED_BYTES)
    return `${name} was not taken: it has ${formatBytes(size)}, and a shared photo may have ${formatBytes(MAX_SHARED_BYTES)}.`;
  return null;
}
