import stack from '../../../components/stack.module.css';
import type { Inspection } from '../../../contract/inspection/inspection';
import { formatDate } from '../../../domain/format/format-date';
import styles from '../inspections.module.css';

/** When it was before it was moved, whether it is at a time that is not offered, and what else is then. */
export function ReceivedWhen({
  inspection: { status, previousDate, previousTime },
  isOutside,
  clashes,
}: {
  inspection: Inspection;
  /** It was asked for at a time outside of the hours that the agent offers, and is not answered yet. */
  isOutside: boolean;
  clashes: readonly Inspection[];
}) {
  return (
    <>
      {status === 'Rescheduled' && previousDate && (
        <span className={`${stack.soft} ${stack.small} ${styles.previous}`}>
          Previous: {formatDate(previousDate)}, {previousTime}
        </span>
      )}
      {isOutside && (
        <span className={`${stack.soft} ${stack.small} ${styles.previous}`}>
          Outside of the times you offer
        </span>
      )}
      {clashes.map((other) => (
        <span key={other.id} className={styles.clash}>
          Clashes with {other.propertyTitle}, {other.requestTime}
        </span>
      ))}
    </>
  );
}
