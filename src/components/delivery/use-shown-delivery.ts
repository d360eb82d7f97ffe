import type { Delivery } from '../../domain/outbox/delivery';
import { useConnectivity } from '../../platform/network/use-connectivity';

/** Where an item stands, as it may be said: what is tried while nothing answers is not being sent. */
export function useShownDelivery(delivery: Delivery): Delivery {
  const away = useConnectivity().state === 'unreachable';
  return away && delivery.state === 'sending' ? { state: 'on-phone' } : delivery;
}
