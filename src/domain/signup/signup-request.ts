import type { AgentSignup } from '../../contract/people/agent-signup';
import { DOCUMENT_KINDS, type DocumentKind } from '../../contract/people/document-options';
import { PLANS } from '../plans/plans';
import type { BusinessSignUp } from './business-sign-up';
import { DOCUMENT_NAMES } from './document-names';

/** POST /agent-signup from the wizard's fields, all but the password. */
export function signupRequest(
  id: string,
  form: BusinessSignUp,
  documents: readonly DocumentKind[],
): Omit<AgentSignup, 'password'> {
  return {
    id,
    email: form.workEmail.trim(),
    name: form.fullName.trim(),
    companyName: form.companyName.trim(),
    phone: form.officialPhone.trim(),
    location: form.officeAddress.trim(),
    experience: form.position.trim(),
    message: summary(form, documents),
    rcNumber: form.rcNumber.trim(),
    companyEmail: form.companyEmail.trim(),
    companyPhone: form.companyPhone.trim(),
    position: form.position.trim(),
    states: form.marketingState,
    isRegisteredAgency: form.isRegisteredAgency === 'yes',
    representsOwners: form.representsOwners === 'yes',
    propertiesCount: Number(form.propertiesCount),
    selectedPlan: form.selectedPlan === '' ? 'starter' : form.selectedPlan,
    billingPeriod: form.billingPeriod,
  };
}

/** Plan, billing period, RC number, states, properties and what papers there are, as text. */
function summary(form: BusinessSignUp, documents: readonly DocumentKind[]): string {
  const plan = PLANS.find(({ id }) => id === form.selectedPlan)?.name ?? form.selectedPlan;
  return [
    `Plan: ${plan}`,
    `Billing period: ${form.billingPeriod}`,
    `RC number: ${form.rcNumber.trim()}`,
    `States: ${form.marketingState.join(', ')}`,
    `Properties: ${form.propertiesCount}`,
    ...DOCUMENT_KINDS.map(
      (kind) => `${DOCUMENT_NAMES[kind]}: ${documents.includes(kind) ? 'Yes' : 'No'}`,
    ),
  ].join('\n');
}

/** What the applicant reads once the server has the application. */
export function submittedText(email: string): string {
  return `Your registration has been submitted for review. We will contact you at ${email} once your application is approved. You will not be able to log in until approval is complete.`;
}
