import { type FormEvent, useState } from 'react';
import { ButtonLink, Button } from '../../components/button';
import { ErrorSummary } from '../../components/form/error-summary';
import { TextField } from '../../components/form/field';
import { KeptNotice } from '../../components/delivery/kept-notice';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import { forgotPasswordError } from '../../domain/auth/password-recovery';
import { askPasswordReset } from '../../sync/account-calls';

/** Forgot password (FORGOT-1). */
export default function ForgotPasswordPage() {
  const form = useKeptForm<'forgot-password'>('forgot-password', { email: '' });
  const { email } = form.fields;
  const [attempt, setAttempt] = useState(0);
  const [error, setError] = useState('');
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = forgotPasswordError(email);
    setError(wrong);
    setAttempt(attempt + 1);
    if (wrong !== '') return;
    setState('sending');
    try {
      await form.send(() => askPasswordReset(email.trim()));
      setState('sent');
    } catch (failure) {
      setAttempt(attempt + 2);
      setError(
        (failure instanceof Error && failure.message) ||
          'Failed to send password reset email. Please try again.',
      );
      setState('idle');
    }
  };
  if (state === 'sent') {
    return (
      <div className={`${stack.page} ${stack.narrow}`}>
        <h1>Email Sent!</h1>
        <p>
          If {email.trim()} has an account, a link to choose a new password is on its way. It works
          for 30 minutes.
        </p>
        <div>
          <ButtonLink to="/login">Back to Log In</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <h1>Forgot password</h1>
      <ErrorSummary
        problems={error ? [{ field: 'forgot-email', text: error }] : []}
        attempt={attempt}
      />
      <form
        className={`${stack.card} ${stack.stack}`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <TextField
          id="forgot-email"
          label="Email"
          type="email"
          autoComplete="username"
          value={email}
          onChange={(event) => {
            form.change({ email: event.target.value });
            setError('');
          }}
        />
        <KeptNotice form={form} />
        <Button look="primary" wide type="submit" disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending...' : 'Send reset link'}
        </Button>
      </form>
    </div>
  );
}
