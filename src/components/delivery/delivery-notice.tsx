import type { Delivery } from '../../domain/outbox/delivery';
import { deliveryWords } from '../../domain/outbox/delivery-words';
import { Notice } from '../notice';
import { useShownDelivery } from './use-shown-delivery';

/** What became of an action just taken, in a sentence: of one that is sent, or refused, in the words given. */
export function DeliveryNotice({
  delivery,
  sent,
  refused,
}: {
  delivery: Delivery;
  sent: string;
  /** What stands before the server's reason. */
  refused?: string;
}) {
  const shown = useShownDelivery(delivery);
  const words = deliveryWords(shown, sent);
  if (words === null) return null;
  const isRefused = refused !== undefined && shown.state === 'refused';
  return <Notice tone={words.tone}>{isRefused ? `${refused}${shown.why}` : words.long}</Notice>;
}
