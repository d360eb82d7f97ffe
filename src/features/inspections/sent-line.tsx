import { useId, useState } from 'react';
import { Badge } from '../../components/badge';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { PhoneLink } from '../../components/phone-link';
import stack from '../../components/stack.module.css';
import { formatDate } from '../../domain/format/format-date';
import { deliveryOf } from '../../domain/outbox/delivery';
import { AgreeButton } from './agree-button';
import { InspectionFeeTold } from './inspection-fee-told';
import styles from './inspection-lines.module.css';
import { InspectionSaid } from './inspection-said';
import { PreviousTime } from './previous-time';
import { SentSteps } from './sent-steps';
import { TakenTold } from './taken-told';
import { type SentProps, useSentInspection } from './use-sent-inspection';
import { useVisitedHome } from './use-visited-home';
import { VisitedHome } from './visited-home';

/** One inspection asked for on a phone (DASH-4): when, which home, whose and its state; a yes to another time stands in it, a tap unfolds the rest. */
export function SentLine({ inspection, rows, onRemove }: SentProps) {
  const { propertyTitle, propertyAddress, agent, agentContact } = inspection;
  const [open, setOpen] = useState(false);
  const rest = useId();
  const sent = useSentInspection({ inspection, rows });
  const home = useVisitedHome(inspection, open);
  return (
    <article aria-label={propertyTitle}>
      <div className={styles.row}>
        <div className={styles.words}>
          <button
            type="button"
            className={styles.open}
            aria-expanded={open}
            aria-controls={rest}
            onClick={() => setOpen(!open)}
          >
            {formatDate(inspection.requestDate)}, {inspection.requestTime}
          </button>
          <span className={styles.line}>{propertyTitle}</span>
          <span className={`${styles.line} ${stack.soft}`}>{agent.name}</span>
          <span className={styles.state} data-open={open}>
            <Badge tone={sent.badge.tone}>{sent.badge.text}</Badge>{' '}
            <DeliveryChip delivery={deliveryOf(rows, false)} sentText={null} />
          </span>
        </div>
        {sent.asksToAgree && !open && (
          <span className={styles.confirm}>
            <AgreeButton inspection={inspection} />
          </span>
        )}
      </div>
      {sent.taken && (
        <div className={styles.rest}>
          <TakenTold taken={sent.taken} propertyId={inspection.propertyId} />
        </div>
      )}
      <div id={rest} className={styles.rest} hidden={!open}>
        {open && <VisitedHome inspection={inspection} home={home} />}
        <span>{propertyAddress}</span>
        <PreviousTime inspection={inspection} />
        <InspectionSaid inspection={inspection} reader="seeker" />
        <span className={stack.reach}>
          {agentContact ? <PhoneLink phone={agentContact} /> : 'Contact: by message'}
        </span>
        {open && !sent.isOff && <InspectionFeeTold inspection={inspection} home={home} />}
        <SentSteps inspection={inspection} sent={sent} onRemove={onRemove} />
      </div>
    </article>
  );
}
