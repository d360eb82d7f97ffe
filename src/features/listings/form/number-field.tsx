import { AmountField } from '../../../components/form/amount-field';
import { TextField } from '../../../components/form/field';
import { fieldOf, type NumberKey } from '../../../contract/listing/listing-fields';
import { amountInWords } from '../../../domain/amounts/amount-in-words';
import { readAmount } from '../../../domain/amounts/read-amount';
import { groupDigits } from '../../../domain/format/group-digits';
import { PROFILE } from '../../../domain/profile';
import { labelOf } from '../../../domain/property/words/label-of';
import { periodOf } from '../../../domain/property/price/offers';
import type { ListingFieldProps } from './listing-field-props';

/** What agents ask as a share of the rent: 'Agency 10%'. */
const SHARED: ReadonlySet<NumberKey> = new Set([
  'serviceCharge',
  'cautionFee',
  'agencyFee',
  'legalFee',
]);

const priceOf = ({ price }: { price: string }): number => {
  const read = readAmount(price);
  return read !== null && 'naira' in read ? read.naira : 0;
};

/** A number of the listing form as it is written; an amount with its value in words. */
export function NumberField({
  form,
  errors,
  onChange,
  field,
  label,
  hint,
}: ListingFieldProps & { field: NumberKey; label?: string; hint?: string }) {
  const definition = fieldOf(field);
  const frame = {
    label: label ?? labelOf(definition),
    value: form[field],
    error: errors[field],
    ...(hint === undefined ? {} : { hint }),
  };
  const change = (value: string) => onChange({ ...form, [field]: value });
  if (definition.kind === 'naira')
    return (
      <AmountField
        {...frame}
        required={definition.required !== undefined}
        shareOf={SHARED.has(field) ? priceOf(form) : undefined}
        words={(naira) => `${amountInWords(naira)} ${periodOf(field, form.listingType)}`.trim()}
        onChange={change}
      />
    );
  return (
    <TextField
      {...frame}
      inputMode="numeric"
      autoComplete="off"
      value={
        definition.kind !== 'year' && /^\d+$/.test(frame.value)
          ? groupDigits(frame.value)
          : frame.value
      }
      // '2+1' is refused when it is saved: without its sign it would be 21.
      onChange={(event) => {
        const text = event.target.value;
        change(withoutCommas(PROFILE.stripsLetters ? text.replace(/\D/g, '') : text));
      }}
    />
  );
}

/** Plain digits, where the commas are those that the field puts in itself. */
function withoutCommas(text: string): string {
  const digits = text.replaceAll(',', '');
  return /^\d*$/.test(digits) ? digits : text;
}
