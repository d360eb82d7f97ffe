import type { AppDatabase } from '../../app-database';
import { readSession } from '../account/session-repository';
import { readPreference } from '../account/preference-repository';

/** Whether somebody has been here, or on another phone with this account: a search, or a home, a saved search, a letter of theirs (HOME-7). */
export async function hasBeenHere(database: AppDatabase): Promise<boolean> {
  const shown = await readPreference('currentSearch', database);
  if (shown !== undefined && shown !== '') return true;
  const { seenHomes, alerts, savedProperties, messages, notifications } = database;
  // An agent's letters are of the dashboard, which tells of them.
  const isAgent = (await readSession())?.user.userType === 'agent';
  const letters = isAgent ? [] : [messages, notifications];
  for (const table of [seenHomes, alerts, savedProperties, ...letters])
    if ((await table.count()) > 0) return true;
  return false;
}
