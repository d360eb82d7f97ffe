import { randomUUID } from 'node:crypto';
import type { ActiveBoost, BoostBalance, BoostEntry } from '../../../src/contract/boost';
import type { PlanId } from '../../../src/contract/plan-options';
import { INITIAL_BOOSTS } from '../../../src/domain/plans/boost-packages';
import type { Queryable } from '../../db/database';
import { planUse } from '../plans/usage';

type EntryRow = {
  id: string;
  at: Date;
  type: BoostEntry['type'];
  amount: number;
  property_id: string | null;
  property_title: string | null;
};

export type Purse = BoostBalance & { ofPlan: number; ofOwn: number };

/** Gives a new agent the boosts to begin with, once (A9). The caller holds the account's lock. */
export async function grantInitialBoosts(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `INSERT INTO boost_entries (id, user_id, type, amount)
     SELECT $1, $2, 'Free', $3
     WHERE NOT EXISTS (SELECT 1 FROM boost_entries WHERE user_id = $2 AND type = 'Free')`,
    [randomUUID(), userId, INITIAL_BOOSTS],
  );
}

/**
 * What an agent may still boost: what is left of the plan's boosts of this month, and of those given
 * and bought, which do not end. An agent who never boosted has the first ones without an entry yet.
 */
export async function readPurse(
  db: Queryable,
  agent: { id: string; plan: PlanId | null },
): Promise<Purse> {
  const [row] = await db.query<{
    credit: number;
    granted: boolean;
    spent: number;
    used: number;
    revision: number;
  }>(
    `SELECT coalesce(sum(amount) FILTER (WHERE type <> 'Used'), 0) AS credit,
       coalesce(bool_or(type = 'Free'), false) AS granted,
       count(*) FILTER (WHERE type = 'Used' AND NOT from_plan) AS spent,
       count(*) FILTER (WHERE type = 'Used') AS used,
       count(*) AS revision
     FROM boost_entries WHERE user_id = $1`,
    [agent.id],
  );
  const monthly = await planUse(db, agent, 'boosts');
  const ofPlan = Math.max(0, (monthly.allowed ?? 0) - monthly.used);
  const initial = row?.granted === true ? 0 : INITIAL_BOOSTS;
  const ofOwn = (row?.credit ?? 0) + initial - (row?.spent ?? 0);
  return {
    availableBoosts: ofPlan + ofOwn,
    usedBoosts: row?.used ?? 0,
    revision: row?.revision ?? 0,
    ofPlan,
    ofOwn,
  };
}

/** Notes a boost of a property and makes it show: `endsAt` is when it stops by itself. */
export async function addBoost(
  tx: Queryable,
  boost: { userId: string; propertyId: string; title: string; fromPlan: boolean; endsAt: Date },
): Promise<ActiveBoost> {
  const [row] = await tx.query<{ at: Date }>(
    `INSERT INTO boost_entries (id, user_id, type, amount, from_plan, property_id, property_title, ends_at)
     VALUES ($1, $2, 'Used', 1, $3, $4, $5, $6) RETURNING at`,
    [randomUUID(), boost.userId, boost.fromPlan, boost.propertyId, boost.title, boost.endsAt],
  );
  await tx.query(
    // Not a new version: an edit of the listing that waits on a phone has nothing to do with it.
    'UPDATE properties SET boosted_until = $2 WHERE id = $1',
    [boost.propertyId, boost.endsAt],
  );
  return {
    propertyId: boost.propertyId,
    propertyTitle: boost.title,
    startDate: (row?.at ?? new Date()).toISOString(),
    endDate: boost.endsAt.toISOString(),
    status: 'Active',
  };
}

/** Credits bought boosts. */
export async function addPurchase(
  tx: Queryable,
  purchase: { userId: string; packageId: string; quantity: number; price: number },
): Promise<BoostEntry> {
  const rows = await tx.query<EntryRow>(
    `INSERT INTO boost_entries (id, user_id, type, amount, package_id, price)
     VALUES ($1, $2, 'Purchase', $3, $4, $5)
     RETURNING id, at, type, amount, property_id, property_title`,
    [randomUUID(), purchase.userId, purchase.quantity, purchase.packageId, purchase.price],
  );
  const [row] = rows;
  if (row === undefined) throw new Error('The purchase was not stored');
  return toEntry(row);
}

/** All that came and went, newest first. */
export async function boostHistory(db: Queryable, userId: string): Promise<BoostEntry[]> {
  const rows = await db.query<EntryRow>(
    `SELECT id, at, type, amount, property_id, property_title FROM boost_entries
     WHERE user_id = $1 ORDER BY at DESC, id LIMIT 1000`,
    [userId],
  );
  return rows.map(toEntry);
}

/** The boosts that run now, the last begun first. */
export async function activeBoosts(db: Queryable, userId: string): Promise<ActiveBoost[]> {
  const rows = await db.query<{ property_id: string; title: string; at: Date; ends_at: Date }>(
    `SELECT b.property_id, p.title, b.at, b.ends_at
     FROM boost_entries b JOIN properties p ON p.id = b.property_id AND p.deleted_at IS NULL
     WHERE b.user_id = $1 AND b.type = 'Used' AND b.ends_at > now() ORDER BY b.at DESC LIMIT 1000`,
    [userId],
  );
  return rows.map((row) => ({
    propertyId: row.property_id,
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
