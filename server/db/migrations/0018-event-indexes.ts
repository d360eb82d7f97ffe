import type { Migration } from './migration';

/** Events are looked for by their age and by whose they are, in a table that never shrinks. */
export const eventIndexes: Migration = {
  version: 18,
  name: 'event-indexes',
  statements: [
    `CREATE INDEX property_events_age ON property_events (day) WHERE visitor NOT LIKE 'past:%'`,
    'CREATE INDEX property_events_visitor ON property_events (visitor)',
  ],
};
