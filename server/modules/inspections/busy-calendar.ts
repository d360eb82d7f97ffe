import { DAY_MS } from '../../../src/domain/dates/milliseconds';
import { sql } from 'kysely';
import type { BusyCalendar } from '../../../src/contract/inspection/offered-times';
import { busySpans } from '../../../src/domain/inspections/times/busy-spans';
import type { Database, Queryable } from '../../db/database';
import { now } from '../../db/now';
import { fetchOutside, OutsideError } from '../../plugins/fetch-outside';

const WISH = { accept: 'text/calendar', maxBytes: 1024 * 1024, timeoutMs: 10_000 };

type Fetch = (url: string) => Promise<string>;

const DAYS_READ = 60;
/** Calendars read in one run of the job: the next run takes others. */
const AT_ONCE = 20;
/** How much of an address is shown once it is saved. */
const SHOWN = 4;

/** What an agent reads of the calendar whose busy times are kept; null where there is none. */
export async function readBusyCalendar(db: Queryable, agentId: string): Promise<BusyCalendar> {
  const row = await db.kysely
    .selectFrom('busy_calendars')
    .select(['url', 'read_at', 'unread_repeats', 'unread', 'failure'])
    .where('agent_id', '=', agentId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    address: `${new URL(row.url).hostname}/…${row.url.slice(-SHOWN)}`,
    readAt: row.read_at?.toISOString() ?? null,
    unreadRepeats: row.unread_repeats,
    unread: row.unread,
    failure: row.failure,
  };
}

/** Reads a calendar and keeps its address and busy times. @throws OutsideError where it cannot be read */
export async function saveBusyCalendar(
  db: Queryable,
  agentId: string,
  url: string,
  fetch: Fetch = fetchCalendar,
): Promise<void> {
  const read = { ...readColumns(await fetch(url)), url, read_at: now, tried_at: now };
  await db.kysely
    .insertInto('busy_calendars')
    .values({ agent_id: agentId, ...read })
    .onConflict((oc) => oc.column('agent_id').doUpdateSet(read))
    .execute();
}

/** Forgets the calendar and what it said. */
export async function dropBusyCalendar(db: Queryable, agentId: string): Promise<void> {
  await db.kysely.deleteFrom('busy_calendars').where('agent_id', '=', agentId).execute();
}

/** Reads the calendars anew that were not tried for an hour. What was known of one that fails stays. */
export async function readDueCalendars(
  database: Database,
  fetch: Fetch = fetchCalendar,
): Promise<void> {
  const { kysely } = database;
  // Marked before they are fetched: another instance takes others.
  const due = await kysely
    .updateTable('busy_calendars')
    .set({ tried_at: now })
    .where('agent_id', 'in', (eb) =>
      eb
        .selectFrom('busy_calendars')
        .select('agent_id')
        .where('tried_at', '<', sql<Date>`now() - interval '1 hour'`)
        .orderBy('tried_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['agent_id', 'url'])
    .execute();
  await Promise.all(
    due.map(async ({ agent_id, url }) => {
      const told = await fetch(url).then(
        (text) => ({ ...readColumns(text), read_at: now }),
        (error: unknown) => {
          if (error instanceof OutsideError) return { failure: error.message };
          throw error;
        },
      );
      await kysely
        .updateTable('busy_calendars')
        .set(told)
        .where('agent_id', '=', agent_id)
        // Another address may have been given meanwhile.
        .where('url', '=', url)
        .execute();
    }),
  );
}

function readColumns(text: string) {
  const from = Date.now();
  const { spans, unread, unreadRepeats } = busySpans(text, from, from + DAYS_READ * DAY_MS);
  return {
    busy: JSON.stringify(spans),
    unread,
    unread_repeats: unreadRepeats,
    failure: null,
  };
}

/** Fetches a calendar from an address that somebody named. @throws OutsideError */
async function fetchCalendar(url: string): Promise<string> {
  const text = Buffer.from(await fetchOutside(url, WISH)).toString('utf8');
  if (!/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text)) throw new OutsideError('gives no calendar');
  return text;
}
