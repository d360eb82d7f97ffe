import type { Migration } from './migration';

/** People, their sessions, their one-time tokens, and the mails written to them. */
export const accounts: Migration = {
  version: 1,
  name: 'accounts',
  statements: [
    'CREATE EXTENSION IF NOT EXISTS pg_trgm',
    `CREATE TABLE users (
      id uuid PRIMARY KEY,
      user_type text NOT NULL CHECK (user_type IN ('seeker', 'agent')),
      name text NOT NULL,
      email text NOT NULL,
      password_hash text,
      phone text,
      company_name text,
      verified_at timestamptz,
      approval text NOT NULL DEFAULT 'approved' CHECK (approval IN ('pending', 'approved', 'rejected')),
      preferences jsonb NOT NULL DEFAULT '{}',
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    'CREATE UNIQUE INDEX users_email ON users (lower(email))',
    `CREATE TABLE sessions (
      token_hash bytea PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      created_at timestamptz NOT NULL DEFAULT now(),
      last_used_at timestamptz NOT NULL DEFAULT now()
    )`,
    'CREATE INDEX sessions_user ON sessions (user_id)',
    `CREATE TABLE one_time_tokens (
      token_hash bytea PRIMARY KEY,
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      purpose text NOT NULL CHECK (purpose IN ('verify', 'reset')),
      expires_at timestamptz NOT NULL
    )`,
    'CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id, purpose)',
    `CREATE TABLE mails (
      id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      recipient text NOT NULL,
      subject text NOT NULL,
      body_text text NOT NULL,
      body_html text NOT NULL,
      attempts int NOT NULL DEFAULT 0,
      next_attempt_at timestamptz NOT NULL DEFAULT now(),
      last_error text,
      sent_at timestamptz,
      created_at timestamptz NOT NULL DEFAULT now()
    )`,
    'CREATE INDEX mails_unsent ON mails (next_attempt_at) WHERE sent_at IS NULL',
  ],
};
