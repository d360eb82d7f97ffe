/** A phone number for a `tel:` link: digits, with the plus where it was written. */
export function telephoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}

/**
 * A link that opens WhatsApp on a chat with a text written already. A local Nigerian number gets its
 * country code: WhatsApp knows no other form.
 */
export function whatsAppLink(phone: string, text: string): string {
  const digits = phone.replace(/\D/g, '').replace(/^00/, '');
  const number = digits.startsWith('0') ? `234${digits.slice(1)}` : digits;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
