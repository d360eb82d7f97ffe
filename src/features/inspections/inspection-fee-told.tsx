import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { lazyDialog } from '../../components/dialog/lazy-dialog';
import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';
import { readListing } from '../../db/repositories/search/search-repository';
import { inspectionFeeWord } from '../../domain/property/inspection-fee';

const ReportDialog = lazyDialog(() => import('../../components/dialog/report-dialog'));

/** What the visit costs, as its listing tells it, and a way to say that more was asked (FEE-2, FEE-3). */
export function InspectionFeeTold({ inspection }: { inspection: Inspection }) {
  const database = useDatabase();
  const { propertyId, propertyTitle } = inspection;
  const listing = useLiveQuery(() => readListing(propertyId, database), [database, propertyId]);
  const [reporting, setReporting] = useState(false);
  const word = listing && inspectionFeeWord(listing);
  return (
    <>
      <p className={`${stack.row} ${stack.small}`}>
        {word}
        <Button look="plain" onClick={() => setReporting(true)}>
          Asked for more than told?
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
