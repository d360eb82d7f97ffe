import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../components/button';
import { useDatabase } from '../../components/context/database-context';
import buttons from '../../components/button.module.css';
import { Icon } from '../../components/icon';
import stack from '../../components/stack.module.css';
import { useRefresh } from '../../components/delivery/use-refresh';
import { When } from '../../components/when';
import type { ReceivedContact } from '../../contract/people/contact-request';
import { readSnapshot } from '../../db/repositories/account/snapshot-repository';
import { telephoneLink, whatsAppLink } from '../../domain/format/phone-links';
import { refreshContacts } from '../../sync/refresh/account/refresh-contacts';

/** So many stand above the letters at first. */
const SHOWN = 3;

/** Visitors without an account who left a number or asked to be written to (AMSG-4). */
export function LeftNumbers() {
  const database = useDatabase();
  const contacts = useLiveQuery(() => readSnapshot('contacts', database), [database])?.value ?? [];
  useRefresh(() => refreshContacts(database), database.userId);
  const [showsAll, setShowsAll] = useState(false);
  if (contacts.length === 0) return null;
  const shown = showsAll ? contacts : contacts.slice(0, SHOWN);
  return (
    <section className={stack.stack} aria-labelledby="left-numbers">
      <h2 id="left-numbers">Left their number</h2>
      <ul className={stack.stack}>
        {shown.map((contact) => (
          <li key={contact.id}>
            <LeftNumber contact={contact} />
          </li>
        ))}
      </ul>
      {shown.length < contacts.length && (
        <div>
          <Button onClick={() => setShowsAll(true)}>Show all {contacts.length}</Button>
        </div>
      )}
    </section>
  );
}

function LeftNumber({ contact }: { contact: ReceivedContact }) {
  const { id, name, email, phone, kind, message, propertyTitle, createdAt } = contact;
  const greeting = `Hello ${name}, you asked about ${propertyTitle}.`;
  const ways = [
    { icon: 'phone', label: 'Call', href: telephoneLink(phone) },
    { icon: 'message', label: 'WhatsApp', href: whatsAppLink(phone, greeting) },
    { icon: 'mail', label: 'E-mail', href: `mailto:${email}` },
  ] as const;
  return (
    <article className={`${stack.card} ${stack.stack}`} aria-labelledby={`left-${id}`}>
      <div>
        <h3 id={`left-${id}`}>{name}</h3>
        <p className={stack.soft}>
          {kind === 'call' ? 'Asks for a call' : 'Asks to be written to'} about {propertyTitle},{' '}
          <When at={Date.parse(createdAt)} />
        </p>
      </div>
      {message !== '' && <p>{message}</p>}
      <div className={stack.row}>
        {ways.map(
          ({ icon, label, href }) =>
            href !== null && (
              <a
                key={label}
                className={`${buttons.button} ${buttons.secondary}`}
                href={href}
                aria-label={`${label} ${name}`}
              >
                <Icon name={icon} />
                {label}
              </a>
            ),
        )}
      </div>
    </article>
  );
}
