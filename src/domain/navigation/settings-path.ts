import type { UserType } from '../../contract/people/account';
import { PAGES } from '../../contract/pages';

/** Where somebody changes their own details: agents and owners beside their plan, all others in a tab. */
export function settingsPath(userType: UserType): string {
  return userType === 'agent' ? PAGES.agentAccount.path : `${PAGES.account.path}?tab=settings`;
}
