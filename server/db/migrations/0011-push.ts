import type { Migration } from './migration';

/** Devices that may be told of news while the app is closed, what waits to be told, and the server's own key. */
export const push: Migration = {
  version: 11,
  name: 'push',
  statements: [
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
    `CREATE TABLE app_keys (name text PRIMARY KEY, value jsonb NOT NULL)`,
  ],
};
