import { useLiveQuery } from 'dexie-react-hooks';
import { type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { PLAN_ADDRESS } from '../../../domain/navigation/plan-address';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { Dialog } from '../../../components/dialog/dialog';
import { TextArea } from '../../../components/form/field';
import { KeptNotice } from '../../../components/delivery/kept-notice';
import { Notice } from '../../../components/notice';
import stack from '../../../components/stack.module.css';
import { showNotKept } from '../../../components/delivery/show-not-kept';
import { showToast } from '../../../components/delivery/toasts';
import { useKeptForm } from '../../../components/form/use-kept-form';
import type { Inspection } from '../../../contract/inspection/inspection';
import { answerMany } from '../../../db/repositories/inspections/answer-many';
import { readMessageWarning } from '../../../db/repositories/my-properties/plan-warning-repository';
import { countOf } from '../../../domain/format/count-of';
import { formatDate } from '../../../domain/format/format-date';
import { useNow } from '../../../platform/use-now';
import {
  leftOutWords,
  type ManyAnswer,
  takesAnswer,
} from '../../../domain/inspections/many-inspections';
import { agreedThen, slotClashes } from '../../../domain/inspections/times/slot-clashes';
import { useOnce } from '../../../components/use-once';

const FORM = 'inspections-decline';

/** Asks before requests get one answer: which, who is left out, and what is written to those declined. */
export function AnswerDialog({
  answer: given,
  chosen,
  all,
  minutes,
  onDone,
  onClose,
}: {
  answer: ManyAnswer;
  chosen: readonly Inspection[];
  /** All of the agent's inspections: a time may be agreed on with somebody else. */
  all: readonly Inspection[];
  /** How long one viewing takes. */
  minutes: number | undefined;
  onDone: () => void;
  onClose: () => void;
}) {
  const { label, to } = given;
  const database = useDatabase();
  // What was begun for one person is not found in the answer to another.
  const key = chosen.length === 1 ? `decide-${chosen[0]?.id}` : FORM;
  const form = useKeptForm<'inspections-decline' | 'decide-'>(key, { words: '' });
  const warning = useLiveQuery(() => readMessageWarning(database), [database]);
  const once = useOnce();
  const now = useNow();
  const takes = (one: Inspection) => takesAnswer(given, one, now);
  const takers = chosen.filter(takes);
  const others = chosen.filter((one) => !takes(one));
  const declines = to === 'Declined';
  const only = takers.length === 1 ? takers[0] : undefined;
  const words = declines ? form.fields.words.trim() : '';
  // As they would be after it: those taken up again take the agent's time too.
  const after = takers.map((taker) => ({ ...taker, status: to }));
  const meet = !declines && slotClashes(after, minutes).size > 0;
  const agreed = declines ? [] : takers.flatMap((taker) => agreedThen(taker, all, minutes));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const answer = () =>
      answerMany(takers, { to, words, ...(declines ? { form: key } : {}) }, database);
    once(async () => {
      await (declines ? form.send(answer) : answer());
      showToast('success', `Saved on this device: ${countOf(takers.length, 'request')}`);
      onDone();
    }, showNotKept);
  };
  return (
    <Dialog title={only?.propertyTitle ?? countOf(takers.length, 'request')} onClose={onClose}>
      <form className={stack.stack} onSubmit={submit}>
        <p>
          {only
            ? `${label} the visit of ${only.requesterName}, ${formatDate(only.requestDate)} at ${only.requestTime}?`
            : `${label} ${countOf(takers.length, 'request')}?`}{' '}
          {leftOutWords(others.map(({ status }) => status))}
        </p>
        {meet && <Notice tone="warn">Some of them are at about the same time.</Notice>}
        {[...new Set(agreed)].map((other) => (
          <Notice key={other.id} tone="warn">
            You are at {other.propertyTitle} on {formatDate(other.requestDate)} at{' '}
            {other.requestTime}.
          </Notice>
        ))}
        {declines && (
          <>
            {warning && words !== '' && (
              <Notice tone="warn">
                {warning} <Link to={PLAN_ADDRESS}>Plan and limits</Link>
              </Notice>
            )}
            <TextArea
              label={`Message to ${only?.requesterName ?? 'each'} (optional)`}
              value={form.fields.words}
              rows={3}
              maxLength={5000}
              onChange={(event) => form.change({ words: event.target.value })}
            />
            <KeptNotice form={form} />
          </>
        )}
        <div className={stack.row}>
          <Button look="primary" type="submit">
            {only ? label : `${label} ${takers.length}`}
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
