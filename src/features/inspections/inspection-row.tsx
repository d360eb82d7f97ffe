import { Link } from 'react-router-dom';
import { Badge } from '../../components/badge';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { DeliveryChip } from '../../components/delivery/delivery-chip';
import { OtherSlots, type RefusedRow } from '../../components/form/other-slots';
import { PhoneLink } from '../../components/phone-link';
import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';
import { chooseOtherSlot } from '../../db/repositories/inspections/choose-other-slot';
import { formatDate } from '../../domain/format/format-date';
import { inspectionCalendar } from '../../domain/inspections/inspection-calendar';
import { requesterMayCancel } from '../../domain/inspections/inspection-steps';
import { isPastDay } from '../../domain/inspections/times/is-past-day';
import { inspectionBadge, isBeingCalledOff } from '../../domain/inspections/inspection-badge';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import { useNow } from '../../platform/use-now';
import { downloadFile } from '../../platform/files/download-file';
import { AgreeButton } from './agree-button';
import { InspectionFeeTold } from './inspection-fee-told';
import { InspectionSaid } from './inspection-said';

/** One inspection asked for; on a phone the columns stand one under the other. */
export function InspectionRow({
  inspection,
  rows,
  onRemove,
}: {
  inspection: Inspection;
  rows: (DeliveryRow & RefusedRow & { id: string; kind?: string })[];
  onRemove: () => void;
}) {
  const database = useDatabase();
  const { status } = inspection;
  const taken = rows.find(({ lastError }) => lastError?.code === 'slot-taken');
  const now = useNow();
  const { text, tone } = inspectionBadge(inspection, rows, now);
  const isOff = isBeingCalledOff(rows);
  const isAhead = requesterMayCancel(status) && !isPastDay(inspection.requestDate, now) && !isOff;
  const save = () =>
    downloadFile('inspection.ics', 'text/calendar', inspectionCalendar([inspection], new Date()));
  return (
    <tr>
      <td data-label="Property">
        <Link to={`/property-detail/${inspection.propertyId}`}>{inspection.propertyTitle}</Link>
        <br />
        <span className={`${stack.soft} ${stack.small}`}>{inspection.propertyAddress}</span>
        {!isOff && <InspectionFeeTold inspection={inspection} />}
      </td>
      <td data-label="Date & Time">
        {formatDate(inspection.requestDate)}, {inspection.requestTime}
        {status === 'Rescheduled' && inspection.previousDate && (
          <span className={`${stack.soft} ${stack.small}`}>
            <br />
            Previous: {formatDate(inspection.previousDate)}, {inspection.previousTime}
          </span>
        )}
        <InspectionSaid inspection={inspection} reader="seeker" />
      </td>
      <td data-label="Agent">{inspection.agent.name}</td>
      <td data-label="Contact">
        {inspection.agentContact ? <PhoneLink phone={inspection.agentContact} /> : 'By message'}
      </td>
      <td data-label="Status">
        <Badge tone={tone}>{text}</Badge>{' '}
        <DeliveryChip delivery={deliveryOf(rows, false)} sentText={null} />
        {taken && <p className={stack.small}>{taken.lastError?.message}</p>}
        {taken && (
          <OtherSlots row={taken} onChoose={(slot) => chooseOtherSlot(taken.id, slot, database)} />
        )}
      </td>
      <td data-label="Actions">
        <div className={stack.row}>
          {isAhead && status === 'Rescheduled' && <AgreeButton inspection={inspection} />}
          {isAhead && (
            <Button icon="download" onClick={save}>
              Add to calendar
            </Button>
          )}
          {!isOff && (
            <Button onClick={onRemove}>
              {!isAhead
                ? 'Remove from list'
                : status === 'Pending'
                  ? 'Remove Request'
                  : 'Cancel inspection'}
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
