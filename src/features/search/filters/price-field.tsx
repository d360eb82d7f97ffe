import { useState } from 'react';
import { AmountField } from '../../../components/form/amount-field';
import { SelectField, type SelectOption } from '../../../components/form/field';
import { formatNaira } from '../../../domain/format/format-naira';
import { PROFILE } from '../../../domain/profile';
import { typedPrice } from '../../../domain/search/typed/typed-price';
import stack from '../../../components/stack.module.css';

/** An end of the price: one of the bands, or an amount typed beside them (FILT-4). */
export function PriceField({
  label,
  typedLabel,
  value,
  options,
  error,
  onChange,
}: {
  label: string;
  typedLabel: string;
  /** As it was chosen or typed. */
  value: string;
  options: SelectOption[];
  error: string | undefined;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(options.some((option) => option.value === value) ? '' : value);
  const read = typedPrice(value);
  const isUnread = read === null;
  return (
    <div className={stack.tight}>
      <SelectField
        label={label}
        value={read ?? ''}
        options={withAmount(options, read ?? '')}
        error={isUnread ? undefined : error}
        onChoose={(choice) => {
          setTyped('');
          onChange(choice);
        }}
      />
      {PROFILE.fitsPrices && (
        <AmountField
          label={typedLabel}
          placeholder="e.g. 2.5m"
          // Begun anew from outside, as by another category, nothing is typed any more.
          value={value === '' ? '' : typed}
          error={isUnread ? error : undefined}
          onChange={(text) => {
            setTyped(text);
            onChange(text);
          }}
        />
      )}
    </div>
  );
}

/** The options, and the amount that is set where it is none of them. */
function withAmount(options: SelectOption[], amount: string): SelectOption[] {
  if (options.some(({ value }) => value === amount)) return options;
  return [...options, { value: amount, label: formatNaira(Number(amount)) }];
}
