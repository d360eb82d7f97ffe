import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog/dialog';
import { TextArea } from '../../components/form/field';
import { KeptNotice } from '../../components/delivery/kept-notice';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import type { ReportDecision } from '../../contract/people/report-options';
import { DECISION_WORDS } from '../../domain/reports/report-words';
import { useOnce } from '../../components/use-once';

const WHAT_FOLLOWS: Record<ReportDecision, string> = {
  none: 'Whoever reported with an account, or left an address, reads this, and whoever was concerned by a decision before: a hidden listing may be published again, those of a suspended account are shown again, as far as its plan has room.',
  warn: 'The person reads this in a mail and a notification.',
  hide: 'The listing leaves the search at once and cannot be published. Its owner reads this.',
  suspend:
    'The person is logged out everywhere, cannot log in, and their listings are hidden. They read this.',
};

/** Asks for the words of a decision about a report (SAFE-4). */
export function DecideDialog({
  form: key,
  decision,
  title,
  onDecide,
  onClose,
}: {
  /** Under which name unfinished words are kept. */
  form: string;
  decision: ReportDecision;
  title: string;
  onDecide: (made: { words: string; form: string }) => Promise<void>;
  onClose: () => void;
}) {
  const form = useKeptForm<'decide-'>(key, { words: '' });
  const [error, setError] = useState('');
  const once = useOnce();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = form.fields.words.trim();
    if (words === '') {
      setError('Please say why');
      return;
    }
    once(
      () => form.send(() => onDecide({ words, form: key })),
      () => setError('This phone could not keep the decision. Free some space and try again.'),
    );
  };
  return (
    <Dialog title={`${DECISION_WORDS[decision].make}: ${title}`} onClose={onClose}>
      <form className={stack.stack} onSubmit={submit}>
        <TextArea
          label="Why"
          hint={WHAT_FOLLOWS[decision]}
          value={form.fields.words}
          maxLength={1000}
          error={error || undefined}
          onChange={(event) => {
            form.change({ words: event.target.value });
            setError('');
          }}
        />
        <KeptNotice form={form} />
        <Button look={decision === 'suspend' ? 'danger' : 'primary'} type="submit">
          {DECISION_WORDS[decision].make}
        </Button>
      </form>
    </Dialog>
  );
}
