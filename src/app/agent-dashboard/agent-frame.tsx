import { useLiveQuery } from 'dexie-react-hooks';
import type { ReactNode } from 'react';
import { Button, ButtonLink } from '../../components/button';
import { type DashboardEntry, DashboardFrame } from '../../components/dashboard-frame';
import { useDatabase } from '../../components/database-context';
import { ThemeToggle } from '../../components/theme-toggle';
import type { User } from '../../contract/account';
import { PAGES } from '../../contract/pages';
import { countPendingInspections } from '../../db/repositories/inspections/inspection-repository';
import { countUnread } from '../../db/repositories/messages/message-repository';
import { countUnreadNotifications } from '../../db/repositories/notifications/notification-repository';
import { initialsOf } from '../../domain/format/initials-of';
import { useLogout } from '../use-logout';
import { AGENT_SECTIONS, type AgentSection } from './agent-sections';

/** Who is here, the eight sections, and the way out (AGENT-1). */
export function AgentFrame({
  user,
  current,
  children,
}: {
  user: User;
  current: AgentSection;
  children: ReactNode;
}) {
  const database = useDatabase();
  const { logout, question } = useLogout();
  const messages = useLiveQuery(() => countUnread(database), [database]) ?? 0;
  const inspections = useLiveQuery(() => countPendingInspections(database), [database]) ?? 0;
  const notifications = useLiveQuery(() => countUnreadNotifications(database), [database]) ?? 0;
  const unread: Partial<Record<AgentSection['id'], number>> = { messages, inspections };
  const entries: DashboardEntry[] = [
    ...AGENT_SECTIONS.map((section) => ({
      to: PAGES[section.page].path,
      icon: section.icon,
      label: PAGES[section.page].title,
      unread: unread[section.id] ?? 0,
    })),
    {
      to: '/customer-dashboard?tab=notifications',
      icon: 'bell',
      label: 'Notifications',
      unread: notifications,
    },
    { to: '/outbox', icon: 'send', label: 'Outbox' },
  ];
  return (
    <DashboardFrame
      label="Agent dashboard"
      initials={initialsOf(user.name)}
      heading={user.companyName ?? user.name}
      roleLabel="Agent/Owner"
      entries={entries}
      current={PAGES[current.page].path}
      foot={
        <>
          <ThemeToggle />
          <Button onClick={() => void logout()}>Log Out</Button>
          <ButtonLink icon="plus" look="primary" to="/add-property">
            Add New Property
          </ButtonLink>
        </>
      }
    >
      {question}
      {children}
    </DashboardFrame>
  );
}
