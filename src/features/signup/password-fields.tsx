import { TextField } from '../../components/form/field';

type Key = 'password' | 'confirmPassword';

/** A new password, twice. */
export function PasswordFields({
  prefix,
  form,
  errors,
  change,
}: {
  /** Begins the ids of the fields, by which the error summary finds them. */
  prefix: string;
  form: Record<Key, string>;
  errors: Partial<Record<Key, string>>;
  change: (key: Key, value: string) => void;
}) {
  return (
    <>
      <TextField
        id={`${prefix}-password`}
        label="Password"
        hint="At least 8 characters"
        required
        type="password"
        autoComplete="new-password"
        error={errors.password}
        value={form.password}
        onChange={(event) => change('password', event.target.value)}
      />
      <TextField
        id={`${prefix}-confirmPassword`}
        label="Confirm password"
        required
        type="password"
        autoComplete="new-password"
        error={errors.confirmPassword}
        value={form.confirmPassword}
        onChange={(event) => change('confirmPassword', event.target.value)}
      />
    </>
  );
}
