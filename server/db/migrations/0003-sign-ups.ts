import type { Migration } from './migration';

/**
 * Keeps what each sign-up of an unconfirmed address gave, until a mailed link says which one counts.
 * Accounts that wait for their link already have the sign-up that opened them.
 */
export const signUps: Migration = {
  version: 3,
  name: 'sign-ups',
  statements: [
    `CREATE TABLE sign_ups (
      id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      name text NOT NULL,
      password_hash text,
      preferences jsonb NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    'CREATE INDEX sign_ups_user ON sign_ups (user_id)',
    'ALTER TABLE one_time_tokens ADD COLUMN sign_up_id uuid REFERENCES sign_ups ON DELETE CASCADE',
    'CREATE INDEX one_time_tokens_sign_up ON one_time_tokens (sign_up_id) WHERE sign_up_id IS NOT NULL',
    // No reference: a mail that is being prepared holds its row before the account's.
    'ALTER TABLE account_mails ADD COLUMN sign_up_id uuid',
    `INSERT INTO sign_ups (user_id, name, password_hash, preferences, created_at)
      SELECT id, name, password_hash, preferences, created_at FROM users
      WHERE verified_at IS NULL AND user_type <> 'approver'`,
  ],
};
