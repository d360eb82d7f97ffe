import type { NotificationPreferences } from '../../../src/contract/people/profile';

/** The side of an inspection, and by which of their flags they want SMS about it. */
export const SMS_WISH = {
  requester: 'smsinspectionConfirmations',
  owner: 'smsConfirmedViewings',
} as const satisfies Record<string, keyof NotificationPreferences>;
