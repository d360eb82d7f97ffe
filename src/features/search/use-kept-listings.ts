import { useLiveQuery } from 'dexie-react-hooks';
import { useState, useSyncExternalStore } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { useFirstListings } from '../../components/context/first-answer-context';
import { listListings } from '../../db/repositories/search/search-repository';
import type { Listing } from '../../contract/listing/property';
import { heldVersion, none, onHeld } from '../../db/repositories/device/held-in-memory';

/**
 * Listings by id, those not kept (any more) left out; undefined until the device has answered. Those
 * that came with the document are there until the device has them.
 */
export function useKeptListings(ids: readonly string[]): Listing[] | undefined {
  const database = useDatabase();
  const first = useFirstListings();
  const key = ids.join(' ');
  const held = useSyncExternalStore(onHeld, () => heldVersion(database), none);
  const kept = useLiveQuery(
    () => listListings(key === '' ? [] : key.split(' '), database),
    [database, key, held],
  );
  // Once all are kept, one that goes is gone.
  const [wholeOf, setWholeOf] = useState<string | null>(null);
  if (wholeOf !== key && kept?.length === ids.length) setWholeOf(key);
  if (wholeOf === key || first.length === 0) return kept;
  const known = new Map<string, Listing>((kept ?? []).map((listing) => [listing.id, listing]));
  for (const listing of first)
    if ((known.get(listing.id)?.version ?? -1) < listing.version) known.set(listing.id, listing);
  const found = ids.flatMap((id) => known.get(id) ?? []);
  return kept === undefined && found.length < ids.length ? undefined : found;
}
