import { lazy, Suspense, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../components/button';
import { EmptyState } from '../../components/empty-state';
import { useSession } from '../../components/session-context';
import stack from '../../components/stack.module.css';
import { SavedSearches } from '../../features/account/saved-searches';
import { PROFILE } from '../../domain/profile';
import { requestNotificationPermission } from '../../platform/push';
import { MessageList } from '../../features/messages/message-list';
import { SavedProperties } from '../../features/saved/saved-properties';
import styles from './customer-dashboard.module.css';
import { DASHBOARD_TABS, type DashboardTab, tabOf } from './dashboard-tabs';
import { DashboardSidebar } from './dashboard-sidebar';

const Inspections = lazy(() => import('../../features/inspections/my-inspections'));
const Notifications = lazy(() => import('../../features/notifications/notification-list'));
const Settings = lazy(() => import('../../features/account/settings'));

/** The seeker's account: what is kept, what is to come, what is new, and its settings (DASH). */
export default function CustomerDashboardPage() {
  const { user } = useSession();
  const [params] = useSearchParams();
  const tab = tabOf(params);
  useEffect(() => {
    if (PROFILE.asksToNotifyAtOnce) requestNotificationPermission();
  }, []);
  const label = DASHBOARD_TABS.find(({ id }) => id === tab)?.label;
  if (user === null) return <LoggedOut />;
  return (
    <div className={`${stack.page} ${styles.page}`}>
      <DashboardSidebar user={user} current={tab} />
      <div className={stack.stack}>
        <nav aria-label="Breadcrumb">
          <ol className={styles.crumbs}>
            <li>
              <Link to="/">Home</Link>
            </li>
            <li>
              <Link to="/customer-dashboard">My Account</Link>
            </li>
            <li aria-current="page">{label}</li>
          </ol>
        </nav>
        <Suspense
          fallback={
            <>
              <h1>{label}</h1>
              <p role="status">Opening …</p>
            </>
          }
        >
          <Panel tab={tab} />
        </Suspense>
      </div>
    </div>
  );
}

function Panel({ tab }: { tab: DashboardTab }) {
  switch (tab) {
    case 'saved':
      return (
        <>
          <SavedProperties />
          <SavedSearches />
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

function LoggedOut() {
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
