import { MIN_PASSWORD } from '../../contract/people/password-length';

export type PasswordForm = { current: string; next: string; confirm: string };

/** What is wrong with a change of password as typed, or ''; the server knows the current one. */
export function passwordChangeError(
  { current, next, confirm }: PasswordForm,
  tooShort = 'New password must be at least 8 characters long',
): string {
  if (current === '' || next === '' || confirm === '') return 'All password fields are required';
  if (next.length < MIN_PASSWORD) return tooShort;
  return next === confirm ? '' : 'New password and confirmation do not match';
}
