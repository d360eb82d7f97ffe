import type { UserType } from '../../contract/people/account';
import { PAGES } from '../../contract/pages';

const HOMES: Record<UserType, string> = {
  seeker: PAGES.account.path,
  agent: PAGES.agentProperties.path,
  approver: PAGES.approvals.path,
};

/** Where each role lands after logging in. */
export function homeOf(userType: UserType): string {
  return HOMES[userType];
}
