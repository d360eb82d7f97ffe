import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { useSession } from '../../components/context/session-context';
import { ErrorSummary } from '../../components/form/error-summary';
import { TextField } from '../../components/form/field';
import stack from '../../components/stack.module.css';
import { resetPasswordError } from '../../domain/auth/password-recovery';
import { refusalCode } from '../../sync/refusal-code';
import { askForSession, resetPassword } from '../../sync/account-calls';

/** Reset password from the mailed link (RESET-1). */
export default function ResetPasswordPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [error, setError] = useState(
    token === '' ? 'Invalid password reset link. Please try again.' : '',
  );
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<'idle' | 'resetting' | 'complete'>('idle');
  // Sent without an answer: a link that is used up then may be by this.
  const [isUncertain, setIsUncertain] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong =
      resetPasswordError(password, confirmation) ||
      (token === '' ? 'Invalid password reset token' : '');
    setError(wrong);
    setAttempt(attempt + 1);
    if (wrong !== '') return;
    setState('resetting');
    try {
      await resetPassword(token, password);
      // Whoever was logged in here is not any more, and finds out now: the way to the login is open.
      if (user !== null) await askForSession().catch(() => undefined);
      setState('complete');
    } catch (failure) {
      const why = failure instanceof Error ? failure.message : '';
      const isRefused = refusalCode(failure) !== null;
      setIsUncertain(isUncertain || !isRefused);
      setAttempt(attempt + 2);
      setError(
        isUncertain && isRefused
          ? 'The link has been used, perhaps just now by you: please try to log in with the new password.'
          : why || 'Failed to reset password. The link might have expired.',
      );
      setState('idle');
    }
  };
  if (state === 'complete') {
    return (
      <div className={`${stack.page} ${stack.narrow}`}>
        <h1>Password Reset Complete!</h1>
        <p>Your new password works from now on. You have been logged out everywhere.</p>
        <div>
          <ButtonLink look="primary" to="/login">
            Go to Login
          </ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <h1>Reset password</h1>
      <ErrorSummary
        problems={error ? [{ field: 'reset-password', text: error }] : []}
        attempt={attempt}
      />
      <form
        className={`${stack.card} ${stack.stack}`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          id="reset-password"
          label="New password"
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setError('');
          }}
        />
        <TextField
          label="Confirm new password"
          type="password"
          autoComplete="new-password"
          value={confirmation}
          onChange={(event) => {
            setConfirmation(event.target.value);
            setError('');
          }}
        />
        <Button look="primary" wide type="submit" disabled={state === 'resetting'}>
          {state === 'resetting' ? 'Resetting...' : 'Reset password'}
        </Button>
      </form>
    </div>
  );
}
