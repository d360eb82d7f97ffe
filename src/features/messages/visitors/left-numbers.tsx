import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { Button } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import buttons from '../../../components/button.module.css';
import { useKeptFocus } from '../../../components/focus/use-kept-focus';
import { showNotKept } from '../../../components/delivery/show-not-kept';
import { showToast } from '../../../components/delivery/toasts';
import { Icon } from '../../../components/icon';
import stack from '../../../components/stack.module.css';
import { When } from '../../../components/when';
import { answerContact } from '../../../db/repositories/contacts/answer-contact';
import {
  type KnownContact,
  listReceivedContacts,
} from '../../../db/repositories/contacts/received-contact-repository';
import { waysToAnswer } from '../../../domain/messages/ways-to-answer';

/** So many stand above the letters at first. */
const SHOWN = 3;

/** Visitors without an account who left a number or asked to be written to; who was answered steps back (AMSG-4). */
export function LeftNumbers() {
  const database = useDatabase();
  const contacts = useLiveQuery(() => listReceivedContacts(database), [database]) ?? [];
  const [showsAll, setShowsAll] = useState(false);
  const open = contacts.filter(({ answered }) => !answered);
  const shown = showsAll ? contacts : open.slice(0, SHOWN);
  const around = useKeptFocus(shown);
  return (
    <div
      ref={around}
      tabIndex={-1}
      className={contacts.length === 0 ? 'visually-hidden' : stack.tight}
    >
      {contacts.length > 0 && (
        <section className={stack.stack} aria-labelledby="left-numbers">
          <h2 id="left-numbers">Left their number</h2>
          {open.length === 0 && <p className={stack.soft}>All were answered.</p>}
          <ul className={stack.stack}>
            {shown.map((contact, index) => (
              <li key={contact.id} data-index={index}>
                <LeftNumber contact={contact} />
              </li>
            ))}
          </ul>
          {shown.length < contacts.length && (
            <div data-index={shown.length}>
              <Button onClick={() => setShowsAll(true)}>Show all {contacts.length}</Button>
            </div>
          )}
        </section>
      )}
    </div>
  );
}

function LeftNumber({ contact }: { contact: KnownContact }) {
  const { id, name, kind, message, propertyTitle, createdAt, answered } = contact;
  const database = useDatabase();
  const note = (value: boolean) => {
    void answerContact(contact, value, database).then(() => {
      if (value)
        showToast('success', `${name} is marked as answered.`, {
          label: 'Undo',
          run: () => note(false),
        });
    }, showNotKept);
  };
  return (
    <article className={`${stack.card} ${stack.stack}`} aria-labelledby={`left-${id}`}>
      <div>
        <h3 id={`left-${id}`} tabIndex={-1}>
          {name}
        </h3>
        <p className={stack.soft}>
          {kind === 'call' ? 'Asks for a call' : 'Asks to be written to'} about {propertyTitle},{' '}
          <When at={Date.parse(createdAt)} />
        </p>
      </div>
      {message !== '' && <p>{message}</p>}
      <div className={stack.row}>
        {waysToAnswer(contact).map(({ icon, label, href }) => (
          <a
            key={label}
            className={`${buttons.button} ${buttons.secondary}`}
            href={href}
            {...(href.startsWith('https:') && { target: '_blank', rel: 'noreferrer' })}
            aria-label={`${label} ${name}`}
            onClick={() => !answered && note(true)}
          >
            <Icon name={icon} />
            {label}
          </a>
        ))}
        <Button
          look="plain"
          aria-label={`${answered ? 'Not answered' : 'Answered'}: ${name}`}
          onClick={() => note(!answered)}
        >
          {answered ? 'Not answered' : 'Answered'}
        </Button>
      </div>
    </article>
  );
}
