import { useLiveQuery } from 'dexie-react-hooks';
import { NavLink } from 'react-router-dom';
import { useDatabase } from '../components/database-context';
import { Icon, type IconName } from '../components/icon';
import { useSession } from '../components/session-context';
import type { UserType } from '../contract/account';
import { type PageId, PAGES } from '../contract/pages';
import { countUnread } from '../db/repositories/messages/message-repository';
import styles from './tab-bar.module.css';

type Tab = { page: PageId; icon: IconName; label: string };

const SEEKER: Tab[] = [
  { page: 'home', icon: 'search', label: 'Search' },
  { page: 'saved', icon: 'heart', label: 'Saved' },
  { page: 'messages', icon: 'message', label: 'Messages' },
  { page: 'account', icon: 'user', label: 'Account' },
];
const AGENT: Tab[] = [
  { page: 'agentProperties', icon: 'home', label: 'Listings' },
  { page: 'agentInspections', icon: 'clock', label: 'Inspections' },
  { page: 'agentMessages', icon: 'message', label: 'Messages' },
  { page: 'agentAccount', icon: 'user', label: 'Account' },
];
const APPROVER: Tab[] = [
  { page: 'approvals', icon: 'check', label: 'Applications' },
  { page: 'home', icon: 'search', label: 'Search' },
  { page: 'account', icon: 'user', label: 'Account' },
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
        <NavLink key={tab.page} to={PAGES[tab.page].path} end className={styles.tab ?? ''}>
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
