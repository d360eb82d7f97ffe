import type { Queryable } from '../../db/database';
import { openSecret } from './sealed-secret';

/** How many of the newest are looked at: of one set-up all are under one key. */
const MOST = 200;

/** What an operator reads where the key is not the one that codes from an app were turned on with. */
export const MISFIT =
  'There are codes from an app that were turned on under another key: put back SECRET_KEY, or the file secret-key in DATA_DIR, as it was; without it these people log in with a recovery code or a passkey, and turn codes off and on again.';

/** Whether this key opens what codes from an app are checked with; also where nobody has such codes. */
export async function codesFit(db: Queryable, key: Uint8Array | null): Promise<boolean> {
  const rows = await db.kysely
    .selectFrom('one_time_codes')
    .select(['user_id', 'secret'])
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at', 'desc')
    .limit(MOST)
    .execute();
  return rows.every((row) => key !== null && openSecret(key, row.user_id, row.secret) !== null);
}
