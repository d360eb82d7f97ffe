import { Badge } from '../../components/badge';
import type { MyPropertyView } from '../../db/repositories/my-properties/my-property-repository';
import { shownStatus } from '../../domain/property/shown-status';

/** Where a listing of one's own stands, and whether it is boosted. */
export function OwnBadges({ view: { property, rows } }: { view: MyPropertyView }) {
  const status = shownStatus(property, rows);
  const waits = rows.some((row) => row.kind === 'boost.apply' && row.state !== 'rejected');
  return (
    <>
      <Badge tone={status.tone}>{status.label}</Badge>
      {(property.isBoosted === true || waits) && (
        <Badge tone="warn">
          {property.isBoosted === true ? 'Boosted' : 'Waiting to be boosted'}
        </Badge>
      )}
    </>
  );
}
