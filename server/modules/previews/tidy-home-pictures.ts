import { uuidSchema } from '../../../src/contract/uuid';
import { anyOf } from '../../db/any-of';
import type { Database } from '../../db/database';
import { homePictureFiles } from './home-picture-files';

const BATCH = 500;

/** Removes the pictures of homes that are not published any more. */
export async function tidyHomePictures(database: Database, dataDir: string): Promise<void> {
  const files = homePictureFiles(dataDir);
  const homes = (await files.homes()).filter((name) => uuidSchema.safeParse(name).success);
  for (let start = 0; start < homes.length; start += BATCH) {
    const batch = homes.slice(start, start + BATCH);
    const rows = await database.kysely
      .selectFrom('properties')
      .select('id')
      .where('id', '=', anyOf(batch))
      .where('status', '=', 'Active')
      .where('deleted_at', 'is', null)
      .execute();
    const published = new Set(rows.map(({ id }) => id));
    for (const id of batch) if (!published.has(id)) await files.remove(id);
  }
}
