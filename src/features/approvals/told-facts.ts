import { shownPhone } from '../../domain/format/shown-phone';

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
  billingPeriod: 'Paid',
  experience: 'Experience',
  message: 'Message',
};

/** What an applicant told beside name and address, as names and values to read. */
export function toldFacts(formData: Record<string, unknown>): [string, string][] {
  return Object.entries(NAMES).flatMap(([field, name]) => {
    const text = textOf(formData[field]);
    return text === '' ? [] : [[name, text] as [string, string]];
  });
}

function textOf(value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return shownPhone(value);
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string').join(', ') : '';
}
