import type { Delivery } from '../domain/outbox/delivery';
import { deliveryWords } from '../domain/outbox/delivery-words';
import { showToast } from './toasts';

/** Says what became of an action once that is known: of one that is sent in the words given. */
export async function showDelivery(settled: Promise<Delivery>, sent: string): Promise<void> {
  const delivery = await settled;
  const words = deliveryWords(delivery, sent);
  if (words === null) return;
  const kind = words.tone === 'good' ? 'success' : words.tone === 'bad' ? 'error' : 'blank';
  showToast(kind, words.long);
}
