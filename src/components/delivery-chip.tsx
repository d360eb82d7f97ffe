import type { Delivery } from '../domain/outbox/delivery';
import { deliveryWords } from '../domain/outbox/delivery-words';
import styles from './delivery-chip.module.css';
import { Icon } from './icon';

/** Where an item stands: 'Saved on this phone', 'Sending', 'Sent' or 'Refused: why'. */
export function DeliveryChip({
  delivery,
  sentText = 'Sent',
}: {
  delivery: Delivery;
  /** What 'Sent' is called here; null where it is not worth a word. */
  sentText?: string | null;
}) {
  const words = deliveryWords(delivery, sentText ?? '');
  if (words === null || words.short === '') return null;
  const tone = words.tone === 'plain' ? undefined : styles[words.tone];
  return (
    <span className={[styles.chip, tone].filter(Boolean).join(' ')}>
      <Icon name={words.icon} size={15} />
      {words.short}
    </span>
  );
}
