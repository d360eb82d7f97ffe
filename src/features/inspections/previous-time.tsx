import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';
import { formatDate } from '../../domain/format/format-date';

/** When an inspection was to be before it was moved. */
export function PreviousTime({
  inspection: { status, previousDate, previousTime },
}: {
  inspection: Inspection;
}) {
  return (
    status === 'Rescheduled' &&
    previousDate !== null && (
      <p className={`${stack.soft} ${stack.small}`}>
        Previous: {formatDate(previousDate)}, {previousTime}
      </p>
    )
  );
}
