import type { Delivery } from '../../domain/outbox/delivery';
import { deliveryWords } from '../../domain/outbox/delivery-words';
import { onConnectivity, readConnectivity } from '../../platform/network/connectivity';
import { showToast, type ToastAction } from './toasts';

/** How long the server's word is waited for, in milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Says what became of an action once that is known, or that it is safe here, where the server gives no word
 * for a while or cannot be reached: of one that is sent in the words given. What can be done next comes with it.
 */
export async function showDelivery(
  settled: (patience: Promise<void>) => Promise<Delivery>,
  sent: string,
  action: ToastAction | null = null,
): Promise<void> {
  const delivery = await settled(patience());
  const words = deliveryWords(delivery, sent);
  if (words === null) return;
  const kind = words.tone === 'good' ? 'success' : words.tone === 'bad' ? 'error' : 'blank';
  showToast(kind, words.long, kind === 'error' ? null : action);
}

/** Ends after a while, or as soon as the server is known to be out of reach. */
function patience(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      forget();
      resolve();
    };
    const endIfUnreachable = () => {
      if (readConnectivity() === 'unreachable') end();
    };
    const timer = setTimeout(() => end(), PATIENCE_MS);
    const forget = onConnectivity(endIfUnreachable);
    endIfUnreachable();
  });
}
