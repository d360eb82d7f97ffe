import * as z from 'zod/mini';
import { agentSignupSchema, applicant } from '../../contract/people/agent-signup';
import { newPasswordSchema } from '../../contract/people/account';
import { DOCUMENT_KINDS, type DocumentKind } from '../../contract/people/document-options';
import { PLAN_IDS } from '../../contract/plan/plan-options';
import { type Problems, problemsIn } from '../forms/problems-in';
import type { BusinessSignUp } from './business-sign-up';

export type BusinessField = keyof BusinessSignUp | DocumentKind;
export type BusinessErrors = Problems<BusinessField>;

const MISSING_DOCUMENT: Record<DocumentKind, string> = {
  cacCertificate: 'CAC Certificate is required',
  validID: 'Valid ID is required',
  addressProof: 'Proof of address is required',
};

const { name, companyName, email, phone } = agentSignupSchema.shape;
const yesOrNo = z.enum(['yes', 'no'], 'Please select an option');

/** What each step asks for, by the rules of the call; the documents of the fourth are files. */
const STEPS = [
  z.object({ selectedPlan: z.enum(PLAN_IDS, 'Please choose a plan') }),
  z.object({
    companyName,
    rcNumber: applicant.rcNumber,
    companyEmail: applicant.companyEmail,
    companyPhone: applicant.companyPhone,
    officeAddress: applicant.officeAddress,
    marketingState: applicant.states,
  }),
  z.object({
    fullName: name,
    position: applicant.position,
    workEmail: email,
    officialPhone: phone,
  }),
  z.object({}),
  z
    .object({
      isRegisteredAgency: yesOrNo,
      representsOwners: yesOrNo,
      propertiesCount: z.pipe(
        z.string().check(z.trim(), z.minLength(1, 'Please enter a number')),
        z.pipe(
          z.transform((text: string) => Number(text)),
          applicant.propertiesCount,
        ),
      ),
      password: newPasswordSchema,
      confirmPassword: z.string(),
    })
    .check(
      z.refine((form) => form.password === form.confirmPassword, {
        path: ['confirmPassword'],
        message: 'Passwords do not match',
        when: () => true,
      }),
    ),
] as const;

/** On which step a field stands, counted from 0. */
export function stepOfField(field: keyof BusinessSignUp): number {
  return STEPS.findIndex((schema) => field in schema.shape);
}

/**
 * The first step that is not in order, and what is wrong there; null where all are. It begins with
 * the step that somebody is on: nobody is led away from what can be put right in front of them.
 * @param withOthers whether the steps before are looked at too, as at the end of the wizard
 */
export function firstErrors(
  current: number,
  form: BusinessSignUp,
  documents: readonly DocumentKind[],
  withOthers: boolean,
): { step: number; errors: BusinessErrors } | null {
  for (const step of withOthers ? [current, ...STEPS.keys()] : [current]) {
    const errors = businessErrors(step, form, documents);
    if (Object.keys(errors).length > 0) return { step, errors };
  }
  return null;
}

/**
 * What keeps a step of the business sign-up, counted from 0, from going on, by field.
 * @param documents the kinds of documents that lie on the phone
 */
export function businessErrors(
  step: number,
  form: BusinessSignUp,
  documents: readonly DocumentKind[],
): BusinessErrors {
  if (step === 3) {
    const missing = DOCUMENT_KINDS.filter((kind) => !documents.includes(kind));
    return Object.fromEntries(missing.map((kind) => [kind, MISSING_DOCUMENT[kind]]));
  }
  const schema = STEPS[step];
  return schema === undefined ? {} : problemsIn(schema, form);
}
