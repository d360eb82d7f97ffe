import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../../components/context/database-context';
import type { SearchAlert } from '../../../contract/search/search-alert';
import { savedSearch } from '../../../db/repositories/alerts/saved-search-repository';
import { criteriaOf } from '../../../domain/search/alert-criteria';
import type { SearchState } from '../../../domain/search/search-state';

/** What the account has of the search on show, saved or an alert; null for none, and until that is read. */
export function useSavedSearch(state: SearchState): SearchAlert | null {
  const database = useDatabase();
  const criteria = criteriaOf(state);
  const address = JSON.stringify(criteria);
  return useLiveQuery(() => savedSearch(criteria, database), [database, address]) ?? null;
}
