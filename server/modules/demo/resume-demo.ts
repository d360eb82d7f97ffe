import { sql } from 'kysely';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { announceDemoListings } from './announce-demo-listings';

/** Brings back the accounts and listings that `endDemo` put out of reach; those deleted before it stay so. */
export async function resumeDemo(tx: Queryable): Promise<void> {
  const { kysely } = tx;
  const shown = await kysely
    .updateTable('properties as p')
    .from('users as u')
    .set((eb) => ({
      deleted_at: null,
      version: sql<number>`${eb.ref('p.version')} + 1`,
      updated_at: now,
    }))
    .whereRef('u.id', '=', 'p.owner_id')
    .where('u.is_demo', '=', true)
    .whereRef('p.deleted_at', '=', 'u.demo_ended_at')
    .returning(['p.id', 'p.owner_id'])
    .execute();
  await kysely
    .updateTable('users')
    .set({ approval: 'approved', rejection_reason: null, demo_ended_at: null })
    .where('demo_ended_at', 'is not', null)
    .execute();
  await announceDemoListings(tx, shown);
}
