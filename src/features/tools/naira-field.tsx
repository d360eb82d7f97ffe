import { TextField } from '../../components/field';
import { digits } from '../../domain/format/digits';
import { groupDigits } from '../../domain/format/group-digits';

/** An amount in whole naira: commas and anything else typed are taken out, thousands are grouped. */
export function NairaField({
  label,
  hint,
  value,
  error,
  onChange,
}: {
  label: string;
  hint?: string;
  /** Digits only. */
  value: string;
  error?: string | undefined;
  onChange: (digits: string) => void;
}) {
  return (
    <TextField
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
