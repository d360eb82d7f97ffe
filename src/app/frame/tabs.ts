import type { IconName } from '../../components/icon';
import type { UserType } from '../../contract/people/account';
import type { PageId } from '../../contract/pages';

/** What a tab's badge tells: one of the counts of news. */
type Tells = 'messages' | 'inspections' | 'notifications';
type Tab = { page: PageId; icon: IconName; label: string; tells?: Tells };

/** What the phone's bottom bar leads to, for each role; an agent's other sections stand behind 'More'. */
export const TABS: Record<UserType, readonly Tab[]> = {
  seeker: [
    { page: 'home', icon: 'search', label: 'Search' },
    { page: 'saved', icon: 'heart', label: 'Saved' },
    { page: 'messages', icon: 'message', label: 'Messages', tells: 'messages' },
    { page: 'account', icon: 'user', label: 'Account', tells: 'notifications' },
  ],
  agent: [
    { page: 'agentProperties', icon: 'home', label: 'Listings' },
    { page: 'agentInspections', icon: 'clock', label: 'Inspections', tells: 'inspections' },
    { page: 'agentMessages', icon: 'message', label: 'Messages', tells: 'messages' },
  ],
  approver: [
    { page: 'approvals', icon: 'check', label: 'Applications' },
    { page: 'home', icon: 'search', label: 'Search' },
    { page: 'account', icon: 'user', label: 'Account', tells: 'notifications' },
  ],
};
