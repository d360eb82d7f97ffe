import { useLiveQuery } from 'dexie-react-hooks';
import { useState, useSyncExternalStore } from 'react';
import { useDatabase } from '../../components/context/database-context';
import { useFirstListings } from '../../components/context/first-answer-context';
import type { Listing } from '../../contract/listing/property';
import { heldVersion, none, onHeld } from '../../db/repositories/device/held-in-memory';
import { readListing } from '../../db/repositories/search/search-repository';

/** A listing with when it was fetched, in milliseconds; undefined for one that came with the document. */
type Kept = Listing & { fetchedAt?: number };

/**
 * A listing as this device has it, null where it has none; undefined until the device has answered.
 * One that came with the document is there until the device has it, or newer.
 */
export function useKeptListing(id: string): Kept | null | undefined {
  const database = useDatabase();
  const first = useFirstListings().find((listing) => listing.id === id);
  const held = useSyncExternalStore(onHeld, () => heldVersion(database), none);
  const kept = useLiveQuery(
    async () => ({ listing: (await readListing(id, database)) ?? null }),
    [database, id, held],
  )?.listing;
  const isKept = kept != null && kept.version >= (first?.version ?? 0);
  // Once it is kept, one that goes is gone.
  const [was, setWas] = useState<string | null>(null);
  if (isKept && was !== id) setWas(id);
  return isKept || was === id || first === undefined ? kept : first;
}
