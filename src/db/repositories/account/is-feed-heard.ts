import type { Collection } from '../../../contract/feed/collections';
import type { AppDatabase } from '../../app-database';

/** Whether this device has ever read a collection's feed: before that, an empty table says nothing. */
export async function isFeedHeard(collection: Collection, database: AppDatabase): Promise<boolean> {
  return (await database.cursors.get(collection)) !== undefined;
}
