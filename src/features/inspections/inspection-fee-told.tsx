import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { lazyDialog } from '../../components/dialog/lazy-dialog';
import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';
import { readListing } from '../../db/repositories/search/search-repository';
import { inspectionFeeWord, otherFeeThen } from '../../domain/property/inspection-fee';
import { refreshListing } from '../../sync/refresh/refresh-listing';

const ReportDialog = lazyDialog(() => import('../../components/dialog/report-dialog'));

/** What the visit costs, as its listing tells it, and a way to say that more was asked (FEE-2, FEE-3). */
export function InspectionFeeTold({ inspection }: { inspection: Inspection }) {
  const database = useDatabase();
  const { propertyId, propertyTitle } = inspection;
  const listing = useLiveQuery(
    async () => (await readListing(propertyId, database)) ?? null,
    [database, propertyId],
  );
  // Asked for on another phone, its home may not be on this one.
  useEffect(() => {
    if (listing === null) refreshListing(propertyId, database).catch(() => undefined);
  }, [listing, propertyId, database]);
  const [reporting, setReporting] = useState(false);
  if (listing === undefined) return null;
  // A home that is gone, or never told of a fee, may still have asked for one at its gate.
  const then = otherFeeThen(inspection.toldFee, listing);
  const word = listing === null ? null : inspectionFeeWord(listing);
  return (
    <>
      {then && <p className={stack.small}>Fee when you asked: {then}</p>}
      <p className={`${stack.row} ${stack.small}`}>
        {word ?? (listing === null ? '' : 'No fee was told')}
        <Button look="plain" onClick={() => setReporting(true)}>
          {word === null ? 'Asked to pay?' : 'Asked for more than told?'}
        </Button>
      </p>
      {reporting && (
        <ReportDialog
          reported={{ subject: 'listing', subjectId: propertyId, title: propertyTitle }}
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
