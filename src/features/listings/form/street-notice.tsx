import { Button } from '../../../components/button';
import { Notice } from '../../../components/notice';
import type { ListingForm } from '../../../domain/property/form/listing-form';
import { streetNamedIn, withoutStreet } from '../../../domain/property/area-of-address';

/** Offers to leave out house and street where others are to know only about where a home is (FORM-2). */
export function StreetNotice({
  form,
  onChange,
}: {
  form: ListingForm;
  onChange: (form: ListingForm) => void;
}) {
  const { address, approximateLocation, description } = form;
  const named = approximateLocation ? streetNamedIn(address, description) : null;
  if (named === null) return null;
  return (
    <Notice tone="warn">
      You show others only about where it is, and the description names the street: {named}.{' '}
      <Button
        look="plain"
        onClick={() => onChange({ ...form, description: withoutStreet(address, description) })}
      >
        Leave it out
      </Button>
    </Notice>
  );
}
