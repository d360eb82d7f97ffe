import { Link } from 'react-router-dom';
import { Button } from '../../../components/button';
import { DeliveryNotice } from '../../../components/delivery/delivery-notice';
import { PushOffer } from '../../../components/delivery/push-offer';
import { useDelivery } from '../../../components/delivery/use-delivery';
import { subscribeToPush } from '../../../platform/network/push';
import { enablePush } from '../../../sync/enable-push';

/** Where a request for an inspection stands that was written a moment ago, and where its answer comes. */
export function Booked({ id, agent, onClose }: { id: string; agent: string; onClose: () => void }) {
  const delivery = useDelivery({ kind: 'inspection.request', entityId: id });
  if (delivery === undefined) return null;
  const isRefused = delivery.state === 'refused';
  return (
    <>
      <DeliveryNotice
        delivery={delivery}
        sent="Inspection request submitted successfully!"
        refused="Error booking inspection: "
      />
      <p>
        You find it under <Link to="/customer-dashboard?tab=inspections">Inspections</Link>
        {isRefused ? ', with what can be done about it.' : `: ${agent} answers there.`}
      </p>
      {!isRefused && <PushOffer onAgree={() => enablePush(subscribeToPush)} />}
      <Button onClick={onClose}>Close</Button>
    </>
  );
}
