import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { type Erased, eraseAccount } from '../privacy/erase-account';
import { endDemo } from './end-demo';

type RemovedDemo = {
  accounts: number;
  listings: number;
  messages: number;
  /** What they leave outside the database. */
  left: Erased[];
};

/** Erases the demo's accounts and all that is theirs; answers how much that was. */
export async function removeDemo(tx: Queryable): Promise<RemovedDemo> {
  const { kysely } = tx;
  // Whom its approver approved is known by that account alone.
  await endDemo(tx);
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
  const left: Erased[] = [];
  // One after the other, as erasing does for one person: there are few of them.
  for (const id of ids) {
    // Nobody has their addresses: a mail would come back.
    const gone = await eraseAccount(tx, id, { isRead: false });
    if (gone !== undefined) left.push(gone);
  }
  return {
    accounts: ids.length,
    listings: listings.length,
    messages: messages.length,
    left,
  };
}
