import type { Migration } from './migration';

/**
 * Approvers and applications, limits on how often things are tried, and a record of decisions. New
 * columns may be empty: a backup from before has no values for them.
 */
export const trust: Migration = {
  version: 7,
  name: 'trust',
  statements: [
    'ALTER TABLE users DROP CONSTRAINT users_user_type_check',
    `ALTER TABLE users ADD CONSTRAINT users_user_type_check CHECK (user_type IN ('seeker', 'agent', 'approver'))`,
    `ALTER TABLE users ADD COLUMN agent_license text, ADD COLUMN pending_email text,
       ADD COLUMN plan text CHECK (plan IN ('starter', 'pro', 'business', 'enterprise')),
       ADD COLUMN billing_period text CHECK (billing_period IN ('monthly', 'yearly')),
       ADD COLUMN application jsonb, ADD COLUMN rejection_reason text,
       ADD COLUMN notification_preferences jsonb, ADD COLUMN marketing_consent_at timestamptz`,
    `CREATE INDEX users_company ON users (lower(company_name)) WHERE user_type = 'agent'`,
    `CREATE INDEX users_pending ON users (created_at) WHERE approval = 'pending'`,
    'ALTER TABLE sessions ADD COLUMN device text',
    'ALTER TABLE one_time_tokens DROP CONSTRAINT one_time_tokens_purpose_check',
    `ALTER TABLE one_time_tokens ADD CONSTRAINT one_time_tokens_purpose_check CHECK (purpose IN ('verify', 'reset', 'documents'))`,
    // The address a link was sent to: it confirms that one and no other. A token without an owner is
    // one that opens nothing, where a missing one would tell that an account is there.
    'ALTER TABLE one_time_tokens ADD COLUMN email text, ALTER COLUMN user_id DROP NOT NULL',
    'ALTER TABLE mails ADD COLUMN headers jsonb, ADD COLUMN about_user_id uuid REFERENCES users ON DELETE CASCADE',
    'CREATE INDEX mails_about ON mails (about_user_id) WHERE about_user_id IS NOT NULL',
    // What to write to an address is decided outside the request, so that no answer's time tells
    // whether the address has an account.
    `CREATE TABLE account_mails (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      email text NOT NULL,
      kind text NOT NULL CHECK (kind IN ('welcome', 'already-registered', 'reset', 'verify', 'application', 'application-reminder')),
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    `CREATE TABLE rate_limits (
      key text PRIMARY KEY,
      count int NOT NULL,
      ends_at timestamptz NOT NULL
    )`,
    'CREATE INDEX rate_limits_end ON rate_limits (ends_at)',
    `CREATE TABLE audit_log (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      at timestamptz NOT NULL DEFAULT now(),
      actor text NOT NULL,
      action text NOT NULL,
      subject text NOT NULL,
      detail text NOT NULL DEFAULT ''
    )`,
    // Papers of people: in the database, where access, backup and erasure are those of their owner.
    `CREATE TABLE agent_documents (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      kind text NOT NULL CHECK (kind IN ('cacCertificate', 'validID', 'addressProof')),
      name text NOT NULL,
      type text NOT NULL,
      bytes bytea NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, kind)
    )`,
  ],
};
