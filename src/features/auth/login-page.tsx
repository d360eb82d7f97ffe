import { type FormEvent, useState } from 'react';
import { Link, Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/database-context';
import { ErrorSummary } from '../../components/error-summary';
import { TextField } from '../../components/field';
import { KeptNotice } from '../../components/kept-notice';
import { Notice } from '../../components/notice';
import { openJoinModal } from '../../components/join-modal-store';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/use-kept-form';
import type { LoginType } from '../../contract/account';
import { storeSession } from '../../db/repositories/account/session-repository';
import { homeOf } from '../../domain/auth/home-of';
import { loginErrorText } from '../../domain/auth/login-errors';
import { logIn } from '../../sync/account-calls';
import { sendNow } from '../../sync/send-now';
import styles from './login-page.module.css';

const USER_TYPES: { value: LoginType; label: string }[] = [
  { value: 'seeker', label: 'Property Seeker: looking to buy or rent' },
  { value: 'agent', label: 'Agent/Owner: listing properties for sale or rent' },
];

const EMPTY: { userType: LoginType; email: string } = { userType: 'agent', email: '' };

/** Log In (LOGIN-1 to LOGIN-6). */
export default function LoginPage() {
  const database = useDatabase();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const form = useKeptForm('login', EMPTY);
  const { userType, email } = form.fields;
  const [password, setPassword] = useState('');
  const [error, setError] = useState('');
  const [remember, setRemember] = useState(true);
  const [busy, setBusy] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const missing =
    email.trim() === '' ? 'login-email' : password.trim() === '' ? 'login-password' : '';
  const { user, expired } = useSession();

  const submit = async () => {
    if (email.trim() === '' || password.trim() === '') {
      setError('Please enter both email and password');
      setAttempt(attempt + 1);
      return;
    }
    setBusy(true);
    setError('');
    try {
      const login = await form.send(() => logIn({ email: email.trim(), password, userType }));
      await storeSession(login, remember);
      // A session that had ended left its rows waiting for this moment.
      await sendNow(database);
      const next = safePath(params.get('next'));
      void navigate(next ?? homeOf(login.user.userType));
    } catch (failure) {
      setError(loginErrorText(failure instanceof Error ? failure.message : ''));
      setBusy(false);
    }
  };

  if (user !== null && !expired && !busy) {
    return <Navigate replace to={safePath(params.get('next')) ?? homeOf(user.userType)} />;
  }
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <h1>Log In</h1>
      {params.get('verified') === 'true' && (
        <Notice tone="good">Your email has been verified successfully! You can now log in.</Notice>
      )}
      {params.get('verified') === 'false' && (
        <Notice tone="bad">
          This verification link has expired or was used already. Try to log in, or sign up again.
        </Notice>
      )}
      {error && missing !== '' && (
        <ErrorSummary problems={[{ field: missing, text: error }]} attempt={attempt} />
      )}
      {error && missing === '' && <Notice tone="bad">{error}</Notice>}
      <form
        className={`${stack.card} ${stack.stack}`}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!busy) void submit();
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
              setError('');
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
              setError('');
            }}
          />
          <KeptNotice form={form} />
          <Button look="primary" wide type="submit" disabled={busy}>
            {busy ? 'Logging in...' : 'Log In'}
          </Button>
        </fieldset>
        <label className={stack.row}>
          <input
            type="checkbox"
            checked={remember}
            onChange={(event) => setRemember(event.target.checked)}
          />
          Remember me
        </label>
        <div className={stack.between}>
          <Link to="/forgot-password">Forgot password?</Link>
          <Button look="plain" onClick={openJoinModal}>
            Sign up
          </Button>
        </div>
      </form>
    </div>
  );
}

/** Only a path of this app may follow a login: a full address could lead anywhere. */
function safePath(path: string | null): string | null {
  return path !== null && /^\/(?![/\\])/.test(path) ? path : null;
}
