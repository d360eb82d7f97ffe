import { Check } from '../../../components/form/check';
import { readNumberField } from '../../../domain/property/form/listing-form';
import type { ListingFieldProps } from './listing-field-props';
import { NumberField } from './number-field';

/** What a look at the home costs, and whether it comes off the price (FEE-1). */
export function InspectionFeeField(props: ListingFieldProps) {
  const { form, onChange } = props;
  const read = readNumberField('inspectionFee', form);
  const asksMoney = read !== null && 'value' in read && read.value > 0;
  return (
    <>
      <NumberField {...props} field="inspectionFee" hint="For a visit; 0 where you ask nothing." />
      {asksMoney && (
        <Check
          checked={form.inspectionFeeComesOff}
          onChange={(on) => onChange({ ...form, inspectionFeeComesOff: on })}
        >
          The fee comes off the price if they take the home
        </Check>
      )}
    </>
  );
}
