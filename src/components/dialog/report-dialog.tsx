import { useId, useState } from 'react';
import type { ReportReason } from '../../contract/people/report-options';
import { answerAddressProblem } from '../../domain/reports/answer-address-problem';
import { REASONS_FOR } from '../../domain/reports/report-words';
import { Button } from '../button';
import { Dialog } from './dialog';
import { TextArea, TextField } from '../form/field';
import { KeptNotice } from '../delivery/kept-notice';
import { Notice } from '../notice';
import { useSession } from '../context/session-context';
import styles from './report-dialog.module.css';
import stack from '../stack.module.css';
import { useKeptForm } from '../form/use-kept-form';
import { type Reported, useSafety } from '../listing/use-safety';
import { useOnce } from '../use-once';
import { ownKeys } from '../../contract/own-keys';

/** Asks what is wrong; the tap on a reason sends the report (SAFE-1). */
export default function ReportDialog({
  reported,
  first,
  onClose,
}: {
  reported: Reported;
  /** The reason that was asked about: it stands before the others. */
  first?: ReportReason;
  onClose: () => void;
}) {
  const { report } = useSafety(reported.subjectId);
  const { user } = useSession();
  const key = `report-${reported.subjectId}`;
  const form = useKeptForm<'report-'>(key, { note: '', answerTo: '' });
  const addressField = useId();
  const [error, setError] = useState('');
  const [problem, setProblem] = useState<string>();
  const [saysMore, setSaysMore] = useState(false);
  const [asksAnswer, setAsksAnswer] = useState(false);
  const once = useOnce();
  const send = (reason: ReportReason) => {
    const note = form.fields.note.trim();
    const answerTo = user === null ? form.fields.answerTo.trim() : '';
    const found = answerAddressProblem(answerTo);
    setProblem(found);
    if (found !== undefined) return document.getElementById(addressField)?.focus();
    once(
      () => form.send(() => report(reported, { reason, note, answerTo, form: key })).then(onClose),
      () => setError('This device could not keep the report. Free some space and try again.'),
    );
  };
  const words: Partial<Record<ReportReason, string>> = REASONS_FOR[reported.subject];
  const reasons = ownKeys(words).toSorted((a, b) => Number(b === first) - Number(a === first));
  return (
    <Dialog title={`Report: ${reported.title}`} onClose={onClose}>
      <div className={stack.stack}>
        <p>What is wrong? A tap sends it. We do not tell whom you report who you are.</p>
        <div className={stack.tight} role="group" aria-label="Reasons">
          {reasons.map((reason) => (
            <Button key={reason} wide onClick={() => send(reason)}>
              {words[reason]}
            </Button>
          ))}
        </div>
        <details
          open={saysMore || form.fields.note !== ''}
          onToggle={(event) => setSaysMore(event.currentTarget.open)}
        >
          <summary className={styles.more}>Say more about it first</summary>
          <TextArea
            label="What happened"
            value={form.fields.note}
            maxLength={1000}
            onChange={(event) => form.change({ note: event.target.value })}
          />
        </details>
        {user === null && (
          <details
            open={asksAnswer || form.fields.answerTo !== ''}
            onToggle={(event) => setAsksAnswer(event.currentTarget.open)}
          >
            <summary className={styles.more}>To hear what was decided</summary>
            <TextField
              id={addressField}
              label="Your e-mail (optional)"
              hint="We write once, with the answer, and then delete it here."
              type="email"
              autoComplete="email"
              inputMode="email"
              maxLength={254}
              value={form.fields.answerTo}
              error={problem}
              onChange={(event) => {
                setProblem(undefined);
                form.change({ answerTo: event.target.value });
              }}
            />
          </details>
        )}
        <KeptNotice form={form} />
        {error !== '' && <Notice tone="bad">{error}</Notice>}
        <p className={stack.soft}>
          {user === null
            ? 'Without an account we cannot tell you what came of it, unless you leave an e-mail above.'
            : 'We will tell you what came of it.'}
        </p>
      </div>
    </Dialog>
  );
}
