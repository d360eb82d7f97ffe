import webPush from 'web-push';
import type { Queryable } from '../../db/database';
import type { VapidKeys } from '../../db/schema/delivery-tables';

const NAME = 'vapid';

/**
 * The pair of keys this server is known by to push services. Made once and kept in the database, so
 * that every instance has the same: browsers take messages from the key they subscribed with alone.
 */
export async function vapidKeys(db: Queryable): Promise<VapidKeys> {
  const known = await readKeys(db);
  if (known !== undefined) return known;
  await db.kysely
    .insertInto('app_keys')
    .values({ name: NAME, value: JSON.stringify(webPush.generateVAPIDKeys()) })
    .onConflict((oc) => oc.doNothing())
    .execute();
  // Another instance may have been first.
  const stored = await readKeys(db);
  if (stored === undefined) throw new Error('The keys for push were not stored');
  return stored;
}

async function readKeys(db: Queryable): Promise<VapidKeys | undefined> {
  const row = await db.kysely
    .selectFrom('app_keys')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row?.value;
}
