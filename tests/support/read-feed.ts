import type { Collection } from '../../src/contract/feed/collections';
import type { SyncAnswer } from '../../src/contract/feed/sync-answer';
import { type TestAccount, type TestApp } from './test-app';

type FeedOf<Name extends Collection> = NonNullable<SyncAnswer['feeds'][Name]>;

/** A page of one collection's feed, as an account is given it. */
export async function readFeed<Name extends Collection>(
  t: TestApp,
  as: TestAccount,
  name: Name,
  { cursor = 0, limit = 500 }: { cursor?: number; limit?: number } = {},
): Promise<FeedOf<Name>> {
  const cursors: string = `${name}:${cursor}`;
  const { feeds } = await t.call(`GET /api/sync?cursors=${cursors}&limit=${limit}`, { as });
  const feed = feeds[name];
  if (feed === undefined) throw new Error(`There is no feed of ${name}`);
  return feed;
}
