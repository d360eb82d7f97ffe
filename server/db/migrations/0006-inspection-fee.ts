import type { Migration } from './migration';

/** What a look at a home costs, and reports of whoever was asked for more. */
export const inspectionFee: Migration = {
  version: 6,
  name: 'inspection-fee',
  statements: [
    'ALTER TABLE properties ADD COLUMN inspection_fee bigint',
    'ALTER TABLE properties ADD COLUMN inspection_fee_comes_off boolean NOT NULL DEFAULT false',
    'ALTER TABLE reports DROP CONSTRAINT reports_reason_check',
    `ALTER TABLE reports ADD CONSTRAINT reports_reason_check
      CHECK (reason IN ('scam', 'gone', 'untrue', 'fee', 'abuse', 'other'))`,
  ],
};
