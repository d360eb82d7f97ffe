import { randomUUID } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import type { ActiveBoost, BoostBalance, BoostEntry } from '../../../src/contract/plan/boost';
import type { PlanId } from '../../../src/contract/plan/plan-options';
import { INITIAL_BOOSTS } from '../../../src/domain/plans/boost-packages';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { Schema } from '../../db/schema/schema';
import { planUse } from '../entitlements/usage';

const ENTRY = ['id', 'at', 'type', 'amount', 'property_id', 'property_title'] as const;

type EntryRow = Pick<Selectable<Schema['boost_entries']>, (typeof ENTRY)[number]>;

type Purse = BoostBalance & { ofPlan: number; ofOwn: number };

/** Gives a new agent the boosts to begin with, once. The caller holds the account's lock. */
export async function grantInitialBoosts(tx: Queryable, userId: string): Promise<void> {
  await tx.kysely
    .insertInto('boost_entries')
    .columns(['id', 'user_id', 'type', 'amount', 'at'])
    .expression((eb) =>
      tx.kysely
        .selectNoFrom([
          // Of its own account: the history shows the entry before it is stored.
          sql<string>`${userId}::uuid`.as('id'),
          sql<string>`${userId}::uuid`.as('user_id'),
          eb.val('Free').as('type'),
          sql<number>`${INITIAL_BOOSTS}::int`.as('amount'),
          // They came with the account, whenever the first of them is used.
          eb
            .selectFrom('users')
            .select('created_at')
            .where('users.id', '=', userId)
            .$asScalar()
            .$notNull()
            .as('at'),
        ])
        .where(
          eb.not(
            eb.exists(
              eb
                .selectFrom('boost_entries')
                .select('id')
                .where('user_id', '=', userId)
                .where('type', '=', 'Free'),
            ),
          ),
        ),
    )
    .execute();
}

/**
 * What an agent may still boost: what is left of the plan's boosts of this month, and of those given
 * and bought, which do not end. An agent who never boosted has the first ones without an entry yet.
 */
export async function readPurse(
  db: Queryable,
  agent: { id: string; plan: PlanId | null },
): Promise<Purse> {
  const row = await db.kysely
    .selectFrom('boost_entries')
    .select((eb) => {
      const count = () => eb.fn.countAll<number>();
      return [
        eb.fn
          .coalesce(eb.fn.sum<number>('amount').filterWhere('type', '<>', 'Used'), eb.val(0))
          .as('credit'),
        count().filterWhere('type', '=', 'Free').as('granted'),
        count().filterWhere('type', '=', 'Used').filterWhere('from_plan', '=', false).as('spent'),
        count().filterWhere('type', '=', 'Used').as('used'),
        count().as('revision'),
      ];
    })
    .where('user_id', '=', agent.id)
    .executeTakeFirst();
  const monthly = await planUse(db, agent, 'boosts');
  const ofPlan = Math.max(0, (monthly.allowed ?? 0) - monthly.used);
  const initial = (row?.granted ?? 0) > 0 ? 0 : INITIAL_BOOSTS;
  const ofOwn = (row?.credit ?? 0) + initial - (row?.spent ?? 0);
  return {
    availableBoosts: ofPlan + ofOwn,
    usedBoosts: row?.used ?? 0,
    revision: row?.revision ?? 0,
    ofPlan,
    ofOwn,
  };
}

/** What an agent did under an id that their phone knows it by; undefined for nothing. */
export async function findDone(tx: Queryable, userId: string, id: string) {
  const row = await tx.kysely
    .selectFrom('boost_entries')
    .select([...ENTRY, 'package_id', 'ends_at'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    // Given with the account, under its own id.
    .where('type', '<>', 'Free')
    .executeTakeFirst();
  return (
    row && {
      entry: toEntry(row),
      packageId: row.package_id,
      endsAt: row.ends_at,
    }
  );
}

/** The id, where nobody has it; another where somebody has. */
async function freeId(tx: Queryable, id: string): Promise<string> {
  const taken = await tx.kysely
    .selectFrom('boost_entries')
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  return taken === undefined ? id : randomUUID();
}

/**
 * Notes a boost of a property, under the id that the phone knows it by unless somebody else has that, and makes
 * it show: `endsAt` is when it stops by itself.
 */
export async function addBoost(
  tx: Queryable,
  boost: {
    id: string;
    userId: string;
    propertyId: string;
    title: string;
    fromPlan: boolean;
    endsAt: Date;
  },
): Promise<ActiveBoost> {
  const { at } = await tx.kysely
    .insertInto('boost_entries')
    .values({
      id: await freeId(tx, boost.id),
      user_id: boost.userId,
      type: 'Used',
      amount: 1,
      from_plan: boost.fromPlan,
      property_id: boost.propertyId,
      property_title: boost.title,
      ends_at: boost.endsAt,
    })
    .returning('at')
    .executeTakeFirstOrThrow();
  // Not a new version: an edit of the listing that waits on a phone has nothing to do with it.
  await tx.kysely
    .updateTable('properties')
    .set({ boosted_until: boost.endsAt })
    .where('id', '=', boost.propertyId)
    .execute();
  return {
    propertyId: boost.propertyId,
    propertyTitle: boost.title,
    startDate: at.toISOString(),
    endDate: boost.endsAt.toISOString(),
    status: 'Active',
  };
}

/** Credits bought boosts, under the id that the phone knows the purchase by, unless somebody else has that. */
export async function addPurchase(
  tx: Queryable,
  purchase: { id: string; userId: string; packageId: string; quantity: number; price: number },
): Promise<BoostEntry> {
  const row = await tx.kysely
    .insertInto('boost_entries')
    .values({
      id: await freeId(tx, purchase.id),
      user_id: purchase.userId,
      type: 'Purchase',
      amount: purchase.quantity,
      package_id: purchase.packageId,
      price: purchase.price,
    })
    .returning(ENTRY)
    .executeTakeFirstOrThrow();
  return toEntry(row);
}

/** All that came and went, newest first, and the first ones of an agent who never boosted. */
export async function boostHistory(db: Queryable, userId: string): Promise<BoostEntry[]> {
  const rows = await db.kysely
    .selectFrom('boost_entries')
    .select(ENTRY)
    .where('user_id', '=', userId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(1000)
    .execute();
  if (rows.some(({ type }) => type === 'Free')) return rows.map(toEntry);
  const account = await db.kysely
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const first: EntryRow = {
    id: userId,
    at: account.created_at,
    type: 'Free',
    amount: INITIAL_BOOSTS,
    property_id: null,
    property_title: null,
  };
  return [...rows, first].map(toEntry);
}

/** The boosts that run now, the last begun first. */
export async function activeBoosts(db: Queryable, userId: string): Promise<ActiveBoost[]> {
  const rows = await db.kysely
    .selectFrom('boost_entries as b')
    .innerJoin('properties as p', 'p.id', 'b.property_id')
    .select((eb) => ['p.id', 'p.title', 'b.at', eb.ref('b.ends_at').$notNull().as('ends_at')])
    .where('p.deleted_at', 'is', null)
    .where('b.user_id', '=', userId)
    .where('b.type', '=', 'Used')
    .where('b.ends_at', '>', now)
    .orderBy('b.at', 'desc')
    .limit(1000)
    .execute();
  return rows.map((row) => ({
    propertyId: row.id,
    propertyTitle: row.title,
    startDate: row.at.toISOString(),
    endDate: row.ends_at.toISOString(),
    status: 'Active',
  }));
}

function toEntry(row: EntryRow): BoostEntry {
  return {
    id: row.id,
    date: row.at.toISOString(),
    type: row.type,
    amount: row.amount,
    propertyId: row.property_id,
    propertyTitle: row.property_title,
    status: row.type === 'Used' ? 'Applied' : 'Credited',
  };
}
