import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { DeliveryChip } from '../../components/delivery-chip';
import { PhoneLink } from '../../components/phone-link';
import stack from '../../components/stack.module.css';
import { showToast } from '../../components/toasts';
import type { Inspection } from '../../contract/inspection';
import { answerInspection } from '../../db/repositories/inspections/inspection-commands';
import { formatDate } from '../../domain/format/format-date';
import { isObject } from '../../domain/checks';
import { type DeliveryRow, deliveryOf } from '../../domain/outbox/delivery';
import styles from './inspections.module.css';

/** One request with the answers its state allows (A4); on a phone the columns stand one under the other. */
export function ReceivedRow({
  inspection,
  rows,
  clashes,
  onOpen,
}: {
  inspection: Inspection;
  rows: (DeliveryRow & { kind: string; payload: unknown })[];
  /** Other inspections at about the same time. */
  clashes: Inspection[];
  onOpen: (dialog: 'reschedule' | 'property' | 'contact') => void;
}) {
  const database = useDatabase();
  const { status } = inspection;
  const refused = rows.find((row) => row.state === 'rejected' && row.kind === 'inspection.answer');
  const refusedVerb =
    isObject(refused?.payload) && refused.payload.status === 'Declined'
      ? 'declining'
      : 'confirming';
  const moved = status === 'Confirmed' || status === 'Rescheduled';
  const answer = (to: 'Confirmed' | 'Declined') =>
    void answerInspection(inspection, to, database).catch((error: Error) =>
      showToast(
        'error',
        `Error ${to === 'Confirmed' ? 'confirming' : 'declining'} inspection: ${error.message}`,
      ),
    );
  return (
    <tr>
      <td data-label="Property">
        <button type="button" className={styles.link} onClick={() => onOpen('property')}>
          {inspection.propertyTitle}
        </button>
        <br />
        <span className={`${stack.soft} ${stack.small}`}>{inspection.propertyAddress}</span>
      </td>
      <td data-label="Requester">{inspection.requesterName}</td>
      <td data-label="Date & Time">
        {formatDate(inspection.requestDate)}, {inspection.requestTime}
        {inspection.previousDate && (
          <span className={`${stack.soft} ${stack.small}`}>
            <br />
            Previous: {formatDate(inspection.previousDate)}, {inspection.previousTime}
          </span>
        )}
        {clashes.map((other) => (
          <span key={other.id} className={styles.clash}>
            Clashes with {other.propertyTitle}, {other.requestTime}
          </span>
        ))}
      </td>
      <td data-label="Contact">
        <PhoneLink phone={inspection.contactNumber} />
        <br />
        <button type="button" className={styles.link} onClick={() => onOpen('contact')}>
          Write to {inspection.requesterName}
        </button>
      </td>
      <td data-label="Status">
        <span className={styles.status} data-status={status}>
          {status}
        </span>{' '}
        <DeliveryChip
          delivery={deliveryOf(
            rows.filter((row) => row !== refused),
            false,
          )}
          sentText={null}
        />
        {refused && (
          <span className={styles.clash}>
            Error {refusedVerb} inspection: {refused.lastError?.message}
          </span>
        )}
      </td>
      <td data-label="Actions">
        <div className={stack.row}>
          {status === 'Pending' && (
            <>
              <Button look="green" icon="check" onClick={() => answer('Confirmed')}>
                Confirm
              </Button>
              <Button icon="close" onClick={() => answer('Declined')}>
                Decline
              </Button>
            </>
          )}
          {moved && (
            <Button icon="clock" onClick={() => onOpen('reschedule')}>
              Reschedule
            </Button>
          )}
          {status === 'Declined' && (
            <Button icon="refresh" onClick={() => answer('Confirmed')}>
              Reactivate
            </Button>
          )}
        </div>
      </td>
    </tr>
  );
}
