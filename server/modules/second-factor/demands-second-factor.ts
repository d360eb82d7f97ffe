import type { UserType } from '../../../src/contract/people/account';
import type { Settings } from '../../plugins/settings';

/** Whether accounts of this kind need a second factor. A demo is for its own machine, with a published password. */
export function demandsSecondFactor(userType: UserType, settings: Pick<Settings, 'demo'>): boolean {
  return userType === 'approver' && !settings.demo;
}
