import { sql } from 'kysely';
import { entitlementsOf } from '../../../src/domain/plans/entitlements-of';
import { withinRoom } from '../../../src/domain/plans/plan-room';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { announceProperty } from './announce-property';
import { setStatus } from './repository';
import { lockAccount } from '../entitlements/usage';

/**
 * Publishes the listings of an agent that wait for room in the plan, as far as there is some, in the
 * order in which they began to wait. What an approver hid, or of somebody suspended, goes on waiting.
 * @param first those that go before all others
 * @returns the titles of those that are published now
 */
export async function publishWaiting(
  tx: Queryable,
  agentId: string,
  first: readonly string[] = [],
): Promise<string[]> {
  const plan = await lockAccount(tx, agentId);
  const waiting = await tx.kysely
    .selectFrom('properties')
    .select(['id', 'title', 'state'])
    .where('owner_id', '=', agentId)
    .where('awaits_room_since', 'is not', null)
    .where('status', '=', 'Draft')
    .where('deleted_at', 'is', null)
    .where('price', '>', 0)
    // What came to be in doubt while it waited is looked at first.
    .where('review_note', 'is', null)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('reports as r')
            .select('r.id')
            .where((of) =>
              of.or([
                of('r.decision', '=', 'hide').and('r.subject_id', '=', of.ref('properties.id')),
                of('r.decision', '=', 'suspend').and('r.about_user_id', '=', agentId),
              ]),
            ),
        ),
      ),
    )
    .orderBy((eb) => eb('id', '=', anyOf(first)), 'desc')
    .orderBy('awaits_room_since')
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (waiting.length === 0) return [];
  const taken = await tx.kysely
    .selectFrom('properties')
    .select((eb) => [
      eb.fn.countAll<number>().as('listings'),
      sql<string[]>`coalesce(array_agg(DISTINCT ${eb.ref('state')})
        FILTER (WHERE ${eb.ref('state')} <> ''), '{}')`.as('states'),
    ])
    .where('owner_id', '=', agentId)
    .where('status', '=', 'Active')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  const published = withinRoom(entitlementsOf(plan), taken, waiting);
  for (const { id } of published) {
    await setStatus(tx, id, 'Active');
    await announceProperty(tx, { id, ownerId: agentId });
  }
  return published.map(({ title }) => title);
}
