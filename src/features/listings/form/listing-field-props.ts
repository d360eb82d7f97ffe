import type { ListingForm } from '../../../domain/property/form/listing-form';
import type { ListingFormErrors } from '../../../domain/property/form/listing-form-errors';

/** What every part of the listing form is given. */
export type ListingFieldProps = {
  form: ListingForm;
  errors: ListingFormErrors;
  onChange: (form: ListingForm) => void;
};
