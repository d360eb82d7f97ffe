import { Badge } from '../../../components/badge';
import { DeliveryChip } from '../../../components/delivery/delivery-chip';
import type { Inspection } from '../../../contract/inspection/inspection';
import { isObject } from '../../../domain/checks';
import { inspectionTone } from '../../../domain/inspections/inspection-tone';
import { type DeliveryRow, deliveryOf } from '../../../domain/outbox/delivery';
import styles from '../inspections.module.css';

export type ReceivedRows = readonly (DeliveryRow & { kind: string; payload: unknown })[];

/** Where a request stands, how far the answer has come, and why one was refused. */
export function ReceivedStatus({
  status,
  rows,
}: {
  status: Inspection['status'];
  rows: ReceivedRows;
}) {
  const refused = rows.find((row) => row.state === 'rejected' && row.kind === 'inspection.answer');
  const refusedVerb =
    isObject(refused?.payload) && refused.payload.status === 'Declined'
      ? 'declining'
      : 'confirming';
  return (
    <>
      <Badge tone={inspectionTone(status)}>{status}</Badge>{' '}
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
