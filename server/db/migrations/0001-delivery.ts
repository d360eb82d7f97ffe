/** What devices are told and when, and what makes repeated, late or too many writes harmless. */
export const delivery = [
  `CREATE TABLE notifications (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    about_user_id uuid REFERENCES users ON DELETE CASCADE,
    type text NOT NULL,
    property_id uuid REFERENCES properties ON DELETE CASCADE,
    property_title text NOT NULL,
    message text NOT NULL,
    details jsonb NOT NULL DEFAULT '{}',
    read_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX notifications_user ON notifications (user_id, created_at DESC)',
  'CREATE INDEX notifications_about ON notifications (about_user_id) WHERE about_user_id IS NOT NULL',
  // Devices that may be told of news while the app is closed, what waits to be told, and the
  // server's own key.
  `CREATE TABLE push_subscriptions (
    id uuid PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    session_hash bytea NOT NULL REFERENCES sessions ON DELETE CASCADE,
    endpoint text NOT NULL UNIQUE,
    p256dh text NOT NULL,
    auth text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX push_subscriptions_user ON push_subscriptions (user_id)',
  'CREATE INDEX push_subscriptions_session ON push_subscriptions (session_hash)',
  `CREATE TABLE push_queue (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    subscription_id uuid NOT NULL REFERENCES push_subscriptions ON DELETE CASCADE,
    notification_id uuid NOT NULL REFERENCES notifications ON DELETE CASCADE,
    attempts int NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now()
  )`,
  'CREATE INDEX push_queue_due ON push_queue (next_attempt_at)',
  'CREATE INDEX push_queue_notification ON push_queue (notification_id)',
  'CREATE INDEX push_queue_subscription ON push_queue (subscription_id)',
  // The version of an inspection names what happened to it: one SMS to a person for each.
  `CREATE TABLE sms (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    inspection_id uuid NOT NULL REFERENCES inspections ON DELETE CASCADE,
    inspection_version int NOT NULL,
    body text NOT NULL,
    attempts int NOT NULL DEFAULT 0,
    next_attempt_at timestamptz NOT NULL DEFAULT now(),
    last_error text,
    sent_at timestamptz,
    given_up_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (user_id, inspection_id, inspection_version)
  )`,
  'CREATE INDEX sms_due ON sms (next_attempt_at) WHERE sent_at IS NULL AND given_up_at IS NULL',
  'CREATE INDEX sms_inspection ON sms (inspection_id)',
  'CREATE TABLE app_keys (name text PRIMARY KEY, value jsonb NOT NULL)',
  // One counter a person: locked until commit, so that numbers appear in the order they were given
  // and a cursor never steps over a change that commits late.
  `CREATE TABLE feed_counters (
    user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    seq bigint NOT NULL
  )`,
  `CREATE TABLE feed_changes (
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    collection text NOT NULL,
    entity_id uuid NOT NULL,
    seq bigint NOT NULL,
    deleted boolean NOT NULL,
    changed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, collection, entity_id)
  )`,
  'CREATE INDEX feed_changes_seq ON feed_changes (user_id, collection, seq)',
  `CREATE TABLE idempotency_keys (
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    key text NOT NULL,
    request_hash text NOT NULL,
    status int,
    body jsonb,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, key)
  )`,
  'CREATE INDEX idempotency_keys_age ON idempotency_keys (created_at)',
  // What people took back before it arrived: the late original must not live on.
  `CREATE TABLE recalled_items (
    user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
    collection text NOT NULL,
    entity_id uuid NOT NULL,
    recalled_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, collection, entity_id)
  )`,
  'CREATE INDEX recalled_items_age ON recalled_items (recalled_at)',
  `CREATE TABLE rate_limits (
    key text PRIMARY KEY,
    count int NOT NULL,
    ends_at timestamptz NOT NULL
  )`,
  'CREATE INDEX rate_limits_end ON rate_limits (ends_at)',
];
