import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { DeliveryNotice } from '../../components/delivery/delivery-notice';
import { EmptyState } from '../../components/page/empty-state';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import type { Delivery } from '../../domain/outbox/delivery';
import type { Tone } from '../../domain/tone';

const TONES: readonly Tone[] = ['plain', 'good', 'warn', 'bad'];

const DELIVERIES: readonly Delivery[] = [
  { state: 'on-phone' },
  { state: 'sending' },
  { state: 'sent' },
  { state: 'put-off', why: 'Too many at once' },
  { state: 'needs-login' },
  { state: 'conflict' },
  { state: 'refused', why: 'The home is let by now' },
];

/** Marks, notices and what stands where there is nothing yet. */
export function StateSamples() {
  return (
    <>
      <div className={stack.row}>
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone} icon="clock">
            {tone}
          </Badge>
        ))}
      </div>
      {TONES.map((tone) => (
        <Notice key={tone} tone={tone}>
          A notice: {tone}
        </Notice>
      ))}
      <div className={stack.row}>
        {DELIVERIES.map((delivery) => (
          <DeliveryChip key={delivery.state} delivery={delivery} />
        ))}
      </div>
      {DELIVERIES.map((delivery) => (
        <DeliveryNotice key={delivery.state} delivery={delivery} sent="Your message was sent." />
      ))}
      <EmptyState
        icon="heart"
        title="No saved homes yet"
        action={<Button>Browse Properties</Button>}
      >
        What you save stands here, also without a network.
      </EmptyState>
    </>
  );
}
