import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { type Database, useDatabase } from '../../components/context/database-context';
import type { Listing } from '../../contract/listing/property';
import { checkListing } from '../../db/repositories/my-properties/listing-check-repository';
import { readScamCheck } from '../../db/repositories/notes/scam-check-repository';
import { readListing } from '../../db/repositories/search/search-repository';
import type { ListingCheck } from '../../domain/tools/listing-red-flags';
import { refreshComparables } from '../../sync/refresh/refresh-comparables';

export type Findings =
  | { state: 'looking' }
  | { state: 'unknown' }
  | { state: 'failed' }
  | { state: 'found'; listing: Listing; check: ListingCheck; compared: boolean };

/**
 * The red flags the app finds in a listing by itself, against what this device knows and, with a
 * network, what the server knows around it. They are ticked once, with what was ticked last time.
 */
export function useListingFindings(
  listingId: string | null,
  onTick: (flags: readonly string[]) => void,
): Findings | null {
  const database = useDatabase();
  const [findings, setFindings] = useState<Findings | null>(null);
  const tick = useEffectEvent(onTick);
  // Not at first: the prepared page, which is taken over, is that of no listing.
  useLayoutEffect(() => setFindings(listingId === null ? null : { state: 'looking' }), [listingId]);
  useEffect(() => {
    if (listingId === null) return;
    let current = true;
    look(listingId, database).then(
      (found) => {
        if (!current) return;
        setFindings(found.findings);
        tick(found.flags);
      },
      () => current && setFindings({ state: 'failed' }),
    );
    return () => {
      current = false;
    };
  }, [database, listingId]);
  return findings;
}

async function look(
  id: string,
  database: Database,
): Promise<{ findings: Findings; flags: string[] }> {
  const [listing, before] = await Promise.all([
    readListing(id, database),
    readScamCheck(id, database),
  ]);
  if (listing === undefined) return { findings: { state: 'unknown' }, flags: before?.flags ?? [] };
  const compared = await refreshComparables(listing, database).then(
    () => true,
    () => false,
  );
  const check = await checkListing(listing, database);
  return {
    findings: { state: 'found', listing, check, compared },
    // What the listing itself shows counts, also where it was not seen the last time.
    flags: [...new Set([...(before?.flags ?? []), ...check.found.map(({ flag }) => flag)])],
  };
}
