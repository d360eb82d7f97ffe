import { useLiveQuery } from 'dexie-react-hooks';
import { type Asked, readDelivery } from '../../db/repositories/outbox/delivery-repository';
import type { Delivery } from '../../domain/outbox/delivery';
import { PROFILE } from '../../domain/profile';
import { useDatabase } from '../context/database-context';

/** What is said where nothing is sent (`as-shown`). */
const SENT: Delivery = { state: 'sent' };

/**
 * Where what was asked for stands, as it changes: a command about an entity, or one row. Undefined while
 * nothing was asked for, and until this device has told.
 */
export function useDelivery(asked: Asked | null): Delivery | undefined {
  const database = useDatabase();
  const heard = useLiveQuery(
    () => (asked === null ? undefined : readDelivery(asked, database)),
    [asked === null ? '' : Object.values(asked).join(' '), database],
  );
  return asked === null || PROFILE.sendsCommands ? heard : SENT;
}
