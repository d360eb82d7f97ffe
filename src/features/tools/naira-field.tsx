import { TextField } from '../../components/field';
import { digits } from '../../domain/format/digits';
import { groupDigits } from '../../domain/format/group-digits';

/** An amount in whole naira: commas and anything else typed are taken out, thousands are grouped. */
export function NairaField({
  id,
  label,
  hint,
  value,
  error,
  onChange,
}: {
  id?: string;
  label: string;
  hint?: string;
  /** Digits only. */
  value: string;
  error?: string | undefined;
  onChange: (digits: string) => void;
}) {
  return (
    <TextField
      id={id}
      label={label}
      {...(hint ? { hint } : {})}
      prefix="₦"
      inputMode="numeric"
      autoComplete="off"
      placeholder="0"
      value={groupDigits(value)}
      error={error}
      onChange={(event) => onChange(digits(event.target.value))}
    />
  );
}
