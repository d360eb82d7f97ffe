import type { Queryable } from '../../db/database';

/**
 * Counts what changes for each person from a number on that was never given out, and remembers it: phones
 * that followed the state that is undone come with an older one, and read all anew.
 */
export async function countAnew(tx: Queryable, from: number): Promise<void> {
  await tx.query(
    `UPDATE feed_changes f SET seq = $1 + f.seq - c.floor
     FROM feed_counters c WHERE c.user_id = f.user_id`,
    [from],
  );
  await tx.query(
    `INSERT INTO feed_counters (user_id, seq, floor) SELECT id, $1, $1 FROM users
     ON CONFLICT (user_id) DO UPDATE SET seq = $1 + feed_counters.seq - feed_counters.floor, floor = $1`,
    [from],
  );
}
