import { showDelivery } from '../../components/delivery/show-delivery';
import type { Delivery } from '../../domain/outbox/delivery';

/** Says that messages are deleted once the server knows it too, or had never had them (AMSG-1). */
export async function showDeleted(
  settled: (patience: Promise<void>) => Promise<Delivery>,
): Promise<void> {
  await showDelivery(async (patience) => {
    const delivery = await settled(patience);
    // Nothing to send: it never left this device.
    return delivery.state === 'gone' ? { state: 'sent' } : delivery;
  }, 'Message deleted successfully');
}
