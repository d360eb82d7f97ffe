/** Fewer digits are no number that can be called from anywhere. */
const FEWEST = 7;

/**
 * A phone number for a `tel:` link: digits, with the plus where it was written. Null for what has too
 * few, as numbers from before they were checked may.
 */
export function telephoneLink(phone: string | null): string | null {
  const number = phone?.replace(/[^+\d]/g, '') ?? '';
  return number.length < FEWEST ? null : `tel:${number}`;
}

/**
 * A link that opens WhatsApp on a chat with a text written already; null for what is no number. A
 * local Nigerian number gets its country code: WhatsApp knows no other form.
 */
export function whatsAppLink(phone: string | null, text: string): string | null {
  const digits = phone?.replace(/\D/g, '').replace(/^00/, '') ?? '';
  const number = digits.replace(/^(?:2340|0|(?=[789]\d{9}$))/, '234');
  return digits.length < FEWEST ? null : `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
