import type { BillingPeriod, PlanId } from '../../contract/plan/plan-options';

/** The business wizard's fields as typed. Documents lie beside it, as bytes. */
export type BusinessSignUp = {
  selectedPlan: PlanId | '';
  billingPeriod: BillingPeriod;
  companyName: string;
  rcNumber: string;
  companyEmail: string;
  companyPhone: string;
  officeAddress: string;
  marketingState: string[];
  fullName: string;
  position: string;
  workEmail: string;
  officialPhone: string;
  isRegisteredAgency: '' | 'yes' | 'no';
  representsOwners: '' | 'yes' | 'no';
  propertiesCount: string;
  password: string;
  confirmPassword: string;
};

export const EMPTY_BUSINESS_SIGN_UP: BusinessSignUp = {
  selectedPlan: '',
  billingPeriod: 'monthly',
  companyName: '',
  rcNumber: '',
  companyEmail: '',
  companyPhone: '',
  officeAddress: '',
  marketingState: [],
  fullName: '',
  position: '',
  workEmail: '',
  officialPhone: '',
  isRegisteredAgency: '',
  representsOwners: '',
  propertiesCount: '',
  password: '',
  confirmPassword: '',
};

/** The steps in their order; the index is the step. */
export const BUSINESS_STEPS = [
  'Plan Selection',
  'Company Details',
  'Contact Person',
  'Documents',
  'Final Details',
] as const;
export const LAST_BUSINESS_STEP = BUSINESS_STEPS.length - 1;

/** The form as it is kept on the phone: a password is never among it. */
export function withoutPasswords(form: BusinessSignUp): BusinessSignUp {
  return { ...form, password: '', confirmPassword: '' };
}
