import { useLocation } from 'react-router-dom';
import { Button } from '../../components/button';
import { DashboardLinks } from '../../components/page/dashboard-links';
import { Dialog } from '../../components/dialog/dialog';
import stack from '../../components/stack.module.css';
import { ThemeToggle } from '../../components/theme-toggle';
import { PAGES } from '../../contract/pages';
import { AddPropertyLink } from '../../features/listings/add-property-link';
import { TABS } from '../frame/tabs';
import { useLogout } from '../leave/use-logout';
import { useAgentEntries } from './use-agent-entries';

/** On a phone: the sections of the agent's dashboard that have no tab of their own, and the way out. */
export default function AgentMore({ onClose }: { onClose: () => void }) {
  const { pathname, search } = useLocation();
  const { logout, question } = useLogout();
  const tabs = TABS.agent.map(({ page }): string => PAGES[page].path);
  const entries = useAgentEntries().filter(({ to }) => !tabs.includes(to));
  const whole = `${pathname}${search}`;
  // One dialog at a time: the question of a logout takes this one's place.
  if (question) return question;
  return (
    <Dialog title="More" onClose={onClose}>
      <nav aria-label="More sections" className={stack.tight}>
        <DashboardLinks
          entries={entries}
          current={entries.some(({ to }) => to === whole) ? whole : pathname}
          onGo={onClose}
        />
      </nav>
      <div className={stack.row}>
        <ThemeToggle />
        <Button onClick={() => void logout()}>Log Out</Button>
        <AddPropertyLink onClick={onClose} />
      </div>
    </Dialog>
  );
}
