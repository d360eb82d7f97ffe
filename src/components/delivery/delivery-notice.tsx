import type { Delivery } from '../../domain/outbox/delivery';
import { deliveryWords } from '../../domain/outbox/delivery-words';
import { Notice } from '../notice';
import { useShownDelivery } from './use-shown-delivery';

/** What became of an action just taken, in a sentence: of one that is sent in the words given. */
export function DeliveryNotice({ delivery, sent }: { delivery: Delivery; sent: string }) {
  const words = deliveryWords(useShownDelivery(delivery), sent);
  if (words === null) return null;
  return <Notice tone={words.tone}>{words.long}</Notice>;
}
