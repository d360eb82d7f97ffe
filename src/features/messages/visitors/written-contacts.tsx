import { useLiveQuery } from 'dexie-react-hooks';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../../components/button';
import { useDatabase } from '../../../components/context/database-context';
import { DeliveryChip } from '../../../components/delivery/delivery-chip';
import { EmptyState } from '../../../components/page/empty-state';
import stack from '../../../components/stack.module.css';
import {
  type ListedContact,
  listVisitorsContacts,
} from '../../../db/repositories/contacts/contact-repository';

/** What a visitor wrote to agents without an account, from this device (PROP-4), and what an account is for. */
export function WrittenContacts() {
  const database = useDatabase();
  const contacts = useLiveQuery(() => listVisitorsContacts(database), [database]);
  if (contacts === undefined) return null;
  const logIn = (
    <ButtonLink look="primary" to="/login?next=/messages">
      Log In
    </ButtonLink>
  );
  if (contacts.length === 0)
    return (
      <EmptyState icon="message" title="No Messages" action={logIn}>
        Write to an agent from any home, without an account too. Log in to keep your conversations
        here.
      </EmptyState>
    );
  return (
    <section className={stack.stack}>
      <ul className={stack.stack}>
        {contacts.map((contact) => (
          <li key={contact.propertyId} className={stack.card}>
            {wordsFor(contact)} about{' '}
            <Link to={`/property-detail/${contact.propertyId}`}>{contact.title || 'a home'}</Link>{' '}
            <DeliveryChip delivery={contact.delivery} />
            <p className={stack.soft}>
              They answer at {contact.email} or {contact.phone}.
            </p>
          </li>
        ))}
      </ul>
      <p className={stack.soft}>
        With an account, what you write from then on is kept here as a conversation.
      </p>
      {logIn}
    </section>
  );
}

function wordsFor({ kind, agent }: ListedContact): string {
  return kind === 'call'
    ? `You left ${agent ?? 'the agent'} your number`
    : `You wrote to ${agent ?? 'the agent'}`;
}
