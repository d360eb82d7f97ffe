import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { eraseAccount } from '../privacy/erase-account';

export type RemovedDemo = {
  accounts: number;
  listings: number;
  messages: number;
  /** Addresses of photos that have become useless. */
  files: string[];
};

/** Erases the demo's accounts and all that is theirs; answers how much that was. */
export async function removeDemo(tx: Queryable): Promise<RemovedDemo> {
  const { kysely } = tx;
  const accounts = await kysely
    .selectFrom('users')
    .select('id')
    .where('is_demo', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const ids = accounts.map(({ id }) => id);
  const listings = await kysely
    .selectFrom('properties')
    .select('id')
    .where('owner_id', '=', anyOf(ids))
    .execute();
  const messages = await kysely
    .selectFrom('messages')
    .select('id')
    .where((eb) => eb('sender_id', '=', anyOf(ids)).or('recipient_id', '=', anyOf(ids)))
    .execute();
  const files = new Set<string>();
  // One after the other, as erasing does for one person: there are three of them.
  for (const id of ids) {
    // Nobody has their addresses: a mail would come back.
    for (const file of (await eraseAccount(tx, id, { isRead: false })) ?? []) files.add(file);
  }
  return {
    accounts: ids.length,
    listings: listings.length,
    messages: messages.length,
    files: [...files],
  };
}
