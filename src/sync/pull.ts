import { ApiError, NetworkError } from '../api/api-error';
import { callApi } from '../api/call-api';
import type { Collection } from '../contract/collections';
import type { Feed } from '../contract/feed';
import type { Inspection } from '../contract/inspection';
import type { Message } from '../contract/message';
import type { Notification } from '../contract/notification';
import type { Listing } from '../contract/property';
import type { SavedProperty } from '../contract/saved-property';
import type { SearchAlert } from '../contract/search-alert';
import type { AppDatabase } from '../db/app-database';
import { applyInspection } from './apply-inspection';
import { applyMessage } from './apply-message';
import { applyNotification } from './apply-notification';
import { applyProperty } from './apply-property';
import { applySaved } from './apply-saved';
import type { SyncContext } from './sync-context';

type Collector<Item> = {
  apply: (database: AppDatabase, item: Item) => Promise<void>;
  remove: (database: AppDatabase, id: string) => Promise<void>;
  idOf: (item: Item) => string;
  /** Forgets every item that nothing waits for: the server begins its feed anew. */
  clear: (database: AppDatabase) => Promise<void>;
};

const MESSAGES: Collector<Message> = {
  apply: applyMessage,
  remove: (database, id) => database.messages.delete(id),
  idOf: (message) => message.id,
  clear: (database) => clearSettled(database, database.messages),
};
const PROPERTIES: Collector<Listing> = {
  apply: (database, listing) => applyProperty(database, listing, null),
  remove: (database, id) => database.myProperties.delete(id),
  idOf: (listing) => listing.id,
  clear: (database) => clearSettled(database, database.myProperties),
};
const SAVED: Collector<SavedProperty> = {
  apply: applySaved,
  remove: (database, id) => database.savedProperties.delete(id),
  idOf: (saved) => saved.id,
  clear: (database) => clearSettled(database, database.savedProperties),
};

const ALERTS: Collector<SearchAlert> = {
  apply: async (database, alert) => void (await database.alerts.put(alert)),
  remove: (database, id) => database.alerts.delete(id),
  idOf: (alert) => alert.id,
  clear: (database) => clearSettled(database, database.alerts),
};

const INSPECTIONS: Collector<Inspection> = {
  apply: (database, inspection) => applyInspection(database, inspection, null),
  remove: (database, id) => database.inspections.delete(id),
  idOf: (inspection) => inspection.id,
  clear: (database) => clearSettled(database, database.inspections),
};
const NOTIFICATIONS: Collector<Notification> = {
  apply: applyNotification,
  remove: (database, id) => database.notifications.delete(id),
  idOf: (notification) => notification.id,
  clear: (database) => clearSettled(database, database.notifications),
};

export type PullResult = 'up-to-date' | 'offline' | 'expired' | 'failed';

/** Fetches what changed on the server since the last pull, page by page, each page in one transaction. */
export async function pull(context: SyncContext): Promise<PullResult> {
  const session = await context.session();
  if (session === null || session.userId !== context.database.userId) return 'expired';
  // An approver has no part in the market: what they need is fetched by their own screen.
  if (session.user.userType === 'approver') return 'up-to-date';
  try {
    await pullCollection(context, session.token, 'saved-properties', SAVED);
    await pullCollection(context, session.token, 'messages', MESSAGES);
    await pullCollection(context, session.token, 'search-alerts', ALERTS);
    await pullCollection(context, session.token, 'inspections', INSPECTIONS);
    await pullCollection(context, session.token, 'notifications', NOTIFICATIONS);
    if (session.user.userType === 'agent')
      await pullCollection(context, session.token, 'properties', PROPERTIES);
    return 'up-to-date';
  } catch (error) {
    if (error instanceof NetworkError) return 'offline';
    if (error instanceof ApiError && error.status === 401) {
      await context.onExpired(session.token);
      return 'expired';
    }
    if (error instanceof ApiError) return 'failed';
    throw error;
  }
}

async function pullCollection<Item>(
  { api, database, now }: SyncContext,
  token: string,
  collection: Collection,
  collector: Collector<Item>,
): Promise<void> {
  for (let more = true; more; ) {
    const cursor = (await database.cursors.get(collection))?.cursor ?? 0;
    const page = (await callApi(api, `GET /sync/${collection}`, {
      query: { cursor },
      token,
    })) as Feed<Item>;
    await database.transaction('rw', database.tables, async () => {
      // Another tab may have taken this page meanwhile; its cursor is the newer one.
      if (((await database.cursors.get(collection))?.cursor ?? 0) !== cursor) return;
      // A server restored from an older backup counts anew: what it forgot must not linger here.
      if (page.reset) await collector.clear(database);
      for (const item of page.items) {
        if (!(await hasWaitingRemoval(database, collector.idOf(item))))
          await collector.apply(database, item);
      }
      for (const id of page.deleted) {
        if (!(await hasWaitingRow(database, id))) await collector.remove(database, id);
      }
      await database.cursors.put({ collection, cursor: page.cursor, pulledAt: now() });
    });
    more = page.hasMore;
  }
}

async function clearSettled(
  database: AppDatabase,
  table: { filter(test: (record: { id: string }) => boolean): { delete(): Promise<number> } },
): Promise<void> {
  const waiting = new Set((await database.outbox.toArray()).map((row) => row.entityId));
  await table.filter((record) => !waiting.has(record.id)).delete();
}

/** Removed here, not yet there: the server's copy must not come back for a moment. */
async function hasWaitingRemoval(database: AppDatabase, id: string): Promise<boolean> {
  const rows = await database.outbox.where('entityId').equals(id).toArray();
  return rows.some((row) => /remove|delete/.test(row.kind));
}

/** Changed here since: the row's own answer will tell what became of it. */
async function hasWaitingRow(database: AppDatabase, id: string): Promise<boolean> {
  return (await database.outbox.where('entityId').equals(id).count()) > 0;
}
