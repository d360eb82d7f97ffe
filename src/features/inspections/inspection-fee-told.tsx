import { useState } from 'react';
import { Button } from '../../components/button';
import { lazyDialog } from '../../components/dialog/lazy-dialog';
import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';
import { inspectionFeeWord, otherFeeThen } from '../../domain/property/inspection-fee';
import type { VisitedHomeNow } from './use-visited-home';

const ReportDialog = lazyDialog(() => import('../../components/dialog/report-dialog'));

/**
 * What the visit costs, as its listing tells it, and a way to say that more was asked (FEE-2, FEE-3); one that does
 * not take place costs nothing, which somebody may have asked for all the same.
 */
export function InspectionFeeTold({
  inspection,
  home: { listing, isOff },
}: {
  inspection: Inspection;
  home: VisitedHomeNow;
}) {
  const { propertyId, propertyTitle } = inspection;
  const [reporting, setReporting] = useState(false);
  if (listing === undefined) return null;
  // A home that is gone, or never told of a fee, may still have asked for one at its gate.
  const then = isOff ? null : otherFeeThen(inspection.toldFee, listing);
  const word = listing === null || isOff ? null : inspectionFeeWord(listing);
  return (
    <>
      {then && <p className={stack.small}>Fee when you asked: {then}</p>}
      <p className={`${stack.row} ${stack.small}`}>
        {word ?? (listing === null || isOff ? '' : 'No fee was stated')}
        <Button look="plain" onClick={() => setReporting(true)}>
          {word === null ? 'Asked to pay?' : 'Asked to pay more?'}
        </Button>
      </p>
      {reporting && (
        <ReportDialog
          reported={{ subject: 'listing', subjectId: propertyId, title: propertyTitle }}
          first="fee"
          onClose={() => setReporting(false)}
        />
      )}
    </>
  );
}
