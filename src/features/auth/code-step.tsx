import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../components/button';
import { ErrorSummary } from '../../components/form/error-summary';
import { TextField } from '../../components/form/field';
import stack from '../../components/stack.module.css';

const FIELD = 'login-code';

/** The second step of a login, where the account asks for a code; the cursor is in its field. */
export function CodeStep({
  error,
  attempt,
  busy,
  onCode,
  onBack,
}: {
  /** Why the last code was refused, or ''. */
  error: string;
  /** Counts the refusals. */
  attempt: number;
  busy: boolean;
  onCode: (code: string) => void;
  onBack: () => void;
}) {
  const [code, setCode] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setIsMissing(code.trim() === '');
    if (code.trim() !== '') onCode(code.trim());
  };
  const problem = isMissing ? 'Please enter the code' : error;
  return (
    <>
      <h1>Enter your code</h1>
      <ErrorSummary
        problems={problem === '' ? [] : [{ field: FIELD, text: problem }]}
        attempt={attempt}
      />
      <form
        ref={form}
        className={`${stack.card} ${stack.stack}`}
        noValidate
        onSubmit={(event) => submit(event)}
      >
        <TextField
          id={FIELD}
          label="Code from your app"
          hint="Without the app, enter one of your recovery codes."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          onChange={(event) => {
            setCode(event.target.value);
            setIsMissing(false);
          }}
        />
        <Button look="primary" wide type="submit" disabled={busy}>
          {busy ? 'Logging in...' : 'Log In'}
        </Button>
        <Button look="plain" onClick={onBack}>
          Back
        </Button>
      </form>
    </>
  );
}
