import { isSameJson } from '../../domain/is-same-json';
import type { AgentSignup } from '../../contract/people/agent-signup';
import type { OwnApplicationView } from '../../db/repositories/applications/own-application-repository';
import { isObject } from '../../domain/checks';
import { type BusinessErrors, stepOfField } from '../../domain/signup/business-errors';
import { type BusinessSignUp, LAST_BUSINESS_STEP } from '../../domain/signup/business-sign-up';
import { signupRequest } from '../../domain/signup/signup-request';

/** The server's names of fields, as the wizard calls them. */
const FIELDS: Partial<Record<keyof AgentSignup, keyof BusinessSignUp>> = {
  selectedPlan: 'selectedPlan',
  companyName: 'companyName',
  rcNumber: 'rcNumber',
  companyEmail: 'companyEmail',
  companyPhone: 'companyPhone',
  location: 'officeAddress',
  states: 'marketingState',
  name: 'fullName',
  position: 'position',
  email: 'workEmail',
  phone: 'officialPhone',
  isRegisteredAgency: 'isRegisteredAgency',
  representsOwners: 'representsOwners',
  propertiesCount: 'propertiesCount',
  password: 'password',
};

export type Refusal = {
  message: string;
  /** The company or the e-mail is registered: told in a dialog. */
  isTaken: boolean;
  /** Where it is put right: the step that has the field. */
  step: number;
  /** Empty where the server named no field of the wizard. */
  errors: BusinessErrors;
};

/**
 * What the server did not take of a registration, and where in the wizard it is put right; null once
 * the field is another than the one that was refused, so that nobody is led back to it again.
 */
export function refusalOf(view: OwnApplicationView | null): Refusal | null {
  const row = view?.row?.state === 'rejected' ? view.row : null;
  if (view === null || row === null || row.lastError === null) return null;
  const { message, field = '' } = row.lastError;
  const isTaken = message.includes('already registered');
  const [name = ''] = field.split('.');
  const at = isServerField(name) ? FIELDS[name] : undefined;
  if (at === undefined)
    return { message, isTaken, step: isTaken ? 1 : LAST_BUSINESS_STEP, errors: {} };
  if (isServerField(name) && wasChanged(name, row.payload, view)) return null;
  return { message, isTaken, step: stepOfField(at), errors: { [at]: message } };
}

function isServerField(name: string): name is keyof AgentSignup {
  return name in FIELDS;
}

function wasChanged(
  name: keyof AgentSignup,
  payload: unknown,
  { application }: OwnApplicationView,
): boolean {
  // A password is not kept to be compared.
  if (name === 'password') return false;
  const request = isObject(payload) ? payload['request'] : undefined;
  if (!isObject(request) || !(name in request)) return false;
  const now = signupRequest(application.id, application.form, [])[name];
  return !isSameJson(now, request[name]);
}
