import { telephoneLink } from '../domain/format/phone-links';
import { shownPhone } from '../domain/format/shown-phone';

/** A phone number to tap; one that cannot be called is only shown. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = telephoneLink(phone);
  return href === null ? phone : <a href={href}>{shownPhone(phone)}</a>;
}
