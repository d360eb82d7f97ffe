import { useLiveQuery } from 'dexie-react-hooks';
import { useDatabase } from '../../components/context/database-context';
import { MessageDialog } from '../../components/dialog/message-dialog';
import { useSentMessage } from '../../components/delivery/use-sent-message';
import type { Inspection } from '../../contract/inspection/inspection';
import { AGENT_LETTER_WORDS } from '../../domain/messages/agent-letter-words';
import { readMessageWarning } from '../../db/repositories/my-properties/plan-warning-repository';
import { inspectionSubject } from '../../domain/inspections/inspection-subject';

/** Writes to whoever asked to see a property. */
export function ContactRequesterDialog({
  inspection,
  onClose,
}: {
  inspection: Inspection;
  onClose: () => void;
}) {
  const database = useDatabase();
  const { delivery, send } = useSentMessage();
  const warning = useLiveQuery(() => readMessageWarning(database), [database]);
  const letter = {
    recipient: inspection.requester,
    propertyId: inspection.propertyId,
    propertyTitle: inspection.propertyTitle,
    subject: inspectionSubject(inspection.propertyTitle),
  };
  return (
    <MessageDialog
      title="Contact"
      form={`inspection-message-${inspection.id}`}
      to={inspection.requesterName}
      about={inspection.propertyTitle}
      warning={warning}
      words={AGENT_LETTER_WORDS}
      delivery={delivery}
      onSend={(message) => send({ ...letter, ...message })}
      onClose={onClose}
    />
  );
}
