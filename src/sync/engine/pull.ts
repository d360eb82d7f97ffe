import { ApiError, NetworkError } from '../../api/api-error';
import { versionIn } from '../../api/api-client';
import { callApi } from '../../api/call-api';
import { API_VERSION } from '../../contract/api-version';
import { COLLECTIONS, type Collection } from '../../contract/feed/collections';
import { type Cursors, type Feed, formatCursors } from '../../contract/feed/feed';
import type { SyncAnswer } from '../../contract/feed/sync-answer';
import type { AppDatabase } from '../../db/app-database';
import type { StoredRow } from '../../db/outbox-row';
import type { Session } from '../../db/records';
import type { Check } from '../../domain/checks';
import { feedOf, isMark, isRemoval } from '../../domain/outbox/command-marks';
import {
  isAlert,
  isBlock,
  isHiddenHome,
  isInspection,
  isListing,
  isMessage,
  isNotification,
  isSaved,
} from '../../domain/answer-checks';
import { dropPhotosOf } from './drop-photos-of';
import { applyAlert } from './apply/apply-alert';
import { applyInspection } from './apply/apply-inspection';
import { applyMessage } from './apply/apply-message';
import { applyNotification } from './apply/apply-notification';
import { applyProperty } from './apply/apply-property';
import { applySaved } from './apply/apply-saved';
import { isStillTheirs } from './is-still-theirs';
import { isStorageFailure } from './storage-failure';
import type { SyncContext } from './sync-context';
import { waitingIds, wholeReadAt } from './whole-read';

type Item<Name extends Collection> = NonNullable<SyncAnswer['feeds'][Name]>['items'][number];
type Table = {
  delete(id: string): Promise<void>;
  filter(test: (record: { id: string; local?: boolean }) => boolean): {
    primaryKeys(): Promise<string[]>;
  };
};
type Collector<Name extends Collection> = {
  fits: Check<Item<Name>>;
  apply: (database: AppDatabase, item: Item<Name>) => Promise<void>;
  table: (database: AppDatabase) => Table;
  /** What else goes with an item that the server let go of. */
  takeAlong?: (database: AppDatabase, id: string) => Promise<void>;
};

const COLLECTORS: { [Name in Collection]: Collector<Name> } = {
  messages: { fits: isMessage, apply: applyMessage, table: ({ messages }) => messages },
  properties: {
    fits: isListing,
    apply: (database, listing) => applyProperty(database, listing, null),
    table: ({ myProperties }) => myProperties,
    takeAlong: dropPhotosOf,
  },
  'saved-properties': {
    fits: isSaved,
    apply: applySaved,
    table: ({ savedProperties }) => savedProperties,
  },
  inspections: {
    fits: isInspection,
    apply: (database, inspection) => applyInspection(database, inspection, null),
    table: ({ inspections }) => inspections,
  },
  notifications: {
    fits: isNotification,
    apply: applyNotification,
    table: ({ notifications }) => notifications,
  },
  'search-alerts': {
    fits: isAlert,
    apply: applyAlert,
    table: ({ alerts }) => alerts,
  },
  blocks: {
    fits: isBlock,
    apply: async (database, block) => void (await database.blocks.put(block)),
    table: ({ blocks }) => blocks,
  },
  'hidden-homes': {
    fits: isHiddenHome,
    apply: async (database, home) => void (await database.hiddenHomes.put(home)),
    table: ({ hiddenHomes }) => hiddenHomes,
  },
};

export type PullResult = 'up-to-date' | 'offline' | 'expired' | 'failed';

/**
 * Fetches what changed on the server since the last pull: one request for all collections, and further
 * ones only while some have more. Each page is taken in by one transaction.
 */
export async function pull(context: SyncContext): Promise<PullResult> {
  const session = await context.session();
  if (session === null || session.userId !== context.database.userId) return 'expired';
  let wanted = collectionsOf(session);
  try {
    while (wanted.length > 0) {
      if (!(await isStillTheirs(context, session.token))) return 'expired';
      const cursors = await cursorsOf(context, wanted);
      const waited = await waitingIds(context.database);
      let shared = API_VERSION;
      const { feeds } = await callApi(context.api, 'GET /sync', {
        query: { cursors: formatCursors(cursors) },
        token: session.token,
        onHeaders: (headers) => {
          shared = Math.min(API_VERSION, versionIn(headers));
        },
      });
      const more: Collection[] = [];
      for (const name of wanted) {
        if (!(await isStillTheirs(context, session.token))) return 'expired';
        const taken = await takeFeed(context, name, feeds, {
          cursor: cursors[name] ?? 0,
          shared,
          waited,
        });
        if (taken === 'more') more.push(name);
      }
      wanted = more;
    }
    return 'up-to-date';
  } catch (error) {
    if (error instanceof NetworkError) return 'offline';
    if (error instanceof ApiError && error.status === 401) {
      await context.onExpired(session.token);
      return 'expired';
    }
    if (isStorageFailure(error)) throw error;
    if (!(error instanceof ApiError)) console.error(error);
    return 'failed';
  }
}

function collectionsOf({ user }: Session): Collection[] {
  // An approver has no part in the market: what they need is fetched by their own screen.
  if (user.userType === 'approver') return [];
  return COLLECTIONS.filter((name) => name !== 'properties' || user.userType === 'agent');
}

async function cursorsOf({ database }: SyncContext, names: Collection[]): Promise<Cursors> {
  const known = await database.cursors.bulkGet(names);
  return Object.fromEntries(names.map((name, at) => [name, known[at]?.cursor ?? 0]));
}

/**
 * Takes one page of one collection. What this build cannot read of it is counted. Where the two share a
 * later version of the API than when it was read, it holds more than this device took: it is read again.
 * @param shared the version that this build and the server that answered both speak
 * @param waited what waited in the outbox when the page was asked for
 */
async function takeFeed<Name extends Collection>(
  { database, now }: SyncContext,
  name: Name,
  feeds: Pick<SyncAnswer['feeds'], Name>,
  { cursor, shared, waited }: { cursor: number; shared: number; waited: Set<string> },
): Promise<'done' | 'more'> {
  const collector: Collector<Name> = COLLECTORS[name];
  const page: Feed<Item<Name>> | undefined = feeds[name];
  // An older server has no such feed.
  if (page === undefined) return 'done';
  const items = page.items.filter((item) => collector.fits(item));
  const whole = wholeReadAt(database, name, cursor);
  let isReadAgain = false;
  await database.transaction('rw', database.tables, async () => {
    // Another tab may have taken a page meanwhile. Where that one reaches less far, it may have put back
    // what this one was asked for to set right: what follows it is asked for again.
    const known = await database.cursors.get(name);
    const reached = known?.cursor ?? 0;
    if (reached !== cursor) {
      isReadAgain = page.cursor > reached;
      return;
    }
    if (known !== undefined && cursor > 0 && (known.shared ?? 0) < shared) {
      await database.cursors.put({ ...known, cursor: 0, shared });
      isReadAgain = true;
      return;
    }
    const table = collector.table(database);
    // A server restored from an older backup counts anew: what it forgot must not linger here.
    if (page.reset) await clearSettled(database, collector, () => false);
    for (const item of items) {
      // Removed here, not yet there: the server's copy must not come back for a moment.
      const isGone = (await waitingRows(database, name, item.id)).some(({ kind }) =>
        isRemoval(kind),
      );
      if (!isGone) await collector.apply(database, item);
    }
    for (const id of page.deleted) {
      // Changed here since: the row's own answer will tell what became of it.
      const waiting = await waitingRows(database, name, id);
      if (!waiting.every(({ kind }) => isMark(kind))) continue;
      await table.delete(id);
      await collector.takeAlong?.(database, id);
    }
    for (const { id } of page.items) whole?.named.add(id);
    // Read from its beginning to its end: what was not named the server does not have.
    if (whole !== null && !page.hasMore)
      await clearSettled(database, collector, (id) => whole.named.has(id) || waited.has(id));
    const before = cursor === 0 ? 0 : (known?.unread ?? 0);
    const unread = before + page.items.length - items.length;
    await database.cursors.put({
      collection: name,
      cursor: page.cursor,
      pulledAt: now(),
      shared,
      unread,
    });
    if (whole !== null) whole.cursor = page.cursor;
  });
  return page.hasMore || isReadAgain ? 'more' : 'done';
}

/** Lets go of all items of a collection but what waits, what this device found itself, and what is to stay. */
async function clearSettled(
  database: AppDatabase,
  { table, takeAlong }: Pick<Collector<Collection>, 'table' | 'takeAlong'>,
  stays: (id: string) => boolean,
): Promise<void> {
  const waiting = await waitingIds(database);
  const items = table(database);
  const gone = await items
    .filter(({ id, local }) => local !== true && !waiting.has(id) && !stays(id))
    .primaryKeys();
  for (const id of gone) {
    await items.delete(id);
    await takeAlong?.(database, id);
  }
}

/** What waits for an item of a collection; a home may be one's own and saved at once. */
function waitingRows(database: AppDatabase, name: Collection, id: string): Promise<StoredRow[]> {
  return database.outbox
    .where('entityId')
    .equals(id)
    .filter(({ kind }) => feedOf(kind) === name)
    .toArray();
}
