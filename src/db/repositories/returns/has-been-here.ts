import type { AppDatabase } from '../../app-database';
import { readPreference } from '../account/preference-repository';

/** Whether this phone has been here: a search, a home that was opened, or a saved search (HOME-7). */
export async function hasBeenHere(database: AppDatabase): Promise<boolean> {
  const shown = await readPreference('currentSearch', database);
  if (shown !== undefined && shown !== '') return true;
  return (await database.seenHomes.count()) + (await database.alerts.count()) > 0;
}
