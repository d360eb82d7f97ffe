import { type FormEvent, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { Check } from '../../components/form/check';
import { ErrorSummary } from '../../components/form/error-summary';
import { TextField } from '../../components/form/field';
import { KeptNotice } from '../../components/delivery/kept-notice';
import { Notice } from '../../components/notice';
import { openJoinModal } from '../../components/dialog/join-modal-store';
import { useSession } from '../../components/context/session-context';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import type { LoginType } from '../../contract/people/account';
import { SHARED_PARAM } from '../../contract/listing/share-target';
import { readSharedOutcome, sharedWords } from '../../domain/property/words/shared-words';
import { homeOf } from '../../domain/auth/home-of';
import { logIn } from '../../sync/account-calls';
import { logInWithPasskey } from '../../sync/second-factor-calls';
import { knowsPasskeys, signWithPasskey } from '../../platform/passkeys';
import { CodeStep } from './code-step';
import styles from './login-page.module.css';
import { safePath } from './safe-path';
import { SendVerification } from './send-verification';
import { SharedForOthers } from './shared-for-others';
import { useLogin } from './use-login';

const USER_TYPES: { value: LoginType; label: string }[] = [
  { value: 'seeker', label: 'Property Seeker: looking to buy or rent' },
  { value: 'agent', label: 'Agent/Owner: listing properties for sale or rent' },
];

const EMPTY: { userType: LoginType; email: string } = { userType: 'agent', email: '' };

/** Log In (LOGIN-1 to LOGIN-6). */
export default function LoginPage() {
  const [params] = useSearchParams();
  const form = useKeptForm<'login'>('login', EMPTY);
  const { userType, email } = form.fields;
  const [password, setPassword] = useState('');
  const [remember, setRemember] = useState(true);
  const { busy, error, attempt, ...login } = useLogin(remember);
  const missing =
    email.trim() === '' ? 'login-email' : password.trim() === '' ? 'login-password' : '';
  const { user, expired } = useSession();

  const submit = (code?: string) => {
    if (missing !== '') return login.refuse('Please enter both email and password');
    const request = { email: email.trim(), password, userType, code };
    void login.run(() => form.send(() => logIn(request)));
  };

  const shared = readSharedOutcome(params.get(SHARED_PARAM));

  if (shared !== null && user !== null && user.userType !== 'agent' && !busy)
    return <SharedForOthers outcome={shared} />;
  const verified = params.get('verified');
  if (user !== null && !expired && !busy) {
    if (verified !== null)
      return (
        <div className={`${stack.page} ${stack.narrow} ${stack.stack}`}>
          <h1>Your e-mail address</h1>
          <VerifiedNotice verified={verified} isIn />
          <ButtonLink look="primary" to={homeOf(user.userType)}>
            Go to your dashboard
          </ButtonLink>
        </div>
      );
    return <Navigate replace to={safePath(params.get('next')) ?? homeOf(user.userType)} />;
  }
  if (login.asksCode) {
    return (
      <div className={`${stack.page} ${stack.narrow}`}>
        <CodeStep
          error={error}
          attempt={attempt}
          busy={busy}
          onCode={submit}
          onBack={login.startAgain}
        />
      </div>
    );
  }
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <h1>Log In</h1>
      {shared !== null && (
        <Notice tone={shared === 'kept' ? 'good' : 'bad'}>{sharedWords(shared, false)}</Notice>
      )}
      <VerifiedNotice verified={verified} isIn={false} />
      {error && missing !== '' && (
        <ErrorSummary problems={[{ field: missing, text: error }]} attempt={attempt} />
      )}
      {error && missing === '' && (
        <Notice tone="bad">
          {error} {login.isUnverified && <SendVerification email={email.trim()} />}
        </Notice>
      )}
      <form
        className={`${stack.card} ${stack.stack}`}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy) submit();
        }}
      >
        <fieldset disabled={busy} className={stack.stack}>
          <fieldset className={stack.tight}>
            <legend className={styles.legend}>I am a</legend>
            {USER_TYPES.map((type) => (
              <label key={type.value} className={styles.choice}>
                <input
                  type="radio"
                  name="userType"
                  checked={userType === type.value}
                  onChange={() => form.change({ userType: type.value })}
                />
                {type.label}
              </label>
            ))}
          </fieldset>
          <TextField
            id="login-email"
            label="Email"
            type="email"
            name="email"
            autoComplete="username"
            value={email}
            onChange={(event) => {
              form.change({ email: event.target.value });
              login.forgetError();
            }}
          />
          <TextField
            id="login-password"
            label="Password"
            type="password"
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              login.forgetError();
            }}
          />
          <KeptNotice form={form} />
          <Button look="primary" wide type="submit" disabled={busy}>
            {busy ? 'Logging in...' : 'Log In'}
          </Button>
          {knowsPasskeys() && (
            <Button wide onClick={() => void login.run(() => logInWithPasskey(signWithPasskey))}>
              Use a passkey instead
            </Button>
          )}
          <Check checked={remember} onChange={setRemember}>
            Remember me
          </Check>
          <div className={stack.between}>
            <Link className={stack.reach} to="/forgot-password">
              Forgot password?
            </Link>
            <Button look="plain" onClick={openJoinModal}>
              Sign up
            </Button>
          </div>
        </fieldset>
      </form>
    </div>
  );
}

/** What became of a link that confirms an e-mail address, for who has still to log in and who has. */
function VerifiedNotice({ verified, isIn }: { verified: string | null; isIn: boolean }) {
  if (verified === 'true')
    return (
      <Notice tone="good">
        Your email has been verified successfully!{!isIn && ' You can now log in.'}
      </Notice>
    );
  if (verified !== 'false') return null;
  return (
    <Notice tone="bad">
      This verification link has expired or was used already.{' '}
      {isIn
        ? 'If your address is not the new one, ask for it again in Settings.'
        : 'Try to log in, or sign up again.'}
    </Notice>
  );
}
