import { TextField } from '../../components/field';
import { digits } from '../../domain/format/digits';
import { groupDigits } from '../../domain/format/group-digits';
import type { ListingFieldProps } from './listing-field-props';

type NumberKey =
  | 'price'
  | 'serviceCharge'
  | 'cautionFee'
  | 'agencyFee'
  | 'legalFee'
  | 'bedrooms'
  | 'bathrooms'
  | 'floors'
  | 'areaSize'
  | 'parkingSpaces';

/** A number of the listing form: digits alone, shown in groups (A5). */
export function NumberField({
  form,
  errors,
  onChange,
  field,
  ...look
}: ListingFieldProps & { field: NumberKey; label: string; prefix?: string; required?: boolean }) {
  return (
    <TextField
      {...look}
      inputMode="numeric"
      autoComplete="off"
      error={errors[field]}
      value={groupDigits(form[field])}
      onChange={(event) => onChange({ ...form, [field]: digits(event.target.value) })}
    />
  );
}
