import * as z from 'zod/mini';
import { type RegisterRequest, registerSchema } from '../../contract/people/account';
import { type Problems, problemsIn } from '../forms/problems-in';

/** The seeker wizard's fields as typed. */
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

const band = <Value extends string>(value: Value, label: string) => ({ value, label });

/** Budget bands in naira: a year's rent, or a price. */
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

export type SignUpErrors = Problems<keyof SeekerSignUp>;

const { name, email, password, preferences } = registerSchema.shape;
const { purpose, budget, preferredLocation, moveInTimeline } = preferences.shape;

/** What each step asks for, by the rules of the call. */
const STEPS = [
  z.object({ name, email }),
  z.object({ purpose }),
  z
    .object({
      budget,
      preferredLocation,
      moveInTimeline,
      password,
      confirmPassword: z.string().check(z.minLength(1, 'Please confirm your password')),
    })
    .check(
      z.refine((form) => form.password === form.confirmPassword, {
        path: ['confirmPassword'],
        message: 'Passwords do not match',
        when: () => true,
      }),
    ),
] as const;

export const LAST_STEP = STEPS.length;

/** What keeps a step, counted from 1, from going on, by field. */
export function signUpErrors(step: number, form: SeekerSignUp): SignUpErrors {
  const schema = STEPS[step - 1];
  return schema === undefined ? {} : problemsIn(schema, form);
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
