import { writeFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { countOf } from '../src/domain/format/count-of';
import type { Database } from './db/database';
import { errorCode } from './db/error-code';
import type { TableName } from './db/schema/schema';
import { StartError } from './start-error';

/** What may have got out, as the Commission asks for it: kinds of data and of how many people. */
const KINDS: readonly { kind: string; table: TableName; person: string; having?: string }[] = [
  { kind: 'names and e-mail addresses', table: 'users', person: 'id' },
  { kind: 'phone numbers of accounts', table: 'users', person: 'id', having: 'phone' },
  { kind: 'passwords, as hashes', table: 'users', person: 'id', having: 'password_hash' },
  { kind: 'sign-ups not confirmed yet', table: 'sign_ups', person: 'user_id' },
  { kind: 'passkeys', table: 'passkeys', person: 'user_id' },
  {
    kind: 'exact addresses of listings',
    table: 'properties',
    person: 'owner_id',
    having: 'exact_address',
  },
  { kind: 'papers of applicants', table: 'agent_documents', person: 'user_id' },
  { kind: 'messages', table: 'messages', person: 'sender_id' },
  { kind: 'inspections, with phone numbers', table: 'inspections', person: 'requester_id' },
  {
    kind: 'requests of visitors, with phone numbers',
    table: 'contact_requests',
    person: 'lower(email)',
  },
  { kind: 'mails, with their words and links', table: 'mails', person: 'lower(recipient)' },
  { kind: 'text messages', table: 'sms', person: 'user_id' },
  { kind: 'devices told of news', table: 'push_subscriptions', person: 'user_id' },
  { kind: 'addresses of calendars', table: 'busy_calendars', person: 'agent_id' },
  { kind: 'addresses of listing files', table: 'listing_sources', person: 'agent_id' },
  { kind: 'reports', table: 'reports', person: 'reporter_id' },
  {
    kind: 'reports of visitors, with their addresses',
    table: 'reports',
    person: 'lower(answer_to)',
    having: 'answer_to',
  },
  { kind: 'notifications', table: 'notifications', person: 'user_id' },
  { kind: 'stored answers', table: 'idempotency_keys', person: 'user_id' },
  { kind: 'log of decisions', table: 'audit_log', person: 'subject_id' },
  { kind: 'saved homes', table: 'saved_properties', person: 'user_id' },
  { kind: 'search alerts', table: 'search_alerts', person: 'user_id' },
];

/**
 * Who is concerned when data got out: writes the accounts to tell, and visitors without one, as CSV into a new
 * file of this user alone, and answers the counts. Sessions are those that were open since the moment.
 * @throws StartError for a file that is there already or cannot be written.
 */
export async function breachReport(database: Database, file: string, since: Date): Promise<string> {
  const counts: string[] = [];
  for (const { kind, table, person, having } of KINDS) {
    const { rows } = await sql<{ rows: number; people: number }>`
      SELECT count(${sql.raw(having ?? '*')})::int AS rows,
        count(DISTINCT ${sql.raw(having === undefined ? person : `CASE WHEN ${having} IS NOT NULL THEN ${person} END`)})::int AS people
      FROM ${sql.table(table)}`.execute(database.kysely);
    const found = rows[0] ?? { rows: 0, people: 0 };
    counts.push(`  ${kind}: ${countOf(found.rows, 'row')} of ${found.people}`);
  }
  const accounts = await database.kysely
    .selectFrom('users as u')
    .select(['u.email', 'u.user_type', 'u.created_at'])
    .select((eb) => [
      eb('u.phone', 'is not', null).as('phone'),
      eb('u.password_hash', 'is not', null).as('password'),
      eb
        .selectFrom('agent_documents as d')
        .select((of) => of.fn.countAll<number>().as('papers'))
        .whereRef('d.user_id', '=', 'u.id')
        .as('papers'),
      eb
        .selectFrom('sessions as s')
        .select((of) => of.fn.countAll<number>().as('sessions'))
        .whereRef('s.user_id', '=', 'u.id')
        .where('s.last_used_at', '>=', since)
        .as('sessions'),
    ])
    .where('u.is_demo', '=', false)
    .orderBy('u.email')
    .execute();
  const head = 'email,role,since,has_phone,has_password,papers,sessions_used_since';
  const visitors = await readVisitors(database);
  const nothingMore = { user_type: 'visitor', password: false, papers: 0, sessions: 0 };
  const everybody = [...accounts, ...visitors.map((one) => ({ ...one, ...nothingMore }))];
  const lines = everybody.map((one) =>
    [
      cell(one.email),
      one.user_type,
      one.created_at.toISOString().slice(0, 10),
      one.phone ? 'yes' : 'no',
      one.password ? 'yes' : 'no',
      one.papers ?? 0,
      one.sessions ?? 0,
    ].join(','),
  );
  await writeFile(file, `${[head, ...lines].join('\r\n')}\r\n`, { flag: 'wx', mode: 0o600 }).catch(
    (error: unknown) => {
      const code = errorCode(error);
      if (code === 'EEXIST') throw new StartError(`${file} is there already: name a new file`);
      throw new StartError(`${file} cannot be written (${code ?? 'unknown reason'})`);
    },
  );
  const used = accounts.filter(({ sessions }) => Number(sessions) > 0).length;
  return [
    'What is kept, and of how many people:',
    ...counts,
    `${countOf(accounts.length, 'account')} to tell, ${used} with a session used since ${since.toISOString()}, and ${countOf(visitors.length, 'visitor')} without an account: ${file}`,
    'Tell the Commission (NDPC) within 72 hours of knowing; docs/operations.md has the steps.',
  ].join('\n');
}

/** Who left an address that is no account's, with a question or a report, each once. */
async function readVisitors({ kysely }: Database) {
  const inReports = kysely
    .selectFrom('reports')
    .select(['answer_to as email', 'created_at', sql.lit(false).as('has_phone')]);
  const left = kysely
    .selectFrom('contact_requests')
    .select(['email', 'created_at', sql.lit(true).as('has_phone')])
    .unionAll(inReports.where('answer_to', 'is not', null).$narrowType<{ email: string }>());
  const lowered = sql<string>`lower(v.email)`;
  return kysely
    .selectFrom(left.as('v'))
    .select((eb) => [
      lowered.as('email'),
      eb.fn.min('v.created_at').as('created_at'),
      sql<boolean>`bool_or(v.has_phone)`.as('phone'),
    ])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('users as u')
            .select('u.id')
            .where((of) => of.fn<string>('lower', ['u.email']), '=', lowered),
        ),
      ),
    )
    .groupBy(lowered)
    .orderBy('email')
    .execute();
}

/** An address as one cell that no spreadsheet takes for a formula. */
function cell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
