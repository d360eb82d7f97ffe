import type { Delivery } from '../../domain/outbox/delivery';
import { useIsAway } from '../../platform/network/use-is-away';
import { useDatabase } from '../context/database-context';
import { useSession } from '../context/session-context';

/**
 * Where an item stands, as it may be said: what is tried while nothing answers is not being sent, and
 * with a session that has ended nothing of its account goes out by itself.
 */
export function useShownDelivery(delivery: Delivery): Delivery {
  const away = useIsAway();
  const { user, expired } = useSession();
  const isOwn = useDatabase().userId === user?.id;
  if (expired && isOwn && BY_ITSELF.has(delivery.state)) return { state: 'needs-login' };
  return away && delivery.state === 'sending' ? { state: 'on-phone' } : delivery;
}

const BY_ITSELF = new Set<Delivery['state']>(['on-phone', 'sending', 'put-off']);
