import type { Delivery } from '../../domain/outbox/delivery';
import { deliveryWords } from '../../domain/outbox/delivery-words';
import { Badge } from '../badge';
import { useShownDelivery } from './use-shown-delivery';

/** Where an item stands: 'Saved on this device', 'Sending', 'Sent' or 'Refused: why'. */
export function DeliveryChip({
  delivery,
  sentText = 'Sent',
}: {
  delivery: Delivery;
  /** What 'Sent' is called here; null where it is not worth a word. */
  sentText?: string | null;
}) {
  const words = deliveryWords(useShownDelivery(delivery), sentText ?? '');
  if (words === null || words.short === '') return null;
  return (
    <Badge tone={words.tone} icon={words.icon}>
      {words.short}
    </Badge>
  );
}
