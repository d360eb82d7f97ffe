import { useState } from 'react';
import { Dialog } from '../../components/dialog/dialog';
import { DialogForm } from '../../components/dialog/dialog-form';
import { TextArea } from '../../components/form/field';
import { useKeptForm } from '../../components/form/use-kept-form';
import { useOnce } from '../../components/use-once';

/** By the name of the field in which unfinished words are kept. */
const ASKED = {
  reason: { label: 'Reason', missing: 'Please give the reason', what: 'refusal' },
  words: { label: 'Why', missing: 'Please say why', what: 'decision' },
};

/** Asks for the reason of a refusal or the words of a decision, which whoever is concerned will read. */
export function ReasonDialog({
  form: key,
  field,
  title,
  hint,
  yes,
  look = 'danger',
  onGiven,
  onClose,
}: {
  /** Under which name an unfinished reason is kept. */
  form: string;
  field: keyof typeof ASKED;
  title: string;
  /** Where the reason is read. */
  hint: string;
  /** What the button says. */
  yes: string;
  look?: 'danger' | 'primary';
  onGiven: (given: { text: string; form: string }) => Promise<void>;
  onClose: () => void;
}) {
  const named = (text: string) => (field === 'words' ? { words: text } : { reason: text });
  const form = useKeptForm<'decide-' | 'reject-' | 'plan-request-'>(key, named(''));
  const typed = 'words' in form.fields ? form.fields.words : form.fields.reason;
  const { label, missing, what } = ASKED[field];
  const [error, setError] = useState('');
  const once = useOnce();
  const submit = () => {
    const text = typed.trim();
    if (text === '') {
      setError(missing);
      return;
    }
    once(
      () => form.send(() => onGiven({ text, form: key })),
      () => setError(`This device could not keep the ${what}. Free some space and try again.`),
    );
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <DialogForm form={form} yes={yes} look={look} onSubmit={submit}>
        <TextArea
          label={label}
          hint={hint}
          value={typed}
          maxLength={1000}
          error={error || undefined}
          onChange={(event) => {
            form.change(named(event.target.value));
            setError('');
          }}
        />
      </DialogForm>
    </Dialog>
  );
}
