import type { IconName } from '../../components/icon';
import type { PlanLimit } from '../../contract/plan-options';

/** The sections of the agent's dashboard (A2), each with its address and the plan limits it is about. */
export const AGENT_SECTIONS = [
  {
    id: 'properties',
    path: '/dashboard',
    label: 'My Properties',
    icon: 'home',
    limits: ['listings', 'states'],
  },
  {
    id: 'inspections',
    path: '/dashboard/inspections',
    label: 'Inspections',
    icon: 'clock',
    limits: ['inspections'],
  },
  {
    id: 'saved',
    path: '/dashboard/saved',
    label: 'Saved Properties',
    icon: 'heart',
    limits: [],
  },
  {
    id: 'boosts',
    path: '/dashboard/boosts',
    label: 'Boosts',
    icon: 'bolt',
    limits: ['boosts'],
  },
  {
    id: 'messages',
    path: '/dashboard/messages',
    label: 'Messages',
    icon: 'message',
    limits: ['messages'],
  },
  {
    id: 'analytics',
    path: '/dashboard/analytics',
    label: 'Analytics',
    icon: 'chart',
    limits: [],
  },
  {
    id: 'account',
    path: '/dashboard/account',
    label: 'Account',
    icon: 'user',
    limits: [],
  },
  {
    id: 'property-map',
    path: '/dashboard/property-map',
    label: 'Property Map',
    icon: 'map',
    limits: [],
  },
] as const satisfies readonly {
  id: string;
  path: string;
  label: string;
  icon: IconName;
  limits: readonly PlanLimit[];
}[];

export type AgentSection = (typeof AGENT_SECTIONS)[number];
