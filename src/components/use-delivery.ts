import { useLiveQuery } from 'dexie-react-hooks';
import { type Asked, readDelivery } from '../db/repositories/outbox/delivery-repository';
import type { Delivery } from '../domain/outbox/delivery';
import { PROFILE } from '../domain/profile';
import { useDatabase } from './database-context';

/** What is said where nothing is sent (`as-shown`). */
const SENT: Delivery = { state: 'sent' };

/** Where a command about an entity stands, as it changes; undefined until this phone has told. */
export function useDelivery({
  kind,
  entityId,
}: Extract<Asked, { entityId: string }>): Delivery | undefined {
  const database = useDatabase();
  const heard = useLiveQuery(
    () => readDelivery({ kind, entityId }, database),
    [kind, entityId, database],
  );
  return PROFILE.sendsCommands ? heard : SENT;
}
