import type { UserType } from '../../contract/account';

const HOMES: Record<UserType, string> = {
  seeker: '/customer-dashboard',
  agent: '/dashboard',
  approver: '/approvals',
};

/** Where each role lands after logging in (P6). */
export function homeOf(userType: UserType): string {
  return HOMES[userType];
}
