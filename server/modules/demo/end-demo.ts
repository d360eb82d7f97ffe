import { sql } from 'kysely';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { announceDemoListings } from './announce-demo-listings';
import { approvedByDemo } from './approved-by-demo';

type EndedDemo = {
  accounts: number;
  listings: number;
  /** By their names, the agents whom its approver had approved: they wait for another approver. */
  approved: string[];
};

/**
 * Puts what a demo left out of reach, for `resumeDemo` to bring back: its accounts are refused and
 * their sessions and links end, agents whom its approver approved wait again, and the listings of all of
 * them count as deleted. Answers what was within reach until now; a second time changes nothing.
 */
export async function endDemo(tx: Queryable): Promise<EndedDemo> {
  const { kysely } = tx;
  const demo = await kysely
    .selectFrom('users')
    .select(['id', 'demo_ended_at'])
    .where('is_demo', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (demo.length === 0) return { accounts: 0, listings: 0, approved: [] };
  const ids = demo.map(({ id }) => id);
  // Its password is published: anybody may have approved them.
  const approved = (await approvedByDemo(tx)).filter(({ isApproved }) => isApproved);
  const waiting = approved.map(({ id }) => id);
  await kysely
    .updateTable('users')
    .set({ approval: 'pending', demo_ended_at: now })
    .where('id', '=', anyOf(waiting))
    .execute();
  await kysely
    .updateTable('users')
    .set((eb) => ({
      approval: 'rejected',
      rejection_reason: 'the demo is over',
      demo_ended_at: eb.fn.coalesce('demo_ended_at', now),
    }))
    .where('id', '=', anyOf(ids))
    .execute();
  const all = [...ids, ...waiting];
  await kysely.deleteFrom('sessions').where('user_id', '=', anyOf(all)).execute();
  await kysely.deleteFrom('one_time_tokens').where('user_id', '=', anyOf(ids)).execute();
  const hidden = await kysely
    .updateTable('properties as p')
    .from('users as u')
    .set((eb) => ({
      deleted_at: eb.ref('u.demo_ended_at'),
      version: sql<number>`${eb.ref('p.version')} + 1`,
      updated_at: now,
    }))
    .whereRef('u.id', '=', 'p.owner_id')
    .where('u.id', '=', anyOf(all))
    .where('p.deleted_at', 'is', null)
    .returning(['p.id', 'p.owner_id'])
    .execute();
  await announceDemoListings(tx, hidden);
  const accounts = demo.filter(({ demo_ended_at: endedAt }) => endedAt === null).length;
  return { accounts, listings: hidden.length, approved: approved.map(({ name }) => name) };
}
