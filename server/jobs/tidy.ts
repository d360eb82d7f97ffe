import type { Database } from '../db/database';
import { deleteEndedSessions } from '../modules/auth/sessions';

/** Days for which a repeated request gets its first answer; a phone may have lain in a drawer. */
export const IDEMPOTENCY_DAYS = 90;
/** Days a mail is kept, for whoever asks what was sent. */
const MAIL_DAYS = 30;
const NOTIFICATION_DAYS = 180;

/** Clears away what time has made useless: old keys, ended sessions, dead links, sent mails. */
export async function tidy(database: Database): Promise<void> {
  const older = (column: string, days: number) =>
    `${column} < now() - make_interval(days => ${days})`;
  for (const sql of [
    `DELETE FROM idempotency_keys WHERE ${older('created_at', IDEMPOTENCY_DAYS)}`,
    `DELETE FROM recalled_items WHERE ${older('recalled_at', IDEMPOTENCY_DAYS)}`,
    'DELETE FROM one_time_tokens WHERE expires_at < now()',
    'DELETE FROM rate_limits WHERE ends_at < now()',
    // Sent or given up, both by then.
    `DELETE FROM mails WHERE ${older('created_at', MAIL_DAYS)}`,
    `DELETE FROM notifications WHERE ${older('created_at', NOTIFICATION_DAYS)}`,
  ]) {
    await database.query(sql);
  }
  await deleteEndedSessions(database);
}
