import { type FormEvent, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { TextArea } from '../../components/field';
import stack from '../../components/stack.module.css';

/** Asks for the reason of a refusal, which the applicant will read. */
export function RejectDialog({
  companyName,
  onReject,
  onClose,
}: {
  companyName: string;
  onReject: (reason: string) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (reason.trim() === '') setError('Please give the reason');
    else onReject(reason.trim());
  };
  return (
    <Dialog title={`Refuse ${companyName}`} onClose={onClose}>
      <form className={stack.stack} onSubmit={submit}>
        <TextArea
          label="Reason"
          hint="The applicant reads this in the mail and when logging in."
          value={reason}
          maxLength={1000}
          error={error || undefined}
          onChange={(event) => {
            setReason(event.target.value);
            setError('');
          }}
        />
        <Button look="danger" type="submit">
          Refuse
        </Button>
      </form>
    </Dialog>
  );
}
