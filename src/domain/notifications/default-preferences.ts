import type { NotificationPreferences } from '../../contract/people/profile';

/** What is sent unless a person says otherwise; marketing waits to be asked for. */
export const DEFAULT_PREFERENCES: NotificationPreferences = {
  emailPropertyMatches: true,
  smsinspectionConfirmations: true,
  priceDropAlerts: true,
  emailViewingRequests: true,
  smsConfirmedViewings: true,
  weeklyAnalytics: true,
  marketingNewsletters: false,
};
