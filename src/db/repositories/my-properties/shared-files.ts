import type { SharedOutcome, SharedThings } from '../../../contract/listing/share-target';
import { MAX_SHARED_PHOTOS } from '../../../contract/listing/property-options';
import { notUnpackedWords } from '../../../domain/property/words/shared-words';
import { tooManyPhotosWords } from '../../../domain/property/words/too-many-photos-words';
import type { AppDatabase } from '../../app-database';
import { PhoneFullError } from '../../room/phone-full-error';
import type { SharedFile } from '../../records';
import { write } from '../../write';
import { keepPhoto, type NewPhoto } from './my-property-commands';

/**
 * Begins a listing of its own with what was shared: the text as its description, and the photos as they
 * came, for the form to make small.
 * @returns what became of it, and the draft's id
 */
export async function keepShared(
  shared: SharedThings,
  database: AppDatabase,
): Promise<{ outcome: SharedOutcome; id: string | null }> {
  if (shared.text === '' && shared.photos.length === 0) return { outcome: 'nothing', id: null };
  try {
    return { outcome: 'kept', id: await keepAsDraft(shared, database) };
  } catch {
    return { outcome: 'lost', id: null };
  }
}

/** One photo is read at a time, as a worker has little memory. @throws where there is no room for even the text */
async function keepAsDraft(shared: SharedThings, database: AppDatabase): Promise<string> {
  const { drafts, sharedFiles } = database;
  const propertyId = crypto.randomUUID();
  const fileAt = (at: number, content: SharedFile['content']): SharedFile => ({
    id: crypto.randomUUID(),
    propertyId,
    at,
    content,
  });
  await write(database, [drafts, sharedFiles], async () => {
    // The rest of the form takes its defaults where the draft is read.
    const values = { form: { description: shared.text } };
    await drafts.put({ id: propertyId, values, updatedAt: Date.now() });
    const refused = shared.refusals.map((refusal, at) =>
      fileAt(shared.photos.length + at, { refusal }),
    );
    await sharedFiles.bulkPut(refused);
  });
  for (const [at, file] of shared.photos.entries()) {
    const { name, type } = file;
    // A gallery may have let go of it since; the others come all the same.
    const data = await file.arrayBuffer().catch(() => null);
    const content = data === null ? { refusal: notUnpackedWords(name) } : { name, type, data };
    await write(database, [sharedFiles], () => sharedFiles.put(fileAt(at, content))).catch(
      async (error: unknown) => {
        if (!(error instanceof PhoneFullError)) throw error;
        await sharedFiles.put(fileAt(at, { refusal: notKeptWords(name) }));
      },
    );
  }
  return propertyId;
}

/** What came with a listing by the share sheet and was not looked at yet, in its order. */
export function listSharedFiles(propertyId: string, database: AppDatabase): Promise<SharedFile[]> {
  return database.sharedFiles.where('propertyId').equals(propertyId).sortBy('at');
}

/**
 * Puts the photo that was made of a shared file in the file's place; made twice, as by two tabs, it stays
 * one photo.
 * @returns why it was not taken, or null
 */
export async function replaceSharedFile(
  { id, propertyId }: SharedFile,
  name: string,
  photo: Omit<NewPhoto, 'id'>,
  database: AppDatabase,
): Promise<string | null> {
  const { photos, photoData, drafts, myProperties, sharedFiles } = database;
  return write(database, [photos, photoData, drafts, myProperties, sharedFiles], async () => {
    if ((await sharedFiles.get(id)) === undefined) return null;
    await sharedFiles.delete(id);
    const count = await photos.where('propertyId').equals(propertyId).count();
    if (count >= MAX_SHARED_PHOTOS) return tooManyPhotosWords([name], true);
    await keepPhoto(propertyId, { ...photo, id, name }, database);
    return null;
  });
}

/** Forgets a shared file that cannot become a photo, or whose refusal was said. */
export async function dropSharedFile(id: string, database: AppDatabase): Promise<void> {
  await database.sharedFiles.delete(id);
}

/** Said of a file for which there was no space. */
export function notKeptWords(name: string): string {
  return `${name} could not be kept: this device has no space left.`;
}
