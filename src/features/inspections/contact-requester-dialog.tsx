import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { useDatabase } from '../../components/database-context';
import { MessageDialog } from '../../components/message-dialog';
import type { Inspection } from '../../contract/inspection';
import { sendMessage } from '../../db/repositories/messages/message-commands';
import { readDelivery } from '../../db/repositories/outbox/delivery-repository';
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
  const [sentId, setSentId] = useState<string | null>(null);
  const delivery = useLiveQuery(
    () =>
      sentId === null
        ? undefined
        : readDelivery({ kind: 'message.send', entityId: sentId }, database),
    [database, sentId],
  );
  const warning = useLiveQuery(() => readMessageWarning(database), [database]);
  const send = async (message: { content: string; form: string }) => {
    const id = await sendMessage(
      {
        recipient: inspection.requester,
        propertyId: inspection.propertyId,
        propertyTitle: inspection.propertyTitle,
        subject: inspectionSubject(inspection.propertyTitle),
        ...message,
      },
      database,
    );
    setSentId(id);
  };
  return (
    <MessageDialog
      title="Contact"
      form={`inspection-message-${inspection.id}`}
      to={inspection.requesterName}
      about={inspection.propertyTitle}
      warning={warning}
      delivery={delivery}
      onSend={send}
      onClose={onClose}
    />
  );
}
