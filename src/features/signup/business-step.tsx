import type { RefObject } from 'react';
import stack from '../../components/stack.module.css';
import type { DocumentKind } from '../../contract/people/document-options';
import type { OwnDocument } from '../../db/repositories/applications/own-application-repository';
import { BUSINESS_STEPS } from '../../domain/signup/business-sign-up';
import { DocumentsStep } from './documents-step';
import { FinalStep } from './final-step';
import { PlanStep } from './plan-step';
import { SignUpField } from './sign-up-field';
import { StatePicker } from './state-picker';
import type { StepProps } from './step-props';

/** The fields of one step under its heading, which takes the focus when the step changes. */
export function BusinessStep({
  step,
  documents,
  heading,
  onDocument,
  ...props
}: StepProps & {
  step: number;
  documents: OwnDocument[];
  heading: RefObject<HTMLHeadingElement | null>;
  onDocument: (kind: DocumentKind) => void;
}) {
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {BUSINESS_STEPS[step]}
      </h2>
      {step === 0 && <PlanStep {...props} />}
      {step === 1 && <CompanyStep {...props} />}
      {step === 2 && <ContactStep {...props} />}
      {step === 3 && (
        <DocumentsStep documents={documents} errors={props.errors} onDocument={onDocument} />
      )}
      {step === 4 && <FinalStep {...props} />}
    </>
  );
}

function CompanyStep(props: StepProps) {
  const { form, errors, change } = props;
  return (
    <>
      <div className={stack.grid2}>
        <SignUpField
          {...props}
          prefix="business"
          field="companyName"
          label="Company name"
          autoComplete="organization"
          maxLength={160}
        />
        <SignUpField
          {...props}
          prefix="business"
          field="rcNumber"
          label="RC Number"
          hint="The number on your CAC certificate"
          autoComplete="off"
          maxLength={40}
        />
        <SignUpField
          {...props}
          prefix="business"
          field="companyEmail"
          label="Company email"
          type="email"
          autoComplete="off"
        />
        <SignUpField
          {...props}
          prefix="business"
          field="companyPhone"
          label="Company phone"
          type="tel"
          autoComplete="tel"
          maxLength={40}
        />
      </div>
      <SignUpField
        {...props}
        prefix="business"
        field="officeAddress"
        label="Office address"
        autoComplete="street-address"
        maxLength={300}
      />
      <StatePicker
        chosen={form.marketingState}
        plan={form.selectedPlan}
        error={errors.marketingState}
        onChange={(states) => change('marketingState', states)}
      />
    </>
  );
}

function ContactStep(props: StepProps) {
  return (
    <div className={stack.grid2}>
      <SignUpField
        {...props}
        prefix="business"
        field="fullName"
        label="Full name"
        autoComplete="name"
        maxLength={120}
      />
      <SignUpField
        {...props}
        prefix="business"
        field="position"
        label="Position"
        autoComplete="organization-title"
        maxLength={120}
      />
      <SignUpField
        {...props}
        prefix="business"
        field="workEmail"
        label="Work email"
        hint="You log in with it, and we write to it"
        type="email"
        autoComplete="email"
      />
      <SignUpField
        {...props}
        prefix="business"
        field="officialPhone"
        label="Phone number"
        type="tel"
        autoComplete="tel"
        maxLength={40}
      />
    </div>
  );
}
