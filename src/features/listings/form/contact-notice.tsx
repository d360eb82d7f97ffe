import { useDeferredValue, useMemo } from 'react';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { takeContacts } from '../../../domain/advert/take-contacts';
import type { ListingForm } from '../../../domain/property/form/listing-form';

/** Offers to leave out who is to be called, where the description says it: everybody can read it there (FORM-6). */
export default function ContactNotice({
  form,
  onChange,
}: {
  form: ListingForm;
  onChange: (form: ListingForm) => void;
}) {
  const read = useDeferredValue(form.description);
  const { contacts } = useMemo(() => takeContacts(read), [read]);
  if (contacts.length === 0) return null;
  const leaveOut = () =>
    onChange({ ...form, description: takeContacts(form.description).text.trim() });
  return (
    <Notice tone="warn">
      Everybody can read this in the description: {contacts.join(', ')}. Seekers reach you through
      your account.{' '}
      <Button look="plain" onClick={leaveOut}>
        Leave it out
      </Button>
    </Notice>
  );
}
