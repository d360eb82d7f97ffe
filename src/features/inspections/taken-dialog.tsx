import { ConfirmDialog } from '../../components/dialog/confirm-dialog';
import { useDatabase } from '../../components/context/database-context';
import type { Inspection } from '../../contract/inspection/inspection';
import { formatDate } from '../../domain/format/format-date';
import { confirmReceived } from './received/confirm-received';

/** Asks before an agent says yes to a time at which they said yes already. */
export function TakenDialog({
  inspection,
  agreed,
  onClose,
}: {
  inspection: Inspection;
  /** What the agent has agreed to at about that time. */
  agreed: readonly Inspection[];
  onClose: () => void;
}) {
  const database = useDatabase();
  const when = `${formatDate(inspection.requestDate)}, ${inspection.requestTime}`;
  const places = agreed.map(
    ({ propertyTitle, requestTime }) => `${propertyTitle} at ${requestTime}`,
  );
  return (
    <ConfirmDialog
      title="You are elsewhere then"
      question={`Confirm ${inspection.propertyTitle}, ${when}? That day you are at ${places.join(' and at ')}.`}
      yes="Confirm all the same"
      onYes={() => {
        confirmReceived(inspection, database);
        onClose();
      }}
      onNo={onClose}
    />
  );
}
