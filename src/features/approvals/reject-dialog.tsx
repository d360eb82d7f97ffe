import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog/dialog';
import { TextArea } from '../../components/form/field';
import { KeptNotice } from '../../components/delivery/kept-notice';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import { useOnce } from '../../components/use-once';

/** Asks for the reason of a refusal, which whoever is refused will read. */
export function RejectDialog({
  form: key,
  title,
  hint,
  yes,
  onReject,
  onClose,
}: {
  /** Under which name an unfinished reason is kept. */
  form: string;
  title: string;
  /** Where the reason is read. */
  hint: string;
  /** What the button says. */
  yes: string;
  onReject: (refusal: { reason: string; form: string }) => Promise<void>;
  onClose: () => void;
}) {
  const form = useKeptForm<'reject-' | 'plan-request-'>(key, { reason: '' });
  const [error, setError] = useState('');
  const once = useOnce();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = form.fields.reason.trim();
    if (reason === '') {
      setError('Please give the reason');
      return;
    }
    once(
      () => form.send(() => onReject({ reason, form: key })),
      () => setError('This phone could not keep the refusal. Free some space and try again.'),
    );
  };
  return (
    <Dialog title={title} onClose={onClose}>
      <form className={stack.stack} onSubmit={submit}>
        <TextArea
          label="Reason"
          hint={hint}
          value={form.fields.reason}
          maxLength={1000}
          error={error || undefined}
          onChange={(event) => {
            form.change({ reason: event.target.value });
            setError('');
          }}
        />
        <KeptNotice form={form} />
        <Button look="danger" type="submit">
          {yes}
        </Button>
      </form>
    </Dialog>
  );
}
