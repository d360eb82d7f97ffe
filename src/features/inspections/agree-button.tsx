import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { showDelivery } from '../../components/show-delivery';
import { showToast } from '../../components/toasts';
import type { Inspection } from '../../contract/inspection';
import { settledDelivery } from '../../db/repositories/outbox/delivery-repository';
import { sendMessage } from '../../db/repositories/messages/message-commands';
import { formatDate } from '../../domain/format/format-date';

/** Answers a new time with a yes: a message to the agent, from this phone at once. */
export function AgreeButton({ inspection }: { inspection: Inspection }) {
  const database = useDatabase();
  const agree = async () => {
    try {
      const id = await sendMessage(
        {
          recipient: inspection.agent,
          propertyId: inspection.propertyId,
          propertyTitle: inspection.propertyTitle,
          subject: `Inspection: ${inspection.propertyTitle}`.slice(0, 200),
          content: `The new time suits me: ${formatDate(inspection.requestDate)} at ${inspection.requestTime}.`,
        },
        database,
      );
      const asked = { kind: 'message.send', entityId: id } as const;
      void showDelivery(
        (patience) => settledDelivery(asked, database, patience),
        `${inspection.agent.name} is told that the new time suits you`,
      );
    } catch {
      showToast('error', 'This phone could not keep the answer. Free some space and try again.');
    }
  };
  return (
    <Button look="green" icon="check" onClick={() => void agree()}>
      New time suits me
    </Button>
  );
}
