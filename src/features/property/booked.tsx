import { useLiveQuery } from 'dexie-react-hooks';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { DeliveryNotice } from '../../components/delivery-notice';
import { PushOffer } from '../../components/push-offer';
import { readDelivery } from '../../db/repositories/outbox/delivery-repository';
import type { Delivery } from '../../domain/outbox/delivery';
import { PROFILE } from '../../domain/profile';
import { subscribeToPush } from '../../platform/push';
import { enablePush } from '../../sync/enable-push';

/** What is said where nothing is sent (`as-shown`). */
const SENT: Delivery = { state: 'sent' };

/** Where a request for an inspection stands that was written a moment ago, and where its answer comes. */
export function Booked({ id, agent, onClose }: { id: string; agent: string; onClose: () => void }) {
  const database = useDatabase();
  const heard = useLiveQuery(
    () => readDelivery({ kind: 'inspection.request', entityId: id }, database),
    [id, database],
  );
  const delivery = PROFILE.sendsCommands ? heard : SENT;
  if (delivery === undefined) return null;
  const isRefused = delivery.state === 'refused';
  return (
    <>
      <DeliveryNotice delivery={delivery} sent="Inspection request submitted successfully!" />
      <p>
        {isRefused
          ? 'It is in your inspections, where you can ask for another time or discard it.'
          : `It is in your inspections, and ${agent} answers there.`}
      </p>
      {!isRefused && <PushOffer onAgree={() => enablePush(subscribeToPush)} />}
      <Button onClick={onClose}>Close</Button>
    </>
  );
}
