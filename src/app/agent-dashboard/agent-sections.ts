import type { IconName } from '../../components/icon';
import type { PageId } from '../../contract/pages';
import type { PlanLimit } from '../../contract/plan/plan-options';

/** The sections of the agent's dashboard, each with its page and the plan limits it is about. */
export const AGENT_SECTIONS = [
  {
    id: 'properties',
    page: 'agentProperties',
    icon: 'home',
    limits: ['listings', 'states'],
  },
  {
    id: 'inspections',
    page: 'agentInspections',
    icon: 'clock',
    limits: ['inspections'],
  },
  {
    id: 'saved',
    page: 'agentSaved',
    icon: 'heart',
    limits: [],
  },
  {
    id: 'boosts',
    page: 'agentBoosts',
    icon: 'bolt',
    limits: ['boosts'],
  },
  {
    id: 'messages',
    page: 'agentMessages',
    icon: 'message',
    limits: ['messages'],
  },
  {
    id: 'analytics',
    page: 'agentAnalytics',
    icon: 'chart',
    limits: [],
  },
  {
    id: 'account',
    page: 'agentAccount',
    icon: 'user',
    limits: [],
  },
  {
    id: 'property-map',
    page: 'agentMap',
    icon: 'map',
    limits: [],
  },
] as const satisfies readonly {
  id: string;
  page: PageId;
  icon: IconName;
  limits: readonly PlanLimit[];
}[];

export type AgentSection = (typeof AGENT_SECTIONS)[number];
