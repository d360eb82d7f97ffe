import type { BillingPeriod, PlanId } from '../../contract/plan/plan-options';
import { countOf } from '../../domain/format/count-of';
import { shownPhone } from '../../domain/format/shown-phone';
import { entitlementsOf } from '../../domain/plans/entitlements-of';

const NAMES: Record<string, string> = {
  rcNumber: 'RC number',
  position: 'Position',
  companyEmail: 'Company e-mail',
  companyPhone: 'Company phone',
  location: 'Office address',
  states: 'States',
  isRegisteredAgency: 'Registered agency',
  representsOwners: 'Represents owners',
  propertiesCount: 'Properties',
  billingPeriod: 'Billed',
  experience: 'Experience',
  message: 'Message',
};

/** What an applicant told beside name and address, as names and values to read. */
export function toldFacts(formData: Record<string, unknown>): [string, string][] {
  return Object.entries(NAMES).flatMap(([field, name]) => {
    const text = toldAs(field, formData);
    return text === '' ? [] : [[name, text] as [string, string]];
  });
}

/** How an applicant wants to pay. */
export function billingPeriodOf(formData: Record<string, unknown>): BillingPeriod {
  return formData.billingPeriod === 'yearly' ? 'yearly' : 'monthly';
}

/** The words of a field; '' of what other fields say already. */
function toldAs(field: string, formData: Record<string, unknown>): string {
  const text = textOf(formData[field]);
  if (field === 'billingPeriod' && text !== '')
    return text === 'yearly' ? 'By the year' : 'By the month';
  // The sign-up sends the position under both names, and all of its fields once more as one text.
  if (field === 'experience' && text === textOf(formData.position)) return '';
  if (field === 'message' && /^Plan: .*\nBilling period: /.test(text)) return '';
  return text;
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return shownPhone(value);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').join(', ') : '';
}

/** What an applicant told of that is more than the plan they chose publishes. */
export function beyondPlan(formData: Record<string, unknown>, plan: PlanId): string[] {
  const { listings, states } = entitlementsOf(plan);
  const { propertiesCount, states: chosen } = formData;
  const homes = typeof propertiesCount === 'number' ? propertiesCount : 0;
  const places = Array.isArray(chosen) ? chosen.length : 0;
  return [
    ...(listings !== null && homes > listings ? [countOf(homes, 'property', 'properties')] : []),
    ...(states !== null && places > states ? [countOf(places, 'state')] : []),
  ];
}
