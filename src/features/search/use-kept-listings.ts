import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/database-context';
import { listListings } from '../../db/repositories/search/search-repository';
import type { Listing } from '../../contract/property';

/** Listings by id, those not kept (any more) left out; undefined until the device has answered. */
export function useKeptListings(ids: readonly string[]): Listing[] | undefined {
  const database = useDatabase();
  const key = ids.join(' ');
  return useLiveQuery(
    () => listListings(key === '' ? [] : key.split(' '), database),
    [database, key],
  );
}
