import { Badge } from '../../../components/badge';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { isToLookAt, TO_LOOK_AT } from '../../../domain/property/own-filter';
import { boostStands } from '../../../domain/property/boost-stands';
import { shownStatus } from '../../../domain/property/shown-status';

/** Where a listing of one's own stands, whether its file left something in doubt, and whether it is boosted. */
export function OwnBadges({
  view: { property, rows },
  besidePublished = false,
}: {
  view: MyPropertyView;
  /** 'Published' stands beside it, which says what 'Active' does: a row has no room for both. */
  besidePublished?: boolean;
}) {
  const status = shownStatus(property, rows);
  const isSettled = status.isPublic && rows.length === 0;
  const boost = boostStands({ property, rows });
  return (
    <>
      {!(besidePublished && isSettled) && <Badge tone={status.tone}>{status.label}</Badge>}
      {isToLookAt(property) && <Badge tone="warn">{TO_LOOK_AT}</Badge>}
      {boost !== 'none' && (
        <Badge tone="warn">{boost === 'boosted' ? 'Boosted' : 'Waiting to be boosted'}</Badge>
      )}
    </>
  );
}
