import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import { Dialog } from '../../components/dialog/dialog';
import { ErrorSummary, problemsOf } from '../../components/form/error-summary';
import { Notice } from '../../components/notice';
import stack from '../../components/stack.module.css';
import { DOCUMENT_KINDS } from '../../contract/people/document-options';
import type { OwnApplicationView } from '../../db/repositories/applications/own-application-repository';
import {
  keepApplication,
  submitApplication,
} from '../../db/repositories/applications/own-application-commands';
import {
  type BusinessErrors,
  firstErrors,
  type BusinessField,
} from '../../domain/signup/business-errors';
import {
  type BusinessSignUp,
  EMPTY_BUSINESS_SIGN_UP,
  LAST_BUSINESS_STEP,
} from '../../domain/signup/business-sign-up';
import { CONTACT_EMAIL } from '../../domain/brand';
import { readPlanChoice, storePlanChoice } from '../../platform/plan-choice';
import { keepTyping } from '../../platform/typing/keep-typing';
import { useFlushWhenLeft } from '../../platform/use-flush-when-left';
import { useLatest } from '../../platform/use-latest';
import { BusinessStep } from './business-step';
import { refusalOf } from './refusal-of';
import { StepIndicator } from './step-indicator';
import { ownKeys } from '../../contract/own-keys';

const FIELDS: readonly BusinessField[] = [...ownKeys(EMPTY_BUSINESS_SIGN_UP), ...DOCUMENT_KINDS];

/** The five steps (BIZ-1), kept on this device at every change. */
export function BusinessWizard({ view }: { view: OwnApplicationView | null }) {
  const database = useDatabase();
  const navigate = useNavigate();
  const refusal = refusalOf(view);
  // Of a refusal that names no field of the wizard there is only what the server said.
  const noField =
    refusal !== null && !refusal.isTaken && Object.keys(refusal.errors).length === 0
      ? refusal.message
      : '';
  const start = startOf(view, refusal?.step);
  const [typed, setTyped] = useState<Partial<BusinessSignUp>>({});
  // Where it stands in this tab; null follows what another one does, until something is done here.
  const [at, setAt] = useState<number | null>(null);
  const form = { ...start.form, ...typed };
  const step = at ?? start.step;
  const [errors, setErrors] = useState<BusinessErrors>(refusal?.errors ?? {});
  const [alerted, setAlerted] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState(noField);
  const busy = useRef(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const latest = useLatest(() => keepApplication(form, step, database));
  const [typing] = useState(() => keepTyping(() => latest.current()));
  useEffect(() => {
    if (at !== null) typing.changed();
  }, [typing, typed, at]);
  useFlushWhenLeft(typing.flush);

  const change = <Key extends keyof BusinessSignUp>(key: Key, value: BusinessSignUp[Key]) => {
    const next = { ...form, [key]: value };
    setTyped((before) => ({ ...before, [key]: value }));
    setAt(step);
    // The last choice holds, wherever it was made: else the pricing page's would come back.
    if (next.selectedPlan !== '' && (key === 'selectedPlan' || key === 'billingPeriod'))
      storePlanChoice({ planId: next.selectedPlan, period: next.billingPeriod });
    setErrors((before) => ({ ...before, [key]: undefined }));
  };
  const goTo = (to: number) => {
    setErrors({});
    setAt(to);
    heading.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const kinds = (view?.documents ?? []).map(({ kind }) => kind);
    const isLast = step === LAST_BUSINESS_STEP;
    const found = firstErrors(step, form, kinds, isLast);
    setErrors(found?.errors ?? {});
    setAttempt(attempt + 1);
    if (found !== null) {
      // The errors go along to the step that has their fields.
      if (found.step !== step) setAt(found.step);
      return;
    }
    if (busy.current) return;
    if (!isLast) {
      goTo(step + 1);
      return;
    }
    busy.current = true;
    await submitApplication(form, database).catch(() =>
      setFailure(
        'This device could not keep the registration. Free some space and press Complete Registration again: nothing typed is lost.',
      ),
    );
    busy.current = false;
  };

  return (
    <>
      <StepIndicator step={step} />
      {view?.application.reason && (
        <Notice tone="warn">
          We could not accept your last application: {view.application.reason} Please choose the
          papers again.
        </Notice>
      )}
      {failure && (
        <Notice tone="bad">
          {failure}
          {failure === noField && (
            <>
              {' '}
              What you typed is saved on this device. Questions? Write to{' '}
              <a href={`mailto:${CONTACT_EMAIL}`}>{CONTACT_EMAIL}</a>.
            </>
          )}
        </Notice>
      )}
      <form
        className={`${stack.card} ${stack.stack}`}
        noValidate
        onSubmit={(event) => void submit(event)}
      >
        <ErrorSummary problems={problemsOf('business', FIELDS, errors)} attempt={attempt} />
        <BusinessStep
          step={step}
          form={form}
          errors={errors}
          documents={view?.documents ?? []}
          heading={heading}
          change={change}
          onDocument={(kind) => setErrors((before) => ({ ...before, [kind]: undefined }))}
        />
        <div className={stack.row}>
          {step > 0 && <Button onClick={() => goTo(step - 1)}>Back</Button>}
          {step < 2 && <Button onClick={() => void navigate('/')}>Cancel</Button>}
          <Button look="primary" type="submit">
            {step < LAST_BUSINESS_STEP ? 'Next' : 'Complete Registration'}
          </Button>
        </div>
      </form>
      <p className={`${stack.small} ${stack.soft}`}>
        What you type is kept on this device, but for the password, also without a network. You can
        close the page and go on later.
      </p>
      {refusal?.isTaken === true && !alerted && (
        <Dialog title="Already registered" onClose={() => setAlerted(true)}>
          <p>{refusal.message}</p>
          <Button look="primary" onClick={() => setAlerted(true)}>
            OK
          </Button>
        </Dialog>
      )}
    </>
  );
}

/** Where the wizard begins: where it was left, and after the plan where one was chosen (BIZ-1). */
function startOf(
  view: OwnApplicationView | null,
  refusedStep: number | undefined,
): { form: BusinessSignUp; step: number } {
  const choice = readPlanChoice();
  const kept = view?.application;
  const form: BusinessSignUp = {
    ...EMPTY_BUSINESS_SIGN_UP,
    ...kept?.form,
    ...(choice ? { selectedPlan: choice.plan.id, billingPeriod: choice.period } : {}),
  };
  const step = refusedStep ?? kept?.step ?? 0;
  return { form, step: choice && step === 0 ? 1 : step };
}
