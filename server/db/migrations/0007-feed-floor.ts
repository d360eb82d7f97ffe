import type { Migration } from './migration';

/** From which number on a person's changes count: those before are of a state that a restored backup undid. */
export const feedFloor: Migration = {
  version: 7,
  name: 'feed-floor',
  statements: ['ALTER TABLE feed_counters ADD COLUMN floor bigint NOT NULL DEFAULT 0'],
};
