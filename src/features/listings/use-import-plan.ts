import { useEffect, useState } from 'react';
import { type Database, useDatabase } from '../../components/database-context';
import type { ListingType } from '../../contract/property-options';
import { knownListings } from '../../db/repositories/import-repository';
import { type PlannedListing, planImport } from '../../domain/import/plan-import';
import { type RefusedRow, readListingFile } from '../../domain/import/read-listing-file';
import { stableId } from '../../domain/import/stable-id';

export type ImportPlan = {
  planned: PlannedListing[];
  refusedRows: RefusedRow[];
  duplicates: number;
};

/** Reads a file's text into what the import would do; a string says why it cannot. */
export function useImportPlan(
  text: string,
  defaultListingType: ListingType,
  ownerId: string,
): ImportPlan | string | null {
  const database = useDatabase();
  const [plan, setPlan] = useState<ImportPlan | string | null>(null);
  useEffect(() => {
    let current = true;
    setPlan(null);
    makePlan(text, defaultListingType, ownerId, database).then(
      (made) => current && setPlan(made),
      (error: Error) => current && setPlan(error.message),
    );
    return () => {
      current = false;
    };
  }, [database, text, defaultListingType, ownerId]);
  return plan;
}

async function makePlan(
  text: string,
  defaultListingType: ListingType,
  ownerId: string,
  database: Database,
): Promise<ImportPlan> {
  const file = readListingFile(text, { defaultListingType, now: new Date() });
  const listings = await Promise.all(
    file.listings.map(async (listing) => ({
      ...listing,
      id: await stableId(ownerId, listing.key),
    })),
  );
  const known = await knownListings(
    listings.map(({ id }) => id),
    database,
  );
  return {
    planned: planImport(listings, known),
    refusedRows: file.refusedRows,
    duplicates: file.duplicates,
  };
}
