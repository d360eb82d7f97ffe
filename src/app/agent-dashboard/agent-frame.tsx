import type { ReactNode } from 'react';
import { Button } from '../../components/button';
import { DashboardFrame } from '../../components/page/dashboard-frame';
import { ThemeToggle } from '../../components/theme-toggle';
import type { User } from '../../contract/people/account';
import { initialsOf } from '../../domain/format/initials-of';
import { AddPropertyLink } from '../../features/listings/add-property-link';
import { useLogout } from '../leave/use-logout';
import { NOTIFICATIONS, useAgentEntries } from './use-agent-entries';

/** Who is here, the eight sections, and the way out (AGENT-1); on a phone the bottom bar leads to them. */
export function AgentFrame({
  user,
  current,
  children,
}: {
  user: User;
  /** The address of what is shown. */
  current: string;
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
      current={current}
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
