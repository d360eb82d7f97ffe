import type { Collection } from '../../../src/contract/feed/collections';
import type { Notification, NotificationType } from '../../../src/contract/feed/notification';
import { column, orDefault, orNull } from './column';

/** What can be taken back before it is known to have arrived. */
export type Recallable = 'messages' | 'inspections' | 'search-alerts' | 'properties' | 'photos';

/** The pair of keys this server is known by to push services. */
export type VapidKeys = { publicKey: string; privateKey: string };

/** The tables of migrations/0001-delivery.ts. */
export const deliveryTables = {
  notifications: {
    id: column.uuid(),
    user_id: column.uuid(),
    about_user_id: orNull(column.uuid()),
    type: column.text<NotificationType>(),
    property_id: orNull(column.uuid()),
    property_title: column.text(),
    message: column.text(),
    details: orDefault(column.json<Notification['details']>()),
    read_at: orNull(column.moment()),
    created_at: orDefault(column.moment()),
  },
  push_subscriptions: {
    id: column.uuid(),
    user_id: column.uuid(),
    session_hash: column.bytes(),
    endpoint: column.text(),
    p256dh: column.text(),
    auth: column.text(),
    created_at: orDefault(column.moment()),
  },
  push_queue: {
    id: column.identity(),
    subscription_id: column.uuid(),
    notification_id: column.uuid(),
    attempts: orDefault(column.int()),
    next_attempt_at: orDefault(column.moment()),
  },
  sms: {
    id: column.identity(),
    user_id: column.uuid(),
    inspection_id: column.uuid(),
    inspection_version: column.int(),
    body: column.text(),
    attempts: orDefault(column.int()),
    next_attempt_at: orDefault(column.moment()),
    last_error: orNull(column.text()),
    sent_at: orNull(column.moment()),
    given_up_at: orNull(column.moment()),
    created_at: orDefault(column.moment()),
  },
  app_keys: {
    name: column.text(),
    value: column.json<VapidKeys>(),
  },
  feed_counters: {
    user_id: column.uuid(),
    seq: column.bigint(),
    floor: orDefault(column.bigint()),
  },
  feed_changes: {
    user_id: column.uuid(),
    collection: column.text<Collection>(),
    entity_id: column.uuid(),
    seq: column.bigint(),
    deleted: column.flag(),
    changed_at: orDefault(column.moment()),
  },
  idempotency_keys: {
    user_id: column.uuid(),
    key: column.text(),
    request_hash: column.text(),
    status: orNull(column.int()),
    body: orNull(column.json<unknown>()),
    created_at: orDefault(column.moment()),
  },
  recalled_items: {
    user_id: column.uuid(),
    collection: column.text<Recallable>(),
    entity_id: column.uuid(),
    recalled_at: orDefault(column.moment()),
  },
  rate_limits: {
    key: column.text(),
    count: column.int(),
    ends_at: column.moment(),
  },
};
