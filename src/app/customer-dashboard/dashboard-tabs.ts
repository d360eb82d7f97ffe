import type { IconName } from '../../components/icon';

export const DASHBOARD_TABS = [
  { id: 'saved', label: 'Saved Properties', short: 'Saved', icon: 'heart' },
  { id: 'inspections', label: 'Inspections', icon: 'clock' },
  { id: 'messages', label: 'Messages', icon: 'message' },
  { id: 'notifications', label: 'Notifications', icon: 'bell' },
  { id: 'settings', label: 'Settings', icon: 'user' },
] as const satisfies readonly { id: string; label: string; short?: string; icon: IconName }[];

export type DashboardTab = (typeof DASHBOARD_TABS)[number]['id'];

/** The tab an address asks for; the first one where it asks for none. */
export function tabOf(params: URLSearchParams): DashboardTab {
  const asked = params.get('tab');
  return DASHBOARD_TABS.find(({ id }) => id === asked)?.id ?? 'saved';
}
