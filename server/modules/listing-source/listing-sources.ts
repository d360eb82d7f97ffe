import { sql } from 'kysely';
import type { ListingSource } from '../../../src/contract/listing/listing-source';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { requireOutside } from '../../plugins/fetch-outside';

/** What an agent reads of the address their listings come from; null where there is none. */
export async function readListingSource(db: Queryable, agentId: string): Promise<ListingSource> {
  const row = await db.kysely
    .selectFrom('listing_sources')
    .selectAll()
    .select([sql<boolean>`coalesce(due_at <= now() OR leased_until > now(), false)`.as('is_due')])
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { origin, pathname, search } = new URL(row.url);
  return {
    // A query may hold a key.
    address: `${origin}${pathname}${search === '' ? '' : '?…'}`,
    newStatus: row.new_status,
    isDue: row.is_due,
    readAt: row.read_at?.toISOString() ?? null,
    report: row.report ?? null,
    failingSince: row.failing_since?.toISOString() ?? null,
    failure: row.failure,
    stoppedAt: row.stopped_at?.toISOString() ?? null,
  };
}

/** Keeps an address, to be fetched within a minute and each day from then. @throws OutsideError */
export async function saveListingSource(
  db: Queryable,
  agentId: string,
  { url, newStatus }: { url: string; newStatus: 'Draft' | 'Active' },
): Promise<void> {
  await requireOutside(url);
  const given = {
    url,
    new_status: newStatus,
    due_at: now,
    report: null,
    read_at: null,
    failing_since: null,
    failure: null,
    stopped_at: null,
  };
  await db.kysely
    .insertInto('listing_sources')
    .values({ agent_id: agentId, ...given })
    .onConflict((oc) =>
      oc.column('agent_id').doUpdateSet((eb) => ({
        ...given,
        // Whoever is fetching the same address goes on, alone.
        leased_until: eb
          .case()
          .when('listing_sources.url', '=', url)
          .then(eb.ref('listing_sources.leased_until'))
          .end(),
      })),
    )
    .execute();
}

/** Has the address fetched within a minute, also one that was given up. */
export async function fetchListingSource(db: Queryable, agentId: string): Promise<void> {
  await db.kysely
    .updateTable('listing_sources')
    .set((eb) => ({
      due_at: now,
      failing_since: eb.case().when('stopped_at', 'is', null).then(eb.ref('failing_since')).end(),
      stopped_at: null,
    }))
    .where('agent_id', '=', agentId)
    .execute();
}

/** Forgets the address; the listings stay, and what it said of them, for when it is given again. */
export async function endListingSource(db: Queryable, agentId: string): Promise<void> {
  await db.kysely.deleteFrom('listing_sources').where('agent_id', '=', agentId).execute();
}
