import type { DashboardEntry } from '../../components/page/dashboard-links';
import { PAGES } from '../../contract/pages';
import { useNews } from '../use-news';
import { AGENT_SECTIONS, type AgentSection } from './agent-sections';

/** An agent reads them where seekers do. */
export const NOTIFICATIONS = '/customer-dashboard?tab=notifications';

/** Where an agent can go from their dashboard (AGENT-1), with how much is new there. */
export function useAgentEntries(): DashboardEntry[] {
  const { messages = 0, inspections = 0, notifications = 0 } = useNews() ?? {};
  const unread: Partial<Record<AgentSection['id'], number>> = { messages, inspections };
  return [
    ...AGENT_SECTIONS.map((section) => ({
      to: PAGES[section.page].path,
      icon: section.icon,
      label: PAGES[section.page].title,
      unread: unread[section.id] ?? 0,
      unreadWords: section.id === 'inspections' ? ('to answer' as const) : undefined,
    })),
    {
      to: NOTIFICATIONS,
      icon: 'bell',
      label: 'Notifications',
      unread: notifications,
    },
    { to: '/outbox', icon: 'send', label: 'Outbox' },
  ];
}
