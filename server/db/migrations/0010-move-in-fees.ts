import type { Migration } from './migration';

/** What a tenant pays the agent and the lawyer at the start, in naira. */
export const moveInFees: Migration = {
  version: 10,
  name: 'move-in-fees',
  statements: [
    'ALTER TABLE properties ADD COLUMN agency_fee bigint',
    'ALTER TABLE properties ADD COLUMN legal_fee bigint',
  ],
};
