import type { UserType } from '../../contract/account';

/** Where somebody changes their own details: agents and owners beside their plan, all others in a tab. */
export function settingsPath(userType: UserType): string {
  return userType === 'agent' ? '/dashboard/account' : '/customer-dashboard?tab=settings';
}
