import { showDelivery } from '../../components/show-delivery';
import type { Delivery } from '../../domain/outbox/delivery';

/** Says that messages are deleted once the server knows it too, or had never had them (AMSG-1). */
export async function showDeleted(settled: Promise<Delivery>): Promise<void> {
  const told = settled.then(
    // Nothing to send: it never left this phone.
    (delivery): Delivery => (delivery.state === 'gone' ? { state: 'sent' } : delivery),
  );
  await showDelivery(told, 'Message deleted successfully');
}
