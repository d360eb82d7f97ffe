import type { Migration } from './migration';

/** Marks mails that the owner of an account asked for: what strangers ask for cannot use them up. */
export const owedMails: Migration = {
  version: 2,
  name: 'owed mails',
  statements: ['ALTER TABLE account_mails ADD COLUMN is_owed boolean NOT NULL DEFAULT false'],
};
