import type { BusinessErrors } from '../../domain/signup/business-errors';
import type { BusinessSignUp } from '../../domain/signup/business-sign-up';

/** What each step of the sign-up shows and changes. */
export type StepProps = {
  form: BusinessSignUp;
  errors: BusinessErrors;
  change: <Key extends keyof BusinessSignUp>(key: Key, value: BusinessSignUp[Key]) => void;
};
