import { useState } from 'react';
import { Dialog } from '../../../components/dialog/dialog';
import { DialogForm } from '../../../components/dialog/dialog-form';
import { ErrorSummary, problemsOf } from '../../../components/form/error-summary';
import { TextField } from '../../../components/form/field';
import stack from '../../../components/stack.module.css';
import { useKeptForm } from '../../../components/form/use-kept-form';
import { CONTACT_INFO_FORM } from '../../../db/repositories/contacts/contact-repository';
import type { Problems } from '../../../domain/forms/problems-in';
import type { ContactInfo } from '../../../domain/property/contact-info';
import { contactInfoErrors } from '../../../domain/property/contact-info-errors';

const FIELDS = [
  { key: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { key: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { key: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel' },
] as const;

const ORDER = FIELDS.map(({ key }) => key);

/** Asks a visitor how the agent reaches them (PROP-4). */
export default function ContactInfoDialog({
  initial,
  onContinue,
  onClose,
}: {
  initial: ContactInfo;
  onContinue: (info: ContactInfo) => void;
  onClose: () => void;
}) {
  const form = useKeptForm<'contact-info'>(CONTACT_INFO_FORM, initial);
  const info = form.fields;
  const [errors, setErrors] = useState<Problems<keyof ContactInfo>>({});
  const [attempt, setAttempt] = useState(0);
  const submit = () => {
    const found = contactInfoErrors(info);
    setErrors(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0) return;
    const told = { name: info.name.trim(), email: info.email.trim(), phone: info.phone.trim() };
    // It stays kept until what is sent next takes it along.
    void form.flush().then(() => onContinue(told));
  };
  return (
    <Dialog title="Your contact details" onClose={onClose}>
      <DialogForm form={form} yes="Continue" onSubmit={submit}>
        <p className={stack.soft}>The agent replies to these. No account is needed.</p>
        <ErrorSummary problems={problemsOf('contact', ORDER, errors)} attempt={attempt} />
        {FIELDS.map(({ key, ...field }) => (
          <TextField
            key={key}
            {...field}
            id={`contact-${key}`}
            required
            maxLength={120}
            value={info[key]}
            error={errors[key]}
            onChange={(event) => {
              form.change({ [key]: event.target.value });
              setErrors((before) => ({ ...before, [key]: undefined }));
            }}
          />
        ))}
      </DialogForm>
    </Dialog>
  );
}
