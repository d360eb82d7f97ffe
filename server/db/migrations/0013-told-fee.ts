import type { Migration } from './migration';

/**
 * What a home said of the cost of a visit when it was asked for. Without the flag nothing was kept; with it
 * and no fee nobody said.
 */
export const toldFee: Migration = {
  version: 13,
  name: 'told-fee',
  statements: [
    'ALTER TABLE inspections ADD COLUMN told_fee bigint',
    'ALTER TABLE inspections ADD COLUMN told_fee_comes_off boolean',
  ],
};
