import type { RegisterRequest } from '../../contract/account';
import { EMAIL_PATTERN } from './email-pattern';

/** The seeker wizard's fields as typed (P2). */
export type SeekerSignUp = {
  name: string;
  email: string;
  purpose: '' | 'rent' | 'buy';
  budget: string;
  preferredLocation: string;
  moveInTimeline: '' | RegisterRequest['preferences']['moveInTimeline'];
  password: string;
  confirmPassword: string;
};

export const EMPTY_SIGN_UP: SeekerSignUp = {
  name: '',
  email: '',
  purpose: '',
  budget: '',
  preferredLocation: '',
  moveInTimeline: '',
  password: '',
  confirmPassword: '',
};

export const LAST_STEP = 3;
const MIN_PASSWORD = 8;

const band = (value: string, label: string) => ({ value, label });

/** Budget bands in naira (P3): a year's rent, or a price. */
export const BUDGETS = {
  rent: [
    band('0-500000', 'Up to ₦500,000 per year'),
    band('500000-1000000', '₦500,000 to ₦1,000,000 per year'),
    band('1000000-2000000', '₦1,000,000 to ₦2,000,000 per year'),
    band('2000000-5000000', '₦2,000,000 to ₦5,000,000 per year'),
    band('5000000+', 'Over ₦5,000,000 per year'),
  ],
  buy: [
    band('0-10000000', 'Up to ₦10,000,000'),
    band('10000000-20000000', '₦10,000,000 to ₦20,000,000'),
    band('20000000-50000000', '₦20,000,000 to ₦50,000,000'),
    band('50000000-100000000', '₦50,000,000 to ₦100,000,000'),
    band('100000000+', 'Over ₦100,000,000'),
  ],
};

export const TIMELINES = [
  band('immediately', 'Immediately'),
  band('1-3months', 'In 1 to 3 months'),
  band('3-6months', 'In 3 to 6 months'),
  band('6months+', 'Later than 6 months'),
];

export type SignUpErrors = Partial<Record<keyof SeekerSignUp, string>>;

/** What keeps a step from going on (P5), by field. */
export function signUpErrors(step: number, form: SeekerSignUp): SignUpErrors {
  const errors: SignUpErrors = {};
  if (step === 1) {
    if (form.name.trim() === '') errors.name = 'Name is required';
    if (form.email.trim() === '') errors.email = 'Email is required';
    else if (!EMAIL_PATTERN.test(form.email.trim())) errors.email = 'Please enter a valid email';
  }
  if (step === 2 && form.purpose === '') errors.purpose = 'Please select your purpose';
  if (step === LAST_STEP) {
    if (form.budget === '') errors.budget = 'Please select your budget range';
    if (form.preferredLocation.trim() === '')
      errors.preferredLocation = 'Preferred location is required';
    if (form.moveInTimeline === '') errors.moveInTimeline = 'Please select your move-in timeline';
    if (form.password === '') errors.password = 'Password is required';
    else if (form.password.length < MIN_PASSWORD)
      errors.password = 'Password must be at least 8 characters';
    if (form.confirmPassword === '') errors.confirmPassword = 'Please confirm your password';
    else if (form.confirmPassword !== form.password)
      errors.confirmPassword = 'Passwords do not match';
  }
  return errors;
}

/** The call's body (SIGN-6). @throws when a step was not completed. */
export function registerRequest(form: SeekerSignUp): RegisterRequest {
  if (form.purpose === '' || form.moveInTimeline === '')
    throw new Error('The sign-up is not complete');
  return {
    name: form.name.trim(),
    email: form.email.trim(),
    password: form.password,
    userType: 'seeker',
    preferences: {
      purpose: form.purpose,
      budget: form.budget,
      preferredLocation: form.preferredLocation.trim(),
      moveInTimeline: form.moveInTimeline,
    },
  };
}
