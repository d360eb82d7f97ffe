import { MIN_PASSWORD } from '../../contract/people/password-length';

/** What is wrong with the address typed in 'Forgot password', or ''. */
export function forgotPasswordError(email: string): string {
  if (email.trim() === '') return 'Please enter your email address';
  return email.includes('@') && email.includes('.') ? '' : 'Please enter a valid email address';
}

/** What is wrong with the new password and its confirmation, or ''. */
export function resetPasswordError(password: string, confirmation: string): string {
  if (password === '' || confirmation === '')
    return 'Please enter your new password and confirm it';
  if (password.length < MIN_PASSWORD) return 'Password must be at least 8 characters long';
  return password === confirmation ? '' : 'Passwords do not match';
}
