import type { Migration } from './migration';

/** What people exchange, what they keep, and what makes repeated writes harmless. */
export const exchange: Migration = {
  version: 3,
  name: 'exchange',
  statements: [
    `CREATE TABLE messages (
      id uuid PRIMARY KEY,
      property_id uuid NOT NULL REFERENCES properties,
      sender_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      recipient_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      subject text NOT NULL,
      content text NOT NULL,
      created_at timestamptz NOT NULL DEFAULT now(),
      read_at timestamptz,
      hidden_for_sender boolean NOT NULL DEFAULT false,
      hidden_for_recipient boolean NOT NULL DEFAULT false
    )`,
    'CREATE INDEX messages_recipient ON messages (recipient_id, created_at DESC)',
    `CREATE TABLE saved_properties (
      user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
      property_id uuid NOT NULL REFERENCES properties ON DELETE CASCADE,
      saved_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (user_id, property_id)
    )`,
    'CREATE INDEX saved_properties_property ON saved_properties (property_id)',
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
  ],
};
