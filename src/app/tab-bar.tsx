import { useLiveQuery } from 'dexie-react-hooks';
import { NavLink } from 'react-router-dom';
import { useDatabase } from '../components/database-context';
import { Icon, type IconName } from '../components/icon';
import { useSession } from '../components/session-context';
import type { UserType } from '../contract/account';
import { countUnread } from '../db/repositories/message-repository';
import styles from './tab-bar.module.css';

type Tab = { to: string; icon: IconName; label: string };

const SEEKER: Tab[] = [
  { to: '/', icon: 'search', label: 'Search' },
  { to: '/saved-properties', icon: 'heart', label: 'Saved' },
  { to: '/messages', icon: 'message', label: 'Messages' },
  { to: '/customer-dashboard', icon: 'user', label: 'Account' },
];
const AGENT: Tab[] = [
  { to: '/dashboard', icon: 'home', label: 'Listings' },
  { to: '/dashboard/inspections', icon: 'clock', label: 'Inspections' },
  { to: '/dashboard/messages', icon: 'message', label: 'Messages' },
  { to: '/dashboard/account', icon: 'user', label: 'Account' },
];

const APPROVER: Tab[] = [
  { to: '/approvals', icon: 'check', label: 'Applications' },
  { to: '/', icon: 'search', label: 'Search' },
  { to: '/customer-dashboard', icon: 'user', label: 'Account' },
];
const TABS: Record<UserType, Tab[]> = { seeker: SEEKER, agent: AGENT, approver: APPROVER };

/** The phone's bottom bar: four places within reach of a thumb. */
export function TabBar() {
  const database = useDatabase();
  const { user } = useSession();
  const unread = useLiveQuery(() => countUnread(database), [database]) ?? 0;
  return (
    <nav className={styles.bar} aria-label="Tabs">
      {TABS[user?.userType ?? 'seeker'].map((tab) => (
        <NavLink key={tab.to} to={tab.to} end className={styles.tab ?? ''}>
          <Icon name={tab.icon} size={22} />
          {tab.label}
          {tab.icon === 'message' && unread > 0 && (
            <span className={styles.badge}>
              {unread}
              <span className="visually-hidden"> unread</span>
            </span>
          )}
        </NavLink>
      ))}
    </nav>
  );
}
