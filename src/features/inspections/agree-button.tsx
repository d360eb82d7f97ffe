import { useLiveQuery } from 'dexie-react-hooks';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { showToast } from '../../components/delivery/toasts';
import { useSentMessage } from '../../components/delivery/use-sent-message';
import stack from '../../components/stack.module.css';
import { useOnce } from '../../components/use-once';
import type { Inspection } from '../../contract/inspection/inspection';
import { wasWritten } from '../../db/repositories/messages/message-repository';
import { inspectionSubject } from '../../domain/inspections/inspection-subject';
import { formatDate } from '../../domain/format/format-date';

/** Answers a new time with a yes, once: a message to the agent, from this phone at once. */
export function AgreeButton({ inspection }: { inspection: Inspection }) {
  const { propertyId, propertyTitle, agent, requestDate, requestTime } = inspection;
  const database = useDatabase();
  const content = `The new time suits me: ${formatDate(requestDate)} at ${requestTime}.`;
  const isSaid = useLiveQuery(
    () => wasWritten({ propertyId, content }, database),
    [database, propertyId, content],
  );
  const { sendAndTell } = useSentMessage();
  const once = useOnce();
  const agree = () =>
    sendAndTell(
      {
        recipient: agent,
        propertyId,
        propertyTitle,
        subject: inspectionSubject(propertyTitle),
        content,
      },
      `${agent.name} is told that the new time suits you`,
    );
  if (isSaid) return <p className={stack.small}>You wrote that this time suits you.</p>;
  return (
    <Button
      look="green"
      icon="check"
      onClick={() =>
        once(agree, () =>
          showToast(
            'error',
            'This phone could not keep the answer. Free some space and try again.',
          ),
        )
      }
    >
      New time suits me
    </Button>
  );
}
