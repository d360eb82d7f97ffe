import { SignUpField } from './sign-up-field';

type Key = 'password' | 'confirmPassword';

/** A new password, twice. */
export function PasswordFields(props: {
  prefix: string;
  form: Record<Key, string>;
  errors: Partial<Record<Key, string>>;
  change: (key: Key, value: string) => void;
}) {
  return (
    <>
      <SignUpField
        {...props}
        field="password"
        label="Password"
        hint="At least 8 characters"
        type="password"
        autoComplete="new-password"
      />
      <SignUpField
        {...props}
        field="confirmPassword"
        label="Confirm password"
        type="password"
        autoComplete="new-password"
      />
    </>
  );
}
