import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { ErrorSummary, problemsOf } from '../../components/form/error-summary';
import { KeptNotice } from '../../components/delivery/kept-notice';
import { Notice } from '../../components/notice';
import { showFirstError } from '../../components/form/show-first-error';
import stack from '../../components/stack.module.css';
import { useKeptForm } from '../../components/form/use-kept-form';
import { readForm, storeForm } from '../../db/repositories/forms/form-repository';
import {
  EMPTY_SIGN_UP,
  LAST_STEP,
  registerRequest,
  type SeekerSignUp,
  type SignUpErrors,
  signUpErrors,
} from '../../domain/auth/seeker-sign-up';
import { BRAND } from '../../domain/brand';
import { PROFILE } from '../../domain/profile';
import { register } from '../../sync/account-calls';
import styles from './buyer-signup-page.module.css';
import { SignupStep } from './signup-step';
import { readContactInfo } from '../../db/repositories/contacts/contact-repository';

type Told = Pick<SeekerSignUp, 'name' | 'email'>;

const FIELDS = [
  'name',
  'email',
  'purpose',
  'budget',
  'preferredLocation',
  'moveInTimeline',
  'password',
  'confirmPassword',
] as const;
const TITLES = ["Welcome! Let's get started", 'What are you looking for?', 'A few more details'];

const BEGUN = { step: 1, ...EMPTY_SIGN_UP };
const NEVER_KEPT = ['password', 'confirmPassword'] as const;

type Outcome = { state: 'form' } | { state: 'done' } | { state: 'not-sent'; why: string };

/** The seeker's sign-up in three steps (SIGN). */
export default function BuyerSignupPage() {
  const navigate = useNavigate();
  const database = useDatabase();
  const { search } = useLocation();
  const kept = useKeptForm<'buyer-signup'>('buyer-signup', BEGUN, NEVER_KEPT);
  const { step, ...form } = kept.fields;
  const setStep = (to: number) => kept.change({ step: to });
  useToldBefore(kept.change);
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>({ state: 'form' });
  const sending = useRef(false);
  const page = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const lastStep = useRef(step);
  // Its fields stand above the button that led to it.
  useEffect(() => {
    if (lastStep.current === step) return;
    lastStep.current = step;
    heading.current?.focus();
  }, [step]);

  const change = <Key extends keyof SeekerSignUp>(key: Key, value: SeekerSignUp[Key]) => {
    kept.change({ [key]: value, ...(key === 'purpose' ? { budget: '' } : {}) });
    setErrors((before) => ({ ...before, [key]: undefined }));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = signUpErrors(step, form);
    setErrors(found);
    setAttempt(attempt + 1);
    if (Object.keys(found).length > 0 || sending.current) return;
    if (step < LAST_STEP) {
      setStep(step + 1);
      return;
    }
    sending.current = true;
    setBusy(true);
    try {
      await kept.send(() => register(registerRequest(form)));
      setOutcome({ state: 'done' });
    } catch (failure) {
      if (PROFILE.welcomesAlways) setOutcome({ state: 'done' });
      else setOutcome({ state: 'not-sent', why: failure instanceof Error ? failure.message : '' });
      showFirstError(page.current);
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };
  const goToLogin = async () => {
    const login = { userType: 'seeker', email: form.email.trim() };
    await storeForm('login', () => login, database).catch(() => undefined);
    void navigate(`/login${search}`);
  };
  const firstName = form.name.trim().split(' ')[0] ?? '';

  return (
    <div ref={page} className={`${stack.page} ${stack.narrow}`}>
      <div className={stack.tight}>
        <p className={stack.soft}>
          Step {step} of {LAST_STEP}
        </p>
        <progress
          className={styles.progress}
          value={step}
          max={LAST_STEP}
          aria-label={`Step ${step} of ${LAST_STEP}`}
        />
      </div>
      <h1 ref={heading} tabIndex={-1}>
        {TITLES[step - 1]}
      </h1>
      <ErrorSummary problems={problemsOf('signup', FIELDS, errors)} attempt={attempt} />
      <form
        className={`${stack.card} ${stack.stack}`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <SignupStep step={step} form={form} errors={errors} change={change} />
        <KeptNotice form={kept} />
        {/* Beside the button, in sight however often that was pressed. */}
        {outcome.state === 'not-sent' && (
          <Notice tone="bad">
            Your account was not created yet: {outcome.why} What you typed is kept; press Complete
            Signup again.
          </Notice>
        )}
        <div className={stack.row}>
          {step > 1 && (
            <Button
              disabled={busy}
              onClick={() => {
                setErrors({});
                setStep(step - 1);
              }}
            >
              Back
            </Button>
          )}
          <Button look="primary" type="submit" disabled={busy}>
            {step < LAST_STEP ? 'Continue' : busy ? 'Processing...' : 'Complete Signup'}
          </Button>
        </div>
      </form>
      {outcome.state === 'done' && (
        <Dialog title={`Welcome to ${BRAND}, ${firstName}!`} onClose={() => void goToLogin()}>
          <p>Your account has been created successfully.</p>
          <p>
            Please check {form.email} for a verification link. Your e-mail must be verified before
            you log in.
          </p>
          <Button look="primary" onClick={() => void goToLogin()}>
            Got it!
          </Button>
        </Dialog>
      )}
    </div>
  );
}

/** Puts in the name and e-mail address that a visitor left for an agent, where nothing was typed here yet. */
function useToldBefore(change: (part: (before: Told) => Partial<Told>) => void): void {
  const database = useDatabase();
  const putIn = useEffectEvent(change);
  useEffect(() => {
    void Promise.all([readForm('buyer-signup', database), readContactInfo(database)]).then(
      ([begun, { name, email }]) => {
        if (begun !== undefined) return;
        // Who is faster than the disk has typed already.
        putIn((before) => (before.name === '' && before.email === '' ? { name, email } : {}));
      },
      () => undefined,
    );
  }, [database]);
}
