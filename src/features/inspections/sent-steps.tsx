import { Button } from '../../components/button';
import stack from '../../components/stack.module.css';
import { AgreeButton } from './agree-button';
import type { SentProps, useSentInspection } from './use-sent-inspection';

/** What a seeker can do about an inspection. */
export function SentSteps({
  inspection,
  onRemove,
  sent: { isOff, isAhead, asksToAgree, leaving, save },
}: Pick<SentProps, 'inspection' | 'onRemove'> & { sent: ReturnType<typeof useSentInspection> }) {
  return (
    <div className={stack.row}>
      {asksToAgree && <AgreeButton inspection={inspection} />}
      {isAhead && (
        <Button icon="download" onClick={save}>
          Add to calendar
        </Button>
      )}
      {!isOff && <Button onClick={onRemove}>{leaving}</Button>}
    </div>
  );
}
