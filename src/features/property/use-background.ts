import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { useFirstBackground } from '../../components/context/first-answer-context';
import type { ListingBackground } from '../../contract/listing/listing-background';
import { readBackground } from '../../db/repositories/search/background-repository';

/** What is known around a home, as this phone was told it last; null where it never was. */
export function useBackground(listingId: string): ListingBackground | null {
  const database = useDatabase();
  const first = useFirstBackground(listingId);
  const kept = useLiveQuery(() => readBackground(listingId, database), [database, listingId]);
  return kept ?? first;
}
