import { type FormEvent, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { Dialog } from '../../components/dialog';
import { TextField } from '../../components/field';
import { showFirstError } from '../../components/show-first-error';
import stack from '../../components/stack.module.css';
import {
  type ContactInfo,
  type ContactInfoErrors,
  contactInfoErrors,
} from '../../domain/property/contact-info';

const FIELDS = [
  { key: 'name', label: 'Name', type: 'text', autoComplete: 'name' },
  { key: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  { key: 'phone', label: 'Phone number', type: 'tel', autoComplete: 'tel' },
] as const;

/** Asks a visitor how the agent reaches them (PROP-4). */
export function ContactInfoDialog({
  initial,
  onContinue,
  onClose,
}: {
  initial: ContactInfo;
  onContinue: (info: ContactInfo) => void;
  onClose: () => void;
}) {
  const [info, setInfo] = useState(initial);
  const [errors, setErrors] = useState<ContactInfoErrors>({});
  const form = useRef<HTMLFormElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = contactInfoErrors(info);
    setErrors(found);
    if (Object.keys(found).length > 0) showFirstError(form.current);
    else onContinue({ name: info.name.trim(), email: info.email.trim(), phone: info.phone.trim() });
  };
  return (
    <Dialog title="Your contact details" onClose={onClose}>
      <form ref={form} className={stack.stack} onSubmit={submit} noValidate>
        <p className={stack.soft}>The agent answers you here. No account is needed.</p>
        {FIELDS.map(({ key, ...field }) => (
          <TextField
            key={key}
            {...field}
            required
            maxLength={120}
            value={info[key]}
            error={errors[key]}
            onChange={(event) => {
              setInfo((before) => ({ ...before, [key]: event.target.value }));
              setErrors((before) => ({ ...before, [key]: undefined }));
            }}
          />
        ))}
        <Button look="primary" type="submit">
          Continue
        </Button>
      </form>
    </Dialog>
  );
}
