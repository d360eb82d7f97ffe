/** People, their sessions and one-time tokens, the mails written to them, and what was decided on them. */
export const accounts = [
  // demo_ended_at is when a demo's account was suspended, and deleted_at of what was hidden with it.
  `CREATE TABLE users (
    id uuid PRIMARY KEY,
    user_type text NOT NULL CHECK (user_type IN ('seeker', 'agent', 'approver')),
    name text NOT NULL,
    email text NOT NULL,
    pending_email text,
    password_hash text,
    phone text,
    company_name text,
    wished_company text,
    agent_license text,
    languages text,
    verified_at timestamptz,
    approval text NOT NULL DEFAULT 'approved' CHECK (approval IN ('pending', 'approved', 'rejected')),
    rejection_reason text,
    application jsonb,
    plan text CHECK (plan IN ('starter', 'pro', 'business', 'enterprise')),
    billing_period text CHECK (billing_period IN ('monthly', 'yearly')),
    preferences jsonb NOT NULL DEFAULT '{}',
    notification_preferences jsonb,
    marketing_consent_at timestamptz,
    calendar_hash bytea UNIQUE,
    calendar_contacts boolean NOT NULL DEFAULT false,
    is_demo boolean NOT NULL DEFAULT false,
    demo_ended_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE UNIQUE INDEX users_email ON users (lower(email))',
  `CREATE INDEX users_company ON users (lower(company_name)) WHERE user_type = 'agent'`,
  `CREATE INDEX users_pending ON users (created_at) WHERE approval = 'pending'`,
  'CREATE INDEX users_wishes ON users (created_at) WHERE wished_company IS NOT NULL',
  `CREATE TABLE sessions (
    token_hash bytea PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    device text,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX sessions_user ON sessions (user_id)',
  `CREATE TABLE known_devices (
    key_hash bytea NOT NULL,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    last_used_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (key_hash, user_id)
  )`,
  'CREATE INDEX known_devices_user ON known_devices (user_id)',
  // The address a link was sent to: it confirms that one and no other. A token without an owner is
  // one that opens nothing, where a missing one would tell that an account is there, or a challenge
  // to a passkey that nobody has shown yet.
  `CREATE TABLE one_time_tokens (
    token_hash bytea PRIMARY KEY,
    user_id uuid REFERENCES users ON DELETE CASCADE,
    purpose text NOT NULL CHECK (purpose IN ('verify', 'reset', 'documents', 'email-undo', 'passkey-add', 'passkey-login')),
    email text,
    expires_at timestamptz NOT NULL
  )`,
  'CREATE INDEX one_time_tokens_user ON one_time_tokens (user_id, purpose)',
  // Codes from an app: they count once confirmed_at is set. A code is of a step of 30 seconds, and
  // those up to last_step are used.
  `CREATE TABLE one_time_codes (
    user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    secret bytea NOT NULL,
    confirmed_at timestamptz,
    last_step bigint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE recovery_codes (
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    code_hash bytea NOT NULL,
    PRIMARY KEY (user_id, code_hash)
  )`,
  `CREATE TABLE passkeys (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    credential_id text NOT NULL UNIQUE,
    public_key bytea NOT NULL,
    counter bigint NOT NULL,
    name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    last_used_at timestamptz
  )`,
  'CREATE INDEX passkeys_user ON passkeys (user_id)',
  // to_user_id is whose address it was when the mail was written, which may be another today. The
  // last mail to somebody (is_last) is forgotten when it is sent.
  `CREATE TABLE mails (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    recipient text NOT NULL,
    subject text NOT NULL,
    body_text text NOT NULL,
    body_html text NOT NULL,
    headers jsonb,
    about_user_id uuid REFERENCES users ON DELETE CASCADE,
    to_user_id uuid,
    is_last boolean NOT NULL DEFAULT false,
    attempts int NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    last_error text,
    sent_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX mails_unsent ON mails (next_attempt_at) WHERE sent_at IS NULL',
  'CREATE INDEX mails_about ON mails (about_user_id) WHERE about_user_id IS NOT NULL',
  // What to write to an address is decided outside the request, so that no answer's time tells
  // whether the address has an account.
  `CREATE TABLE account_mails (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    email text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('welcome', 'already-registered', 'reset', 'verify', 'application', 'application-reminder')),
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  // The ids are for whoever asks for what is kept of them, and for erasing it under an address of before.
  // One open request for another plan an agent; another one is a request of its own.
  `CREATE TABLE plan_requests (
    user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    id uuid NOT NULL UNIQUE DEFAULT gen_random_uuid(),
    plan text NOT NULL,
    asked_at timestamptz NOT NULL DEFAULT now()
  )`,
  `CREATE TABLE audit_log (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at timestamptz NOT NULL DEFAULT now(),
    actor text NOT NULL,
    action text NOT NULL,
    subject text NOT NULL,
    detail text NOT NULL DEFAULT '',
    actor_id uuid REFERENCES users ON DELETE SET NULL,
    subject_id uuid REFERENCES users ON DELETE SET NULL
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
];
