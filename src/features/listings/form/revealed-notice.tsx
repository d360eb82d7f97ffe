import { type ReactNode, useDeferredValue, useMemo } from 'react';
import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import { takeContacts } from '../../../domain/advert/take-contacts';
import { streetNamedIn, withoutStreet } from '../../../domain/property/area-of-address';
import type { ListingForm } from '../../../domain/property/form/listing-form';

/**
 * Offers to leave out what everybody can read in the description: who is to be called (FORM-6), and house and
 * street where others are to know only about where it is (FORM-2).
 */
export default function RevealedNotice({
  form,
  onChange,
}: {
  form: ListingForm;
  onChange: (form: ListingForm) => void;
}) {
  const { address, approximateLocation, description } = form;
  const read = useDeferredValue(description);
  const { contacts } = useMemo(() => takeContacts(read), [read]);
  const street = approximateLocation ? streetNamedIn(address, description) : null;
  const leave = (left: string) => onChange({ ...form, description: left });
  return (
    <>
      {contacts.length > 0 && (
        <Revealed onLeaveOut={() => leave(takeContacts(description).text.trim())}>
          Everybody can read this in the description: {contacts.join(', ')}. Seekers reach you
          through your account.
        </Revealed>
      )}
      {street !== null && (
        <Revealed onLeaveOut={() => leave(withoutStreet(address, description))}>
          You show others only about where it is, and the description names the street: {street}.
        </Revealed>
      )}
    </>
  );
}

function Revealed({ children, onLeaveOut }: { children: ReactNode; onLeaveOut: () => void }) {
  return (
    <Notice tone="warn">
      {children}{' '}
      <Button look="plain" onClick={onLeaveOut}>
        Leave it out
      </Button>
    </Notice>
  );
}
