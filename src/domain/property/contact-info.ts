/** Who a visitor is for the agent they write to. */
export type ContactInfo = { name: string; email: string; phone: string };

export const EMPTY_CONTACT_INFO: ContactInfo = { name: '', email: '', phone: '' };
