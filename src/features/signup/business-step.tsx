import type { RefObject } from 'react';
import { TextField } from '../../components/form/field';
import stack from '../../components/stack.module.css';
import type { DocumentKind } from '../../contract/people/document-options';
import type { OwnDocument } from '../../db/repositories/applications/own-application-repository';
import { BUSINESS_STEPS } from '../../domain/signup/business-sign-up';
import { DocumentsStep } from './documents-step';
import { FinalStep } from './final-step';
import { PlanStep } from './plan-step';
import { StatePicker } from './state-picker';
import type { StepProps } from './step-props';

/** The fields of one step under its heading, which takes the focus when the step changes. */
export function BusinessStep({
  applicationId,
  step,
  documents,
  heading,
  onDocument,
  ...props
}: StepProps & {
  applicationId: string;
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
        <DocumentsStep
          applicationId={applicationId}
          documents={documents}
          errors={props.errors}
          onDocument={onDocument}
        />
      )}
      {step === 4 && <FinalStep {...props} />}
    </>
  );
}

function CompanyStep({ form, errors, change }: StepProps) {
  return (
    <>
      <div className={stack.grid2}>
        <TextField
          id="business-companyName"
          label="Company name"
          required
          autoComplete="organization"
          maxLength={160}
          error={errors.companyName}
          value={form.companyName}
          onChange={(event) => change('companyName', event.target.value)}
        />
        <TextField
          id="business-rcNumber"
          label="RC Number"
          hint="The number on your CAC certificate"
          required
          autoComplete="off"
          maxLength={40}
          error={errors.rcNumber}
          value={form.rcNumber}
          onChange={(event) => change('rcNumber', event.target.value)}
        />
        <TextField
          id="business-companyEmail"
          label="Company email"
          required
          type="email"
          autoComplete="off"
          error={errors.companyEmail}
          value={form.companyEmail}
          onChange={(event) => change('companyEmail', event.target.value)}
        />
        <TextField
          id="business-companyPhone"
          label="Company phone"
          required
          type="tel"
          autoComplete="tel"
          maxLength={40}
          error={errors.companyPhone}
          value={form.companyPhone}
          onChange={(event) => change('companyPhone', event.target.value)}
        />
      </div>
      <TextField
        id="business-officeAddress"
        label="Office address"
        required
        autoComplete="street-address"
        maxLength={300}
        error={errors.officeAddress}
        value={form.officeAddress}
        onChange={(event) => change('officeAddress', event.target.value)}
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

function ContactStep({ form, errors, change }: StepProps) {
  return (
    <div className={stack.grid2}>
      <TextField
        id="business-fullName"
        label="Full name"
        required
        autoComplete="name"
        maxLength={120}
        error={errors.fullName}
        value={form.fullName}
        onChange={(event) => change('fullName', event.target.value)}
      />
      <TextField
        id="business-position"
        label="Position"
        required
        autoComplete="organization-title"
        maxLength={120}
        error={errors.position}
        value={form.position}
        onChange={(event) => change('position', event.target.value)}
      />
      <TextField
        id="business-workEmail"
        label="Work email"
        hint="You log in with it, and we write to it"
        required
        type="email"
        autoComplete="email"
        error={errors.workEmail}
        value={form.workEmail}
        onChange={(event) => change('workEmail', event.target.value)}
      />
      <TextField
        id="business-officialPhone"
        label="Phone number"
        required
        type="tel"
        autoComplete="tel"
        maxLength={40}
        error={errors.officialPhone}
        value={form.officialPhone}
        onChange={(event) => change('officialPhone', event.target.value)}
      />
    </div>
  );
}
