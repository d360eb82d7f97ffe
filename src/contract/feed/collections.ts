/** The collections a device keeps a copy of, each with a delta feed in GET /sync. */
export const COLLECTIONS = [
  'messages',
  'properties',
  'saved-properties',
  'inspections',
  'notifications',
  'search-alerts',
  'blocks',
  'hidden-homes',
] as const;
export type Collection = (typeof COLLECTIONS)[number];
