import { useLiveQuery } from 'dexie-react-hooks';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, ButtonLink } from '../../components/button';
import { Icon, type IconName } from '../../components/icon';
import stack from '../../components/stack.module.css';
import type { User, UserType } from '../../contract/account';
import { countUnread } from '../../db/repositories/message-repository';
import { countUnreadNotifications } from '../../db/repositories/notification-repository';
import { chooseTheme } from '../../platform/theme';
import styles from './customer-dashboard.module.css';
import { DASHBOARD_TABS, type DashboardTab } from './dashboard-tabs';

const ROLE_LABELS: Record<UserType, string> = {
  seeker: 'Property Seeker',
  agent: 'Agent/Owner',
  approver: 'Approver',
};
const WORK: Partial<Record<UserType, { to: string; icon: IconName; label: string }>> = {
  agent: { to: '/dashboard', icon: 'home', label: 'My Properties' },
  approver: { to: '/approvals', icon: 'check', label: 'Applications' },
};

/** Who is here, the tabs, and the ways on (DASH-1). On a phone the tabs open with a tap. */
export function DashboardSidebar({ user, current }: { user: User; current: DashboardTab }) {
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [current]);
  const messages = useLiveQuery(() => countUnread()) ?? 0;
  const notifications = useLiveQuery(() => countUnreadNotifications()) ?? 0;
  const unread: Partial<Record<DashboardTab, number>> = { messages, notifications };
  const work = WORK[user.userType];
  return (
    <aside className={`${stack.card} ${stack.stack} ${styles.sidebar}`} aria-label="My Account">
      <div className={styles.who}>
        <span className={styles.avatar} aria-hidden="true">
          {user.name.charAt(0).toUpperCase()}
        </span>
        <div>
          <h2>Hello, {user.name.split(' ')[0]}</h2>
          <p className={`${stack.soft} ${stack.small}`}>{ROLE_LABELS[user.userType]}</p>
        </div>
        <span className={styles.toggle}>
          <Button
            icon={open ? 'close' : 'menu'}
            aria-label="Account menu"
            aria-expanded={open}
            aria-controls="account-tabs"
            onClick={() => setOpen(!open)}
          />
        </span>
      </div>
      <nav id="account-tabs" aria-label="Account" className={styles.tabs} data-open={open}>
        {DASHBOARD_TABS.map((tab) => (
          <Link
            key={tab.id}
            to={`/customer-dashboard?tab=${tab.id}`}
            className={styles.tab}
            aria-current={tab.id === current ? 'page' : undefined}
          >
            <Icon name={tab.icon} />
            {tab.label}
            {(unread[tab.id] ?? 0) > 0 && (
              <span className={styles.badge}>
                {unread[tab.id]}
                <span className="visually-hidden"> unread</span>
              </span>
            )}
          </Link>
        ))}
        {work && (
          <Link to={work.to} className={styles.tab}>
            <Icon name={work.icon} />
            {work.label}
          </Link>
        )}
        <Link to="/outbox" className={styles.tab}>
          <Icon name="send" />
          Outbox
        </Link>
        <ThemeToggle />
        <ButtonLink icon="search" to="/">
          Browse Properties
        </ButtonLink>
      </nav>
    </aside>
  );
}

function ThemeToggle() {
  const [dark, setDark] = useState(
    () =>
      document.documentElement.dataset.theme === 'dark' ||
      (document.documentElement.dataset.theme === undefined &&
        window.matchMedia('(prefers-color-scheme: dark)').matches),
  );
  return (
    <Button
      aria-pressed={dark}
      onClick={() => {
        chooseTheme(dark ? 'light' : 'dark');
        setDark(!dark);
      }}
    >
      Dark theme
    </Button>
  );
}
