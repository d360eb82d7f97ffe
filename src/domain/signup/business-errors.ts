import type { DocumentKind } from '../../contract/document-options';
import { DOCUMENT_KINDS } from '../../contract/document-options';
import { EMAIL_PATTERN } from '../auth/email-pattern';
import type { BusinessSignUp } from './business-sign-up';

export type BusinessField = keyof BusinessSignUp | DocumentKind;
export type BusinessErrors = Partial<Record<BusinessField, string>>;

const MIN_PASSWORD = 8;
const MISSING_DOCUMENT: Record<DocumentKind, string> = {
  cacCertificate: 'CAC Certificate is required',
  validID: 'Valid ID is required',
  addressProof: 'Proof of address is required',
};

/**
 * What keeps a step of the business sign-up from going on (A5), by field.
 * @param documents the kinds of documents that lie on the phone
 */
export function businessErrors(
  step: number,
  form: BusinessSignUp,
  documents: readonly DocumentKind[],
): BusinessErrors {
  if (step === 0) return form.selectedPlan === '' ? { selectedPlan: 'Please choose a plan' } : {};
  if (step === 1) return companyErrors(form);
  if (step === 2) return contactErrors(form);
  if (step === 3) {
    const missing = DOCUMENT_KINDS.filter((kind) => !documents.includes(kind));
    return Object.fromEntries(missing.map((kind) => [kind, MISSING_DOCUMENT[kind]]));
  }
  return finalErrors(form);
}

function companyErrors(form: BusinessSignUp): BusinessErrors {
  return without({
    companyName: required(form.companyName, 'Company name is required'),
    rcNumber: required(form.rcNumber, 'RC Number is required'),
    companyEmail: email(form.companyEmail, 'Company email is required'),
    companyPhone: required(form.companyPhone, 'Company phone is required'),
    officeAddress: required(form.officeAddress, 'Office address is required'),
    marketingState: form.marketingState.length === 0 ? 'Please select at least one state' : '',
  });
}

function contactErrors(form: BusinessSignUp): BusinessErrors {
  return without({
    fullName: required(form.fullName, 'Full name is required'),
    position: required(form.position, 'Position is required'),
    workEmail: email(form.workEmail, 'Work email is required'),
    officialPhone: required(form.officialPhone, 'Phone number is required'),
  });
}

function finalErrors(form: BusinessSignUp): BusinessErrors {
  return without({
    isRegisteredAgency: required(form.isRegisteredAgency, 'Please select an option'),
    representsOwners: required(form.representsOwners, 'Please select an option'),
    propertiesCount: count(form.propertiesCount),
    password:
      form.password === ''
        ? 'Password is required'
        : form.password.length < MIN_PASSWORD
          ? 'Password must be at least 8 characters'
          : '',
    confirmPassword: form.confirmPassword === form.password ? '' : 'Passwords do not match',
  });
}

function required(value: string, message: string): string {
  return value.trim() === '' ? message : '';
}

function email(value: string, missing: string): string {
  if (value.trim() === '') return missing;
  return EMAIL_PATTERN.test(value.trim()) ? '' : 'Email is invalid';
}

/** Most properties the server takes an applicant's word for. */
const MAX_PROPERTIES = 1_000_000;

function count(value: string): string {
  if (value.trim() === '') return 'Please enter a number';
  const number = Number(value);
  const valid = Number.isInteger(number) && number >= 0 && number <= MAX_PROPERTIES;
  return valid ? '' : 'Please enter a valid number';
}

function without(errors: Record<string, string>): BusinessErrors {
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== ''));
}
