import { DAY_MS } from '../../src/domain/dates/milliseconds';
import { sql } from 'kysely';
import type { Database, Queryable } from '../db/database';
import { liftTimeLimit } from '../db/lift-time-limit';
import { now } from '../db/now';
import { deleteEndedSessions } from '../modules/auth/sessions';
import { removeMailFilesBefore } from '../modules/mail/mail-files';
import { STILL_TRIED } from '../modules/mail/repository';
import type { Erased } from '../modules/privacy/erase-account';
import { RETENTION, type RetentionKind } from '../retention';
import { eraseOldAccounts } from './erase-old-accounts';

/** How a visitor is called whom nobody can tell any more. */
const PAST = 'past:';

/** What lies outside the database: the folder of mails, and how files of erased people are removed. */
type Outside = { dataDir: string; release: (erased: Erased) => Promise<void> };

const end = (kind: RetentionKind) =>
  sql<Date>`now() - make_interval(days => ${RETENTION[kind].days})`;

/** What goes out of the database, each in a transaction of its own, by the name under which a failure is told. */
const STEPS: Readonly<Record<string, (tx: Queryable) => Promise<unknown>>> = {
  'stored answers': ({ kysely }) =>
    kysely.deleteFrom('idempotency_keys').where('created_at', '<', end('storedAnswers')).execute(),
  'taken back': ({ kysely }) =>
    kysely.deleteFrom('recalled_items').where('recalled_at', '<', end('takenBack')).execute(),
  links: ({ kysely }) =>
    kysely.deleteFrom('one_time_tokens').where('expires_at', '<', now).execute(),
  limits: tidyRateLimits,
  // Sent or given up, both by then.
  mails: ({ kysely }) =>
    kysely.deleteFrom('mails').where('created_at', '<', end('mails')).execute(),
  // Of an erased person nothing stays, also where the address takes no mail.
  'last mails': ({ kysely }) =>
    kysely
      .deleteFrom('mails')
      .where('is_last', '=', true)
      .where('created_at', '<=', STILL_TRIED)
      .execute(),
  'mails about accounts': ({ kysely }) =>
    kysely.deleteFrom('account_mails').where('created_at', '<', end('mails')).execute(),
  sms: ({ kysely }) => kysely.deleteFrom('sms').where('created_at', '<', end('sms')).execute(),
  notifications: tidyNotifications,
  sessions: deleteEndedSessions,
  'known devices': ({ kysely }) =>
    kysely.deleteFrom('known_devices').where('last_used_at', '<', end('knownDevices')).execute(),
  'contact requests': tidyContactRequests,
  visits: ({ kysely }) =>
    kysely
      .updateTable('property_events')
      .set({ visitor: sql<string>`${PAST} || gen_random_uuid()` })
      .where('day', '<', sql<string>`(${end('visits')})::date`)
      // As the index property_events_age says it, to the letter.
      .where('visitor', 'not like', sql.lit(`${PAST}%`))
      .execute(),
  reports: ({ kysely }) =>
    kysely
      .deleteFrom('reports')
      .where('decided_at', '<', end('reports'))
      .where('decision', 'in', ['none', 'warn'])
      .execute(),
  'addresses of reports': ({ kysely }) =>
    kysely
      .updateTable('reports')
      .set({ answer_to: null })
      .where('answer_to', 'is not', null)
      .where('created_at', '<', end('reportAddresses'))
      .execute(),
  decisions: ({ kysely }) =>
    kysely.deleteFrom('audit_log').where('at', '<', end('decisions')).execute(),
};

/**
 * Clears away what is older than the table of retention allows, and what has ended by itself: dead
 * links, limits, sessions. Without `outside` files stay.
 * @throws AggregateError of all that failed, once the rest is done
 */
export async function tidy(database: Database, outside: Outside | null = null): Promise<void> {
  const failed: unknown[] = [];
  const note = (name: string) => (error: unknown) => {
    const why = error instanceof Error ? error.message : String(error);
    failed.push(new Error(`${name}: ${why}`, { cause: error }));
  };
  const attempt = (name: string, work: () => Promise<unknown>) => work().catch(note(name));
  for (const [name, step] of Object.entries(STEPS))
    await attempt(name, () =>
      database.transaction(async (tx) => {
        await liftTimeLimit(tx);
        await step(tx);
      }),
    );
  await attempt('old accounts', async () => {
    const erased = await eraseOldAccounts(database, note('an old account'));
    // Whatever else fails: nothing names their files any more.
    for (const one of erased)
      await attempt('files of an erased account', async () => outside?.release(one));
  });
  if (outside !== null)
    await attempt('files of mails', () =>
      removeMailFilesBefore(outside.dataDir, new Date(Date.now() - RETENTION.mails.days * DAY_MS)),
    );
  if (failed.length > 0) throw new AggregateError(failed, 'Not all could be tidied');
}

/** The figures of all years stay, and nobody can be found in them. */
async function tidyContactRequests({ kysely }: Queryable): Promise<void> {
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
}

/** What is gone for its age alone need not be told either: each phone that begins would read thousands of such. */
async function tidyNotifications({ kysely }: Queryable): Promise<void> {
  await kysely
    .with('gone', (cte) =>
      cte
        .deleteFrom('notifications')
        .where('created_at', '<', end('notifications'))
        .returning(['id', 'user_id']),
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
async function tidyRateLimits({ kysely }: Queryable): Promise<void> {
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
