import type { ReceivedContact } from '../../contract/people/contact-request';
import { telephoneLink, whatsAppLink } from '../format/phone-links';

/** One way to reach somebody: its word, its icon and the link that opens it. */
export type Way = { label: string; icon: 'phone' | 'message' | 'mail'; href: string };

/**
 * The ways to reach a visitor who left a number, what they asked for first: a call, or a letter with its
 * greeting written already. E-mail is always one of them.
 */
export function waysToAnswer({
  name,
  email,
  phone,
  kind,
  propertyTitle,
}: Pick<ReceivedContact, 'name' | 'email' | 'phone' | 'kind' | 'propertyTitle'>): [Way, ...Way[]] {
  const greeting = `Hello ${name}, you asked about ${propertyTitle}.`;
  const call = wayBy('Call', 'phone', telephoneLink(phone));
  const write = wayBy('WhatsApp', 'message', whatsAppLink(phone, greeting));
  const letter = `subject=${encodeURIComponent(propertyTitle)}&body=${encodeURIComponent(`${greeting}\n\n`)}`;
  const mail: Way = { label: 'E-mail', icon: 'mail', href: `mailto:${email}?${letter}` };
  const [first = mail, ...others] = kind === 'call' ? [...call, ...write] : [...write, ...call];
  return first === mail ? [mail] : [first, ...others, mail];
}

function wayBy(label: string, icon: Way['icon'], href: string | null): Way[] {
  return href === null ? [] : [{ label, icon, href }];
}
