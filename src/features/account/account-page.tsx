import { useLiveQuery } from 'dexie-react-hooks';
import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { Icon, type IconName } from '../../components/icon';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';
import { Link } from 'react-router-dom';
import type { UserType } from '../../contract/account';
import { countUnread } from '../../db/repositories/message-repository';
import { countOutbox } from '../../db/repositories/outbox-repository';
import { savedIdSet } from '../../db/repositories/saved-repository';
import styles from './account-page.module.css';
import { SavedSearches } from './saved-searches';
import { Sessions } from './sessions';

const ROLE_LABELS: Record<UserType, string> = {
  seeker: 'Property Seeker',
  agent: 'Agent/Owner',
  approver: 'Approver',
};

/** The account at a glance: what is kept, what is new, what still waits. */
export default function AccountPage() {
  const { user } = useSession();
  const saved = useLiveQuery(() => savedIdSet())?.size ?? 0;
  const unread = useLiveQuery(() => countUnread()) ?? 0;
  const waiting = useLiveQuery(() => countOutbox()) ?? 0;
  if (user === null) {
    return (
      <div className={`${stack.page} ${stack.narrow}`}>
        <h1>My Account</h1>
        <EmptyState
          icon="user"
          title="You are not logged in"
          action={
            <ButtonLink look="primary" to="/login?next=/customer-dashboard">
              Log In
            </ButtonLink>
          }
        >
          Log in to save homes, write to agents and find it all again on any phone.
        </EmptyState>
      </div>
    );
  }
  const entries: { to: string; icon: IconName; title: string; text: string }[] = [
    {
      to: '/saved-properties',
      icon: 'heart',
      title: 'Saved Properties',
      text: saved === 1 ? '1 home' : `${saved} homes`,
    },
    {
      to: '/messages',
      icon: 'message',
      title: 'Messages',
      text: unread === 0 ? 'Nothing new' : `${unread} new`,
    },
    {
      to: '/outbox',
      icon: 'send',
      title: 'Outbox',
      text: waiting === 0 ? 'Everything is sent' : `${waiting} waiting to be sent`,
    },
    ...(user.userType === 'agent'
      ? [{ to: '/dashboard', icon: 'home' as const, title: 'My Properties', text: 'Your listings' }]
      : []),
    ...(user.userType === 'approver'
      ? [
          {
            to: '/approvals',
            icon: 'check' as const,
            title: 'Applications',
            text: 'Agents who wait for a decision',
          },
        ]
      : []),
  ];
  return (
    <div className={`${stack.page} ${stack.narrow}`}>
      <div className={stack.row}>
        <span className={styles.avatar} aria-hidden="true">
          {user.name.charAt(0).toUpperCase()}
        </span>
        <div>
          <h1>Hello, {user.name.split(' ')[0]}</h1>
          <p className={stack.soft}>{ROLE_LABELS[user.userType]}</p>
        </div>
      </div>
      <ul className={stack.tight}>
        {entries.map((entry) => (
          <li key={entry.to}>
            <Link to={entry.to} className={styles.entry}>
              <Icon name={entry.icon} size={24} />
              <span className={styles.words}>
                <strong>{entry.title}</strong>
                <span className={stack.soft}>{entry.text}</span>
              </span>
              <Icon name="right" />
            </Link>
          </li>
        ))}
      </ul>
      <SavedSearches />
      <Sessions />
      <div>
        <ButtonLink icon="search" to="/">
          Browse Properties
        </ButtonLink>
      </div>
    </div>
  );
}
