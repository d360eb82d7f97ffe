import { DAY_MS } from '../../src/domain/dates/milliseconds';
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database';
import { now } from '../db/now';
import { deleteEndedSessions } from '../modules/auth/sessions';
import { removeMailFilesBefore } from '../modules/mail/mail-files';
import type { Erased } from '../modules/privacy/erase-account';
import { RETENTION, type RetentionKind } from '../retention';
import { eraseOldAccounts } from './erase-old-accounts';

/** How a visitor is called whom nobody can tell any more. */
const PAST = 'past:';

/** What lies outside the database: the folder of mails, and how files of erased people are removed. */
type Outside = { dataDir: string; release: (erased: Erased) => Promise<void> };

/**
 * Clears away what is older than the table of retention allows, and what has ended by itself: dead
 * links, limits, sessions. Without `outside` files stay.
 */
export async function tidy(database: Database, outside: Outside | null = null): Promise<void> {
  const { kysely } = database;
  const end = (kind: RetentionKind) =>
    sql<Date>`now() - make_interval(days => ${RETENTION[kind].days})`;
  await kysely
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', end('storedAnswers'))
    .execute();
  await kysely.deleteFrom('recalled_items').where('recalled_at', '<', end('takenBack')).execute();
  await kysely.deleteFrom('one_time_tokens').where('expires_at', '<', now).execute();
  await tidyRateLimits(database);
  // Sent or given up, both by then.
  await kysely.deleteFrom('mails').where('created_at', '<', end('mails')).execute();
  await kysely.deleteFrom('account_mails').where('created_at', '<', end('mails')).execute();
  await kysely.deleteFrom('sms').where('created_at', '<', end('sms')).execute();
  await tidyNotifications(database, end('notifications'));
  await deleteEndedSessions(database);
  await kysely
    .deleteFrom('known_devices')
    .where('last_used_at', '<', end('knownDevices'))
    .execute();
  // The figures of all years stay, and nobody can be found in them.
  await kysely
    .with('past', (cte) =>
      cte
        .deleteFrom('contact_requests')
        .where('created_at', '<', end('contactRequests'))
        .returning(['property_id', 'created_at']),
    )
    .insertInto('property_events')
    .columns(['property_id', 'kind', 'day', 'visitor'])
    .expression((eb) =>
      eb
        .selectFrom('past')
        .select([
          'property_id',
          sql.lit('enquiry' as const).as('kind'),
          sql<string>`(created_at AT TIME ZONE 'Africa/Lagos')::date`.as('day'),
          sql<string>`${PAST} || gen_random_uuid()`.as('visitor'),
        ]),
    )
    .execute();
  await kysely
    .updateTable('property_events')
    .set({ visitor: sql<string>`${PAST} || gen_random_uuid()` })
    .where('day', '<', sql<string>`(${end('visits')})::date`)
    .where('visitor', 'not like', `${PAST}%`)
    .execute();
  await kysely
    .deleteFrom('reports')
    .where('decided_at', '<', end('reports'))
    .where('decision', 'in', ['none', 'warn'])
    .execute();
  await kysely
    .updateTable('reports')
    .set({ answer_to: null })
    .where('answer_to', 'is not', null)
    .where('created_at', '<', end('reportAddresses'))
    .execute();
  await kysely.deleteFrom('audit_log').where('at', '<', end('decisions')).execute();
  const failed: unknown[] = [];
  const erased = await eraseOldAccounts(database, (error) => failed.push(error));
  if (outside !== null) {
    await removeMailFilesBefore(
      outside.dataDir,
      new Date(Date.now() - RETENTION.mails.days * DAY_MS),
    );
    for (const one of erased) await outside.release(one);
  }
  if (failed.length > 0) throw failed[0];
}

/** What is gone for its age alone need not be told either: each phone that begins would read thousands of such. */
async function tidyNotifications({ kysely }: Database, end: RawBuilder<Date>): Promise<void> {
  await kysely
    .with('gone', (cte) =>
      cte.deleteFrom('notifications').where('created_at', '<', end).returning(['id', 'user_id']),
    )
    .deleteFrom('feed_changes')
    .using('gone')
    .whereRef('feed_changes.user_id', '=', 'gone.user_id')
    .where('feed_changes.collection', '=', 'notifications')
    .whereRef('feed_changes.entity_id', '=', 'gone.id')
    .execute();
}

/**
 * Forgets the windows that have ended. One that is being counted against at this moment stays: who counts
 * against several takes them in an order of their own, and the two would wait for each other.
 */
async function tidyRateLimits({ kysely }: Database): Promise<void> {
  await kysely
    .deleteFrom('rate_limits')
    .where('key', 'in', (eb) =>
      eb
        .selectFrom('rate_limits')
        .select('key')
        .where('ends_at', '<', now)
        .forUpdate()
        .skipLocked(),
    )
    .execute();
}
