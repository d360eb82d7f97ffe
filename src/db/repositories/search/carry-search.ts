import { AppDatabase } from '../../app-database';
import { readPreference, storePreference } from '../account/preference-repository';

/**
 * Takes the search on show along into an account, as whoever logs in is still looking for it: the way back
 * from a home leads to it. Afterwards it is no visitor's any more.
 */
export async function carrySearch(visitors: AppDatabase, userId: string): Promise<void> {
  const shown = await readPreference('currentSearch', visitors);
  if (shown === undefined) return;
  const account = new AppDatabase(userId);
  try {
    await storePreference('currentSearch', shown, account);
    await visitors.preferences.delete('currentSearch');
  } finally {
    account.close();
  }
}
