import { Badge } from '../../../components/badge';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { boostStands } from '../../../domain/property/boost-stands';
import { shownStatus } from '../../../domain/property/shown-status';

/** Where a listing of one's own stands, and whether it is boosted. */
export function OwnBadges({ view: { property, rows } }: { view: MyPropertyView }) {
  const status = shownStatus(property, rows);
  const boost = boostStands({ property, rows });
  return (
    <>
      <Badge tone={status.tone}>{status.label}</Badge>
      {boost !== 'none' && (
        <Badge tone="warn">{boost === 'boosted' ? 'Boosted' : 'Waiting to be boosted'}</Badge>
      )}
    </>
  );
}
