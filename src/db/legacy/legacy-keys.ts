/** What earlier versions kept in localStorage, by key. */
export const LEGACY_KEYS = [
  'recentSearches',
  'lastSearchFilters',
  'currentSearchFilters',
  'savedProperties',
  'savedPropertyIds',
  'myProperties',
  'userInfo',
  'customerDetails',
  'customerPreferences',
  'inspectionRequests',
  'messages',
  'searchAlerts',
  'notifications',
  'sentEmails',
] as const;

export type LegacyKey = (typeof LEGACY_KEYS)[number];
