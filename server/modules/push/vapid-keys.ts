import webPush from 'web-push';
import type { Queryable } from '../../db/database';

export type VapidKeys = { publicKey: string; privateKey: string };

const NAME = 'vapid';

/**
 * The pair of keys this server is known by to push services. Made once and kept in the database, so
 * that every instance has the same: browsers take messages from the key they subscribed with alone.
 */
export async function vapidKeys(db: Queryable): Promise<VapidKeys> {
  const known = await readKeys(db);
  if (known !== undefined) return known;
  await db.query('INSERT INTO app_keys (name, value) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
    NAME,
    JSON.stringify(webPush.generateVAPIDKeys()),
  ]);
  // Another instance may have been first.
  return (await readKeys(db)) as VapidKeys;
}

async function readKeys(db: Queryable): Promise<VapidKeys | undefined> {
  const rows = await db.query<{ value: VapidKeys }>('SELECT value FROM app_keys WHERE name = $1', [
    NAME,
  ]);
  return rows[0]?.value;
}
