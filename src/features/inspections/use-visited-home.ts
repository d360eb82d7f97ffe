import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { useDatabase } from '../../components/context/database-context';
import type { Inspection } from '../../contract/inspection/inspection';
import { readListing } from '../../db/repositories/search/search-repository';
import { takesTime } from '../../domain/inspections/times/slot-clashes';
import { refreshListing } from '../../sync/refresh/refresh-listing';

/**
 * The home of a visit as this device has it, asked for where it has none; of a visit that does not take place also
 * where it is older than that: it may have been called off because the home is let or sold.
 * @param isShown else nothing is asked or read
 */
export function useVisitedHome(inspection: Inspection, isShown = true) {
  const database = useDatabase();
  const { propertyId } = inspection;
  const listing = useLiveQuery(
    async () => (isShown ? ((await readListing(propertyId, database)) ?? null) : undefined),
    [database, propertyId, isShown],
  );
  const isOff = !takesTime(inspection);
  const isOld =
    listing === null ||
    (listing !== undefined && isOff && listing.fetchedAt < Date.parse(inspection.updatedAt));
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    if (!isOld) return;
    refreshListing(propertyId, database).then(
      (now) => setIsGone(now === 'gone'),
      () => undefined,
    );
  }, [isOld, propertyId, database]);
  return { listing, isOff, isGone };
}

export type VisitedHomeNow = ReturnType<typeof useVisitedHome>;
