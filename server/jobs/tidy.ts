import { sql } from 'kysely';
import type { Database } from '../db/database';
import { now } from '../db/now';
import { KNOWN_DAYS } from '../modules/auth/known-devices';
import { deleteEndedSessions } from '../modules/auth/sessions';

/** Days for which a repeated request gets its first answer; a phone may have lain in a drawer. */
export const IDEMPOTENCY_DAYS = 90;
/** Days a mail and an SMS are kept, for whoever asks what was sent. */
const MAIL_DAYS = 30;
const NOTIFICATION_DAYS = 180;

/** Clears away what time has made useless: old keys, ended sessions, dead links, sent mails and SMS. */
export async function tidy(database: Database): Promise<void> {
  const { kysely } = database;
  const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
  const answersEnd = daysAgo(IDEMPOTENCY_DAYS);
  await kysely.deleteFrom('idempotency_keys').where('created_at', '<', answersEnd).execute();
  await kysely.deleteFrom('recalled_items').where('recalled_at', '<', answersEnd).execute();
  await kysely.deleteFrom('one_time_tokens').where('expires_at', '<', now).execute();
  await kysely.deleteFrom('rate_limits').where('ends_at', '<', now).execute();
  // Sent or given up, both by then.
  await kysely.deleteFrom('mails').where('created_at', '<', daysAgo(MAIL_DAYS)).execute();
  await kysely.deleteFrom('sms').where('created_at', '<', daysAgo(MAIL_DAYS)).execute();
  await kysely
    .deleteFrom('notifications')
    .where('created_at', '<', daysAgo(NOTIFICATION_DAYS))
    .execute();
  await deleteEndedSessions(database);
  await kysely
    .deleteFrom('known_devices')
    .where('last_used_at', '<', daysAgo(KNOWN_DAYS))
    .execute();
}
