import type { AppDatabase } from '../../app-database';
import { readPreference } from '../account/preference-repository';

/** Whether somebody has been here, or on another phone with this account: a search, or a home, a saved search, a letter of theirs (HOME-7). */
export async function hasBeenHere(database: AppDatabase): Promise<boolean> {
  const shown = await readPreference('currentSearch', database);
  if (shown !== undefined && shown !== '') return true;
  const { seenHomes, alerts, savedProperties, messages, notifications } = database;
  for (const table of [seenHomes, alerts, savedProperties, messages, notifications])
    if ((await table.count()) > 0) return true;
  return false;
}
