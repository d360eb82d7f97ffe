import { Badge } from '../../components/badge';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { PhoneLink } from '../../components/phone-link';
import stack from '../../components/stack.module.css';
import { formatDate } from '../../domain/format/format-date';
import { deliveryOf } from '../../domain/outbox/delivery';
import { InspectionFeeTold } from './inspection-fee-told';
import { InspectionSaid } from './inspection-said';
import { PreviousTime } from './previous-time';
import { SentSteps } from './sent-steps';
import { TakenTold } from './taken-told';
import { type SentProps, useSentInspection } from './use-sent-inspection';
import { useVisitedHome } from './use-visited-home';
import { VisitedHome } from './visited-home';

/** One inspection asked for, as a row of the table. */
export function InspectionRow({ inspection, rows, onRemove }: SentProps) {
  const sent = useSentInspection({ inspection, rows });
  const home = useVisitedHome(inspection);
  return (
    <tr>
      <th scope="row" data-label="Property">
        <VisitedHome inspection={inspection} home={home} />
        <br />
        <span className={`${stack.soft} ${stack.small}`}>{inspection.propertyAddress}</span>
        {!sent.isOff && <InspectionFeeTold inspection={inspection} home={home} />}
      </th>
      <td data-label="Date & Time">
        {formatDate(inspection.requestDate)}, {inspection.requestTime}
        <PreviousTime inspection={inspection} />
        <InspectionSaid inspection={inspection} reader="seeker" />
      </td>
      <td data-label="Agent">{inspection.agent.name}</td>
      <td data-label="Contact">
        {inspection.agentContact ? <PhoneLink phone={inspection.agentContact} /> : 'By message'}
      </td>
      <td data-label="Status">
        <Badge tone={sent.badge.tone}>{sent.badge.text}</Badge>{' '}
        <DeliveryChip delivery={deliveryOf(rows, false)} sentText={null} />
        {sent.taken && <TakenTold taken={sent.taken} propertyId={inspection.propertyId} />}
      </td>
      <td data-label="Actions">
        <SentSteps inspection={inspection} sent={sent} onRemove={onRemove} />
      </td>
    </tr>
  );
}
