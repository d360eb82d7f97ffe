import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button';
import { DashboardFrame } from '../../components/page/dashboard-frame';
import type { DashboardEntry } from '../../components/page/dashboard-links';
import { ThemeToggle } from '../../components/theme-toggle';
import type { User, UserType } from '../../contract/people/account';
import { useNews } from '../use-news';
import { DASHBOARD_TABS, type DashboardTab } from './dashboard-tabs';

const ROLE_LABELS: Record<UserType, string> = {
  seeker: 'Property Seeker',
  agent: 'Agent/Owner',
  approver: 'Approver',
};
const WORK: Partial<Record<UserType, DashboardEntry>> = {
  agent: { to: '/dashboard', icon: 'home', label: 'My Properties' },
  approver: { to: '/approvals', icon: 'check', label: 'Applications' },
};
const addressOf = (tab: DashboardTab) => `/customer-dashboard?tab=${tab}`;

/** Who is here, the tabs, and the ways on (DASH-1). */
export function CustomerFrame({
  user,
  current,
  children,
}: {
  user: User;
  current: DashboardTab;
  children: ReactNode;
}) {
  const { messages = 0, notifications = 0 } = useNews() ?? {};
  const unread: Partial<Record<DashboardTab, number>> = { messages, notifications };
  const work = WORK[user.userType];
  const entries: DashboardEntry[] = [
    ...DASHBOARD_TABS.map((tab) => ({
      to: addressOf(tab.id),
      icon: tab.icon,
      label: tab.label,
      short: 'short' in tab ? tab.short : undefined,
      unread: unread[tab.id] ?? 0,
    })),
    ...(work ? [work] : []),
    { to: '/outbox', icon: 'send', label: 'Outbox' },
  ];
  return (
    <DashboardFrame
      label="My Account"
      initials={user.name.charAt(0).toUpperCase()}
      heading={`Hello, ${user.name.split(' ')[0]}`}
      roleLabel={ROLE_LABELS[user.userType]}
      entries={entries}
      current={addressOf(current)}
      foot={
        <>
          <ThemeToggle />
          <ButtonLink icon="search" to="/">
            Browse Properties
          </ButtonLink>
        </>
      }
    >
      {children}
    </DashboardFrame>
  );
}
