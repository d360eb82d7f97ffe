import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { DashboardFrame } from '../../components/page/dashboard-frame';
import { ThemeToggle } from '../../components/theme-toggle';
import type { User } from '../../contract/people/account';
import { PAGES } from '../../contract/pages';
import { initialsOf } from '../../domain/format/initials-of';
import { AddPropertyLink } from '../../features/listings/add-property-link';
import { useLogout } from '../leave/use-logout';
import type { AgentSection } from './agent-sections';
import { NOTIFICATIONS, useAgentEntries } from './use-agent-entries';

/** Who is here, the eight sections, and the way out (AGENT-1); on a phone the bottom bar leads to them. */
export function AgentFrame({
  user,
  current,
  children,
}: {
  user: User;
  current: AgentSection;
  children: ReactNode;
}) {
  const { logout, question } = useLogout();
  const entries = useAgentEntries();
  return (
    <DashboardFrame
      label="Agent dashboard"
      initials={initialsOf(user.name)}
      heading={user.companyName ?? user.name}
      roleLabel="Agent/Owner"
      entries={entries}
      current={PAGES[current.page].path}
      corner={entries.find(({ to }) => to === NOTIFICATIONS)}
      foot={
        <>
          <ThemeToggle />
          <Button onClick={() => void logout()}>Log Out</Button>
          <AddPropertyLink />
        </>
      }
    >
      {question}
      {children}
    </DashboardFrame>
  );
}
