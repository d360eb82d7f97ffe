import { EMAIL_PATTERN } from '../auth/email-pattern';

/** Who a visitor is for the agent they write to (P4). */
export type ContactInfo = { name: string; email: string; phone: string };
export type ContactInfoErrors = Partial<Record<keyof ContactInfo, string>>;

export const EMPTY_CONTACT_INFO: ContactInfo = { name: '', email: '', phone: '' };

const PHONE_PATTERN = /^\+?[\d\s()-]{10,15}$/;

/** What is missing or wrong, by field (P5). */
export function contactInfoErrors(info: ContactInfo): ContactInfoErrors {
  const errors: ContactInfoErrors = {};
  const email = info.email.trim();
  const phone = info.phone.trim();
  if (info.name.trim() === '') errors.name = 'Name is required';
  if (email === '') errors.email = 'Email is required';
  else if (!EMAIL_PATTERN.test(email)) errors.email = 'Email is invalid';
  if (phone === '') errors.phone = 'Phone number is required';
  else if (!PHONE_PATTERN.test(phone)) errors.phone = 'Phone number is invalid';
  return errors;
}
