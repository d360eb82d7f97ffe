import type { OwnApplicationView } from '../../db/repositories/own-application-repository';
import type { BusinessErrors } from '../../domain/signup/business-errors';
import { LAST_BUSINESS_STEP } from '../../domain/signup/business-sign-up';

/** The server's names of fields, as the wizard calls them, with the step they are on. */
const FIELDS: Record<string, { field: keyof BusinessErrors; step: number }> = {
  companyName: { field: 'companyName', step: 1 },
  rcNumber: { field: 'rcNumber', step: 1 },
  companyEmail: { field: 'companyEmail', step: 1 },
  companyPhone: { field: 'companyPhone', step: 1 },
  location: { field: 'officeAddress', step: 1 },
  states: { field: 'marketingState', step: 1 },
  name: { field: 'fullName', step: 2 },
  position: { field: 'position', step: 2 },
  email: { field: 'workEmail', step: 2 },
  phone: { field: 'officialPhone', step: 2 },
  propertiesCount: { field: 'propertiesCount', step: LAST_BUSINESS_STEP },
  password: { field: 'password', step: LAST_BUSINESS_STEP },
};

export type Refusal = {
  message: string;
  /** The company or the e-mail is registered: told in a dialog, and back to step 1 (A4). */
  isTaken: boolean;
  step: number;
  errors: BusinessErrors;
};

/** What the server did not take of a registration, and where in the wizard it is put right. */
export function refusalOf(view: OwnApplicationView | null): Refusal | null {
  const error = view?.row?.state === 'rejected' ? view.row.lastError : null;
  if (error === null || error === undefined) return null;
  const isTaken = error.message.includes('already registered');
  const at = FIELDS[error.field ?? ''] ?? { field: 'password', step: LAST_BUSINESS_STEP };
  return {
    message: error.message,
    isTaken,
    step: isTaken ? 1 : at.step,
    errors: { [at.field]: error.message },
  };
}
