import { type DeliveryRow, deliveryState } from '../domain/outbox/delivery-state';
import styles from './delivery-chip.module.css';
import { Icon, type IconName } from './icon';

type Look = { icon: IconName; tone: string | undefined; text: string };

/** Where an item stands: 'Saved on this phone', 'Sending', 'Sent' or 'Refused: why'. */
export function DeliveryChip({
  rows,
  sentText = 'Sent',
}: {
  rows: DeliveryRow[];
  sentText?: string | null;
}) {
  const look = lookOf(rows, sentText);
  if (look === null) return null;
  return (
    <span className={[styles.chip, look.tone].filter(Boolean).join(' ')}>
      <Icon name={look.icon} size={15} />
      {look.text}
    </span>
  );
}

function lookOf(rows: DeliveryRow[], sentText: string | null): Look | null {
  const delivery = deliveryState(rows);
  switch (delivery.state) {
    case 'sent':
      return sentText === null ? null : { icon: 'check', tone: styles.good, text: sentText };
    case 'on-phone':
      return { icon: 'device', tone: undefined, text: 'Saved on this phone' };
    case 'sending':
      return { icon: 'refresh', tone: undefined, text: 'Sending' };
    case 'needs-login':
      return { icon: 'user', tone: styles.warn, text: 'Saved on this phone: log in to send' };
    case 'conflict':
      return { icon: 'alert', tone: styles.warn, text: 'Changed elsewhere: choose in the outbox' };
    case 'refused':
      return { icon: 'alert', tone: styles.bad, text: `Refused: ${delivery.why}` };
  }
}
