import { Badge } from '../../../components/badge';
import { DeliveryChip } from '../../../components/delivery/delivery-chip';
import type { Inspection } from '../../../contract/inspection/inspection';
import { isObject } from '../../../domain/checks';
import { inspectionBadge } from '../../../domain/inspections/inspection-badge';
import { type DeliveryRow, deliveryOf } from '../../../domain/outbox/delivery';
import { useNow } from '../../../platform/use-now';
import { useIsAgreed } from '../use-is-agreed';
import styles from '../inspections.module.css';

export type ReceivedRows = readonly (DeliveryRow & { kind: string; payload: unknown })[];

/** Where a request stands, how far the answer has come, and why one was refused. */
export function ReceivedStatus({
  inspection,
  rows,
}: {
  inspection: Inspection;
  rows: ReceivedRows;
}) {
  const refused = rows.find((row) => row.state === 'rejected' && row.kind === 'inspection.answer');
  const refusedVerb =
    isObject(refused?.payload) && refused.payload.status === 'Declined'
      ? 'declining'
      : 'confirming';
  const { text, tone } = inspectionBadge(
    inspection,
    rows,
    useNow(),
    useIsAgreed(inspection) === true,
  );
  return (
    <>
      <Badge tone={tone}>{text}</Badge>{' '}
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
    </>
  );
}
