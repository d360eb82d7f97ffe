import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import type { Collection } from '../../contract/feed/collections';
import { isFeedHeard } from '../../db/repositories/account/is-feed-heard';
import { useIsAway } from '../../platform/network/use-is-away';
import { type Database, useDatabase } from '../context/database-context';
import { useSession } from '../context/session-context';

/**
 * A list of this device as it can be shown: undefined until it is read, and while it is empty only because
 * the account's first feed is still on its way. Without a network it is what it is.
 */
export function useHeard<Item>(
  collection: Collection,
  read: (database: Database) => Promise<Item[]>,
): Item[] | undefined {
  const database = useDatabase();
  const found = useLiveQuery(async () => {
    // In this order: what came with the feed is in the list that is read after it.
    const heard = await isFeedHeard(collection, database);
    return { heard, list: await read(database) };
  }, [database, collection, read]);
  const list = found?.list;
  const away = useIsAway();
  // Visitors and approvers have no feeds.
  const { user, expired } = useSession();
  // None comes before the next log-in.
  const hasFeeds = user !== null && !expired && user.userType !== 'approver';
  // What was emptied on this device is empty.
  const [hadSome, setHadSome] = useState(false);
  if (!hadSome && list !== undefined && list.length > 0) setHadSome(true);
  const waits = list?.length === 0 && !hadSome && hasFeeds && !away && found?.heard !== true;
  return waits ? undefined : list;
}
