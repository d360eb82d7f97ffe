import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { TextArea } from '../../components/field';
import { KeptNotice } from '../../components/kept-notice';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/use-kept-form';

/** Asks for the reason of a refusal, which the applicant will read. */
export function RejectDialog({
  form: key,
  companyName,
  onReject,
  onClose,
}: {
  /** Under which name an unfinished reason is kept. */
  form: string;
  companyName: string;
  onReject: (refusal: { reason: string; form: string }) => Promise<void>;
  onClose: () => void;
}) {
  const form = useKeptForm(key, { reason: '' });
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const reason = form.fields.reason.trim();
    if (reason === '') setError('Please give the reason');
    else
      form
        .send(() => onReject({ reason, form: key }))
        .catch(() =>
          setError('This phone could not keep the refusal. Free some space and try again.'),
        );
  };
  return (
    <Dialog title={`Refuse ${companyName}`} onClose={onClose}>
      <form className={stack.stack} onSubmit={submit}>
        <TextArea
          label="Reason"
          hint="The applicant reads this in the mail and when logging in."
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
          Refuse
        </Button>
      </form>
    </Dialog>
  );
}
