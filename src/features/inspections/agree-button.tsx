import { useEffect, useRef } from 'react';
import { Button } from '../../components/button';
import { showToast } from '../../components/delivery/toasts';
import { useSentMessage } from '../../components/delivery/use-sent-message';
import stack from '../../components/stack.module.css';
import type { Inspection } from '../../contract/inspection/inspection';
import { agreedWords } from '../../domain/inspections/agreed-words';
import { inspectionSubject } from '../../domain/inspections/inspection-subject';
import { useIsAgreed } from './use-is-agreed';

/** Answers a new time with a yes, once: a message to the agent, from this device at once. */
export function AgreeButton({ inspection }: { inspection: Inspection }) {
  const { propertyId, propertyTitle, agent } = inspection;
  const isSaid = useIsAgreed(inspection);
  const { sendAndTell } = useSentMessage();
  const begun = useRef(false);
  const said = useRef<HTMLParagraphElement>(null);
  // The button goes, and the keyboard stays where it was; a refusal brings the button back.
  useEffect(() => {
    if (isSaid !== true || !begun.current) return;
    begun.current = false;
    said.current?.focus();
  }, [isSaid]);
  const agree = () => {
    // A second tap comes before the answer to the first is drawn.
    if (begun.current) return;
    begun.current = true;
    sendAndTell(
      {
        recipient: agent,
        propertyId,
        propertyTitle,
        subject: inspectionSubject(propertyTitle),
        content: agreedWords(inspection),
      },
      `${agent.name} is told that the new time suits you`,
    ).catch(() => {
      begun.current = false;
      showToast('error', 'This device could not keep the answer. Free some space and try again.');
    });
  };
  if (isSaid)
    return (
      <p ref={said} tabIndex={-1} className={stack.small}>
        You wrote that this time suits you.
      </p>
    );
  return (
    <Button look="green" icon="check" onClick={agree}>
      New time suits me
    </Button>
  );
}
