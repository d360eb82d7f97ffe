import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Breadcrumb } from '../../components/page/breadcrumb';
import { lazyPart } from '../../components/page/lazy-part';
import { useSession } from '../../components/context/session-context';
import { WhileLoading } from '../../components/page/while-loading';
import { PAGES } from '../../contract/pages';
import type { User } from '../../contract/people/account';
import { AgentFrame } from '../agent-dashboard/agent-frame';
import { NOTIFICATIONS } from '../agent-dashboard/use-agent-entries';
import SavedSearches from '../../features/account/saved-searches';
import { PROFILE } from '../../domain/profile';
import { requestNotificationPermission } from '../../platform/network/push';
import { setPageTitle } from '../../platform/page-title';
import Settings from '../../features/account/settings';
import { MessageList } from '../../features/messages/message-list';
import { SavedProperties } from '../../features/saved/saved-properties';
import { SEEN_KEPT } from '../../db/repositories/seen/seen-repository';
import { RecentlySeen, useRecentlySeen } from '../../features/search/home/recently-seen';
import { CustomerFrame } from './customer-frame';
import { DASHBOARD_TABS, type DashboardTab, tabOf } from './dashboard-tabs';

const Inspections = lazyPart(() => import('../../features/inspections/my-inspections'));
const Notifications = lazyPart(() => import('../../features/notifications/notification-list'));

/** The seeker's account: what is kept, what is to come, what is new, and its settings (DASH). */
export default function CustomerDashboardPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const tab = tabOf(params);
  useEffect(() => {
    if (PROFILE.asksToNotifyAtOnce) requestNotificationPermission();
  }, []);
  const label = DASHBOARD_TABS.find(({ id }) => id === tab)?.label ?? '';
  useEffect(() => {
    setPageTitle(`${label} · ${PAGES.account.title}`);
  }, [label]);
  if (user === null) return null;
  return (
    <Frame user={user} tab={tab} label={label}>
      <WhileLoading
        fallback={
          <>
            <h1>{label}</h1>
            <p role="status">Opening …</p>
          </>
        }
      >
        <Panel tab={tab} />
      </WhileLoading>
    </Frame>
  );
}

const HOME = { to: '/', label: 'Home' };

/** What an agent reads here stands in the frame of their own dashboard. */
const AGENT_FRAMES: Partial<Record<DashboardTab, string>> = {
  notifications: NOTIFICATIONS,
  inspections: PAGES.agentInspections.path,
};

/** The frame of one's own dashboard around a tab. */
function Frame({
  user,
  tab,
  label,
  children,
}: {
  user: User;
  tab: DashboardTab;
  label: string;
  children: ReactNode;
}) {
  const inAgentFrame = AGENT_FRAMES[tab];
  if (user.userType === 'agent' && inAgentFrame !== undefined)
    return (
      <AgentFrame user={user} current={inAgentFrame}>
        <Breadcrumb
          trail={[HOME, { to: PAGES.agentProperties.path, label: 'Dashboard' }]}
          here={label}
          wideOnly
        />
        {children}
      </AgentFrame>
    );
  return (
    <CustomerFrame user={user} current={tab}>
      <Breadcrumb
        trail={[HOME, { to: PAGES.account.path, label: PAGES.account.title }]}
        here={label}
      />
      {children}
    </CustomerFrame>
  );
}

function Panel({ tab }: { tab: DashboardTab }) {
  switch (tab) {
    case 'saved':
      return (
        <>
          <SavedProperties />
          <SavedSearches />
          <Seen />
        </>
      );
    case 'inspections':
      return <Inspections />;
    case 'messages':
      return <MessageList />;
    case 'notifications':
      return <Notifications />;
    case 'settings':
      return <Settings />;
  }
}

/** Last, so that nothing moves once the phone has read it. */
function Seen() {
  return <RecentlySeen homes={useRecentlySeen(SEEN_KEPT) ?? []} />;
}
