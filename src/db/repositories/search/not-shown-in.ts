import type { AppDatabase } from '../../app-database';
import { readResults } from './search-repository';

/**
 * How many of the homes that a search finds this person hid, or are of agents they blocked, as far as this
 * device knows: whoever counts the search for them leaves those out, as its list does.
 */
export async function notShownIn(key: string, database: AppDatabase): Promise<number> {
  const { hidden, ofBlocked } = await readResults(key, database);
  return new Set([...hidden, ...ofBlocked]).size;
}
