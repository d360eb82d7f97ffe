import { Button } from '../../components/button';
import { showToast } from '../../components/delivery/toasts';
import { useSentMessage } from '../../components/delivery/use-sent-message';
import type { Inspection } from '../../contract/inspection/inspection';
import { inspectionSubject } from '../../domain/inspections/inspection-subject';
import { formatDate } from '../../domain/format/format-date';

/** Answers a new time with a yes: a message to the agent, from this phone at once. */
export function AgreeButton({ inspection }: { inspection: Inspection }) {
  const { sendAndTell } = useSentMessage();
  const agree = async () => {
    try {
      await sendAndTell(
        {
          recipient: inspection.agent,
          propertyId: inspection.propertyId,
          propertyTitle: inspection.propertyTitle,
          subject: inspectionSubject(inspection.propertyTitle),
          content: `The new time suits me: ${formatDate(inspection.requestDate)} at ${inspection.requestTime}.`,
        },
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
