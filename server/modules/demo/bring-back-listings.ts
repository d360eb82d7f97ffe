import { sql } from 'kysely';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { announceDemoListings } from './announce-demo-listings';

/** Shows the listings again that the end of a demo hid of these owners; those deleted before it stay so. */
export async function bringBackListings(tx: Queryable, owners: readonly string[]): Promise<void> {
  const shown = await tx.kysely
    .updateTable('properties as p')
    .from('users as u')
    .set((eb) => ({
      deleted_at: null,
      version: sql<number>`${eb.ref('p.version')} + 1`,
      updated_at: now,
    }))
    .whereRef('u.id', '=', 'p.owner_id')
    .where('u.id', '=', anyOf(owners))
    .whereRef('p.deleted_at', '=', 'u.demo_ended_at')
    .returning(['p.id', 'p.owner_id'])
    .execute();
  await announceDemoListings(tx, shown);
}
