import { currentDatabase } from '../current-database';
import type { Draft } from '../records';

/** Keeps what a form holds, so that a closed tab loses nothing. */
export async function storeDraft(
  id: string,
  values: unknown,
  database = currentDatabase(),
): Promise<void> {
  await database.drafts.put({ id, values, updatedAt: Date.now() });
}

export function readDraft(id: string, database = currentDatabase()): Promise<Draft | undefined> {
  return database.drafts.get(id);
}

/** Forms begun and not yet saved, newest first. */
export function listDrafts(database = currentDatabase()): Promise<Draft[]> {
  return database.drafts.orderBy('updatedAt').reverse().toArray();
}

/** Throws a begun form away together with the photos chosen in it, unless the listing itself exists. */
export async function dropDraft(id: string, database = currentDatabase()): Promise<void> {
  const { drafts, photos, photoData, myProperties } = database;
  await database.transaction('rw', [drafts, photos, photoData, myProperties], async () => {
    await drafts.delete(id);
    if ((await myProperties.get(id)) !== undefined) return;
    const photoIds = await photos.where('propertyId').equals(id).primaryKeys();
    await photos.bulkDelete(photoIds);
    await photoData.bulkDelete(photoIds);
  });
}
