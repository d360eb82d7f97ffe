import type { Migration } from './migration';

/** Mails that let somebody into their account, or warn them about it, go before all others. */
export const urgentMails: Migration = {
  version: 17,
  name: 'urgent-mails',
  statements: [
    'ALTER TABLE mails ADD COLUMN is_urgent boolean NOT NULL DEFAULT false',
    'CREATE INDEX mails_order ON mails (is_urgent DESC, id) WHERE sent_at IS NULL',
  ],
};
