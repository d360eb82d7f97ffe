import { Badge } from '../../../components/badge';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { isToLookAt, TO_LOOK_AT } from '../../../domain/property/own-filter';
import { boostStands } from '../../../domain/property/boost-stands';
import { shownStatus } from '../../../domain/property/shown-status';

/** Where a listing of one's own stands, whether its file left something in doubt, and whether it is boosted. */
export function OwnBadges({ view: { property, rows } }: { view: MyPropertyView }) {
  const status = shownStatus(property, rows);
  const boost = boostStands({ property, rows });
  return (
    <>
      <Badge tone={status.tone}>{status.label}</Badge>
      {isToLookAt(property) && <Badge tone="warn">{TO_LOOK_AT}</Badge>}
      {boost !== 'none' && (
        <Badge tone="warn">{boost === 'boosted' ? 'Boosted' : 'Waiting to be boosted'}</Badge>
      )}
    </>
  );
}
