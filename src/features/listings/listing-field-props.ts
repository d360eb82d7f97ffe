import type { ListingForm, ListingFormErrors } from '../../domain/property/listing-form';

/** What every part of the listing form is given. */
export type ListingFieldProps = {
  form: ListingForm;
  errors: ListingFormErrors;
  onChange: (form: ListingForm) => void;
};
