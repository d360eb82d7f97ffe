/** Every table with content, parents before children: the order in which a backup is restored. */
export const TABLES = [
  'users',
  'sessions',
  'one_time_tokens',
  'mails',
  'properties',
  'photos',
  'messages',
  'saved_properties',
  'feed_counters',
  'feed_changes',
  'idempotency_keys',
] as const;
