import { type FormEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { PLAN_ADDRESS } from '../../domain/navigation/plan-address';
import { Button } from '../button';
import { KeptNotice } from '../delivery/kept-notice';
import { TextArea } from '../form/field';
import { useKeptForm } from '../form/use-kept-form';
import { Notice } from '../notice';
import stack from '../stack.module.css';
import { useOnce } from '../use-once';

/** Writes the words of one message; they are kept while they are typed, and sent once. */
export function MessageForm({
  form: key,
  sendLabel,
  warning,
  quick = [],
  onSend,
  onWritten,
}: {
  /** Under which name an unfinished message is kept. */
  form: string;
  sendLabel: string;
  /** What speaks against sending it now; nothing where nothing does. */
  warning?: string | null | undefined;
  /** Words that a tap writes. */
  quick?: readonly { label: string; content: string }[] | undefined;
  /** Writes the message and forgets the form, both or neither. */
  onSend: (message: { content: string; form: string }) => Promise<void>;
  onWritten: () => void;
}) {
  const form = useKeptForm<'message-'>(key, { content: '' });
  const [error, setError] = useState('');
  const once = useOnce();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const content = form.fields.content.trim();
    once(
      () => form.send(() => onSend({ content, form: key })).then(onWritten),
      () => setError('This device could not keep the message. Free some space and try again.'),
    );
  };
  return (
    <form className={stack.stack} onSubmit={submit}>
      {warning && (
        <Notice tone="warn">
          {warning} <Link to={PLAN_ADDRESS}>Plan and limits</Link>
        </Notice>
      )}
      {quick.length > 0 && (
        <div className={stack.row} role="group" aria-label="Quick replies">
          {quick.map(({ label, content }) => (
            <Button
              key={label}
              onClick={() =>
                form.change({
                  content: isUntyped(form.fields.content, quick)
                    ? content
                    : `${form.fields.content.trimEnd()}\n\n${content}`,
                })
              }
            >
              {label}
            </Button>
          ))}
        </div>
      )}
      <TextArea
        label="Message"
        value={form.fields.content}
        maxLength={5000}
        error={error || undefined}
        onChange={(event) => form.change({ content: event.target.value })}
      />
      <KeptNotice form={form} />
      <Button look="primary" icon="send" type="submit" disabled={form.fields.content.trim() === ''}>
        {sendLabel}
      </Button>
    </form>
  );
}

/** Whether there are no words yet but those of a tap, which another tap may replace. */
const isUntyped = (words: string, quick: readonly { content: string }[]): boolean =>
  words.trim() === '' || quick.some(({ content }) => content === words);
