import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { approvedByDemo } from './approved-by-demo';
import { bringBackListings } from './bring-back-listings';

/** Brings back the accounts and listings that `endDemo` put out of reach; those deleted before it stay so. */
export async function resumeDemo(tx: Queryable): Promise<void> {
  const { kysely } = tx;
  const others = (await approvedByDemo(tx)).map(({ id }) => id);
  const ended = await kysely
    .selectFrom('users')
    .select('id')
    .where('demo_ended_at', 'is not', null)
    .where((eb) => eb('is_demo', '=', true).or('id', '=', anyOf(others)))
    .orderBy('id')
    .execute();
  const ids = ended.map(({ id }) => id);
  await bringBackListings(tx, ids);
  await kysely
    .updateTable('users')
    .set({ approval: 'approved', rejection_reason: null, demo_ended_at: null })
    .where('id', '=', anyOf(ids))
    .execute();
}
