import { useLiveQuery } from 'dexie-react-hooks';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import stack from '../../../components/stack.module.css';
import { DeliveryNotice } from '../../../components/delivery/delivery-notice';
import { PushOffer } from '../../../components/delivery/push-offer';
import { subscribeToPush } from '../../../platform/network/push';
import { enablePush } from '../../../sync/enable-push';
import { useDelivery } from '../../../components/delivery/use-delivery';
import { hasAlertMails } from '../../../db/repositories/account/account-repository';

/** Where an alert stands that was made a moment ago. */
export function AlertMade({ id, onClose }: { id: string; onClose: () => void }) {
  const delivery = useDelivery({ kind: 'alert.save', entityId: id });
  const database = useDatabase();
  const hasMails = useLiveQuery(() => hasAlertMails(database), [database]) ?? true;
  if (delivery === undefined) return null;
  return (
    <div className={stack.stack}>
      <DeliveryNotice
        delivery={delivery}
        sent="Alert created! You will receive email notifications for new properties matching your search criteria."
      />
      {!hasMails && (
        <p className={stack.soft}>
          Mails about matching homes are off in your settings: it tells of them in the app alone.
        </p>
      )}
      {delivery.state !== 'refused' && <PushOffer onAgree={() => enablePush(subscribeToPush)} />}
      <Button onClick={onClose}>Close</Button>
    </div>
  );
}
