import { DeliveryChip } from '../../../components/delivery/delivery-chip';
import type { MyPropertyView } from '../../../db/repositories/my-properties/my-property-repository';
import { deliveryOf } from '../../../domain/outbox/delivery';
import { shownStatus } from '../../../domain/property/shown-status';

/** How far what was done with the listing has come; a refused status is told by its own notice. */
export function OwnDelivery({ view: { property, rows } }: { view: MyPropertyView }) {
  const { isPublic, group, refusal } = shownStatus(property, rows);
  // What waits for room says so already.
  const kept = group === 'Waiting' ? null : 'Saved in your account';
  const others = rows.filter(({ id, behind }) => id !== refusal?.rowId && !(refusal && behind));
  return (
    <DeliveryChip
      delivery={deliveryOf(others, refusal === null && property.version !== null)}
      sentText={isPublic ? 'Published' : kept}
    />
  );
}
