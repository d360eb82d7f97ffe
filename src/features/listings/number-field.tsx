import { TextField } from '../../components/field';
import { fieldOf, type NumberKey } from '../../contract/listing-fields';
import { digits } from '../../domain/format/digits';
import { groupDigits } from '../../domain/format/group-digits';
import { labelOf } from '../../domain/property/label-of';
import type { ListingFieldProps } from './listing-field-props';

/** A number of the listing form: digits alone, shown in groups (A5); a year as it is. */
export function NumberField({
  form,
  errors,
  onChange,
  field,
  label,
}: ListingFieldProps & { field: NumberKey; label?: string }) {
  const definition = fieldOf(field);
  const { kind } = definition;
  return (
    <TextField
      label={label ?? labelOf(definition)}
      {...(kind === 'naira' ? { prefix: '₦' } : {})}
      {...(kind === 'year' ? { maxLength: 4 } : {})}
      required={kind === 'naira' && definition.required !== undefined}
      inputMode="numeric"
      autoComplete="off"
      error={errors[field]}
      value={kind === 'year' ? form[field] : groupDigits(form[field])}
      onChange={(event) => onChange({ ...form, [field]: digits(event.target.value) })}
    />
  );
}
