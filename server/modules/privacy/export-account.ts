import { type Expression, sql } from 'kysely';
import type { AccountExport } from '../../../src/contract/people/privacy';
import type { Queryable } from '../../db/database';
import { FIELD_COLUMNS } from '../../db/schema/property-tables';
import type { Schema, TableName } from '../../db/schema/schema';
import { keyedAddress } from '../photos/view-key';

/**
 * All that is kept about a person, one list a kind, from one snapshot (NDPA): every table that says
 * something of them, by what they are in it, also what is hidden or deleted and not yet gone. No hashes,
 * keys and tokens: in mails the links are left out, as they open the account to whoever has them.
 */
export async function exportAccount(tx: Queryable, userId: string): Promise<AccountExport> {
  const data: AccountExport['data'] = {};
  for (const [name, part] of Object.entries(partsOf(tx, userId))) {
    // Through JSON, as the answer is: dates become text.
    const { rows } = await sql<{ row: Record<string, unknown> }>`
      SELECT to_jsonb(part) AS row FROM ${part} part`.execute(tx.kysely);
    data[name] = rows.map(({ row }) => row);
  }
  return { exportedAt: new Date().toISOString(), data };
}

type Column<Table extends TableName> = Extract<keyof Schema[Table], string>;

function partsOf({ kysely }: Queryable, userId: string): Record<string, Expression<unknown>> {
  const email = (is: 'proved' | 'any') =>
    kysely
      .selectFrom('users')
      .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
      .where('id', '=', userId)
      .$if(is === 'proved', (users) => users.where('verified_at', 'is not', null));
  /** Columns of the rows that are a person's own. */
  const own = <Table extends TableName>(
    table: Table,
    owner: Column<Table>,
    columns: readonly Column<Table>[],
  ) => sql`(
    SELECT ${sql.join(columns.map((name) => sql.ref(name)))}
      FROM ${sql.table(table)} WHERE ${sql.ref(owner)} = ${userId})`;
  return {
    account: kysely
      .selectFrom('users')
      .select(['id', 'user_type', 'name', 'email', 'pending_email', 'phone', 'company_name'])
      .select(['wished_company', 'calendar_contacts', 'is_demo', 'demo_ended_at'])
      .select((eb) => eb('calendar_hash', 'is not', null).as('has_calendar_address'))
      .select(['agent_license', 'languages', 'verified_at', 'approval', 'rejection_reason', 'plan'])
      .select(['billing_period', 'plan_since', 'preferences', 'notification_preferences'])
      .select(['marketing_consent_at', 'application', 'created_at'])
      .where('id', '=', userId),
    planRequests: own('plan_requests', 'user_id', ['plan', 'asked_at']),
    sessions: own('sessions', 'user_id', ['device', 'created_at', 'last_used_at']),
    known_devices: own('known_devices', 'user_id', ['last_used_at']),
    one_time_codes: kysely
      .selectFrom('one_time_codes')
      .select('confirmed_at as on_since')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null),
    passkeys: own('passkeys', 'user_id', ['name', 'created_at', 'last_used_at']),
    links: kysely
      .selectFrom('one_time_tokens')
      .select(['purpose', 'email', 'expires_at'])
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date(0)),
    documents: kysely
      .selectFrom('agent_documents')
      .select((eb) => ['kind', 'name', 'type', eb.fn<number>('length', ['bytes']).as('size')])
      .select('created_at')
      .where('user_id', '=', userId),
    properties: kysely
      .selectFrom('properties')
      .select(['id', 'status', ...FIELD_COLUMNS.map(({ name }) => name)])
      .select((eb) => [
        eb.fn.coalesce('exact_lat', 'lat').as('lat'),
        eb.fn.coalesce('exact_lng', 'lng').as('lng'),
        'exact_address',
        eb('exact_address', 'is not', null).as('approximate_location'),
      ])
      .select(['boosted_until', 'view_count', 'created_at', 'updated_at', 'published_at'])
      .select(['listed_at', 'confirmed_at', 'source_key', 'review_note', 'closed_on', 'deleted_at'])
      .select('awaits_room_since')
      .where('owner_id', '=', userId),
    photos: kysely
      .selectFrom('photos as f')
      .innerJoin('properties as p', 'p.id', 'f.property_id')
      .select((eb) => [
        'f.id',
        'f.property_id',
        'f.position',
        'f.caption',
        keyedAddress(eb.ref('f.large')).as('large'),
      ])
      .where('p.owner_id', '=', userId),
    messages: kysely
      .selectFrom('messages')
      .select((eb) => [
        'id',
        'property_id',
        'property_title',
        eb('sender_id', '=', userId).as('sent'),
      ])
      .select(['subject', 'content', 'created_at', 'written_at', 'read_at'])
      .where((eb) => eb('sender_id', '=', userId).or('recipient_id', '=', userId)),
    savedProperties: own('saved_properties', 'user_id', ['property_id', 'saved_at']),
    inspections: kysely
      .selectFrom('inspections')
      .select(['id', 'property_title', 'property_address'])
      .select((eb) => eb('requester_id', '=', userId).as('asked'))
      .select(['request_date', 'request_time', 'previous_date', 'previous_time', 'status'])
      .select(['contact_number', 'notes', 'agent_notes', 'told_fee', 'told_fee_comes_off'])
      .select('created_at')
      .where((eb) => eb('requester_id', '=', userId).or('owner_id', '=', userId)),
    offeredTimes: own('offered_times', 'agent_id', ['slot_minutes', 'week', 'days']),
    // Where the calendar lies; the rest of its address opens it.
    busyCalendars: kysely
      .selectFrom('busy_calendars')
      .select((eb) => [
        sql<string>`substring(${eb.ref('url')} from '^https://([^/]+)')`.as('host'),
        'busy',
        'read_at',
      ])
      .where('agent_id', '=', userId),
    // Where the listings lie; the query of the address may open it.
    listingSources: kysely
      .selectFrom('listing_sources')
      .select((eb) => [
        sql<string>`substring(${eb.ref('url')} from '^[^?#]+')`.as('address'),
        'new_status',
        'read_at',
        'report',
        'failing_since',
        'failure',
        'stopped_at',
      ])
      .where('agent_id', '=', userId),
    sourceListings: own('source_listings', 'agent_id', [
      'property_id',
      'title',
      'read_content',
      'doubts',
    ]),
    notifications: own('notifications', 'user_id', [
      'type',
      'property_title',
      'message',
      'details',
      'read_at',
      'created_at',
    ]),
    searchAlerts: own('search_alerts', 'user_id', [
      'id',
      'name',
      'criteria',
      'frequency',
      'include_similar',
      'active',
      'last_sent_at',
      'created_at',
    ]),
    // Reports made by the person, also as a visitor, and their decisions; who reported them is another's to keep.
    reports: kysely
      .selectFrom('reports')
      .select(['subject', 'title', 'reason', 'note', 'answer_to', 'created_at', 'decision'])
      .select('decided_at')
      .where((eb) =>
        eb.or([
          eb('reporter_id', '=', userId),
          eb('visitor_id', '=', userId),
          eb(eb.fn<string>('lower', ['answer_to']), '=', email('proved')),
        ]),
      ),
    hiddenHomes: own('hidden_homes', 'user_id', ['title', 'hidden_at']),
    blocks: own('blocks', 'user_id', ['blocked_at']),
    boosts: own('boost_entries', 'user_id', [
      'at',
      'type',
      'amount',
      'package_id',
      'price',
      'property_title',
      'ends_at',
    ]),
    contactRequests: kysely
      .selectFrom('contact_requests')
      .select([
        'property_title',
        'name',
        'email',
        'phone',
        'kind',
        'message',
        'created_at',
        'answered_at',
      ])
      .where((eb) =>
        eb.or([
          eb('owner_id', '=', userId),
          eb('visitor_id', '=', userId),
          eb(eb.fn<string>('lower', ['email']), '=', email('proved')),
        ]),
      ),
    mails: kysely
      .selectFrom('mails')
      .select(['recipient', 'subject', 'sent_at', 'created_at'])
      .select((eb) =>
        sql<string>`regexp_replace(${eb.ref('body_text')}, 'https?://[^[:space:]]+', '…', 'g')`.as(
          'text',
        ),
      )
      .where((eb) =>
        eb.or([
          eb('to_user_id', '=', userId),
          eb(eb.fn<string>('lower', ['recipient']), '=', email('any')),
        ]),
      ),
    decisionsAboutYou: own('audit_log', 'subject_id', ['at', 'action', 'subject', 'detail']),
    // Whom it was about, and what was said of them, is another person's.
    decisionsByYou: own('audit_log', 'actor_id', ['at', 'action', 'actor']),
    // Where a browser takes messages; the rest of the address opens it.
    pushSubscriptions: kysely
      .selectFrom('push_subscriptions')
      .select((eb) => [
        sql<string>`substring(${eb.ref('endpoint')} from '^https?://([^/]+)')`.as('host'),
        'created_at',
      ])
      .where('user_id', '=', userId),
    alertMatches: kysely
      .selectFrom('alert_matches as m')
      .innerJoin('search_alerts as a', 'a.id', 'm.alert_id')
      .select(['m.alert_id', 'm.property_id', 'm.matched_at', 'm.mailed_at'])
      .where('a.user_id', '=', userId),
    views: own('property_events', 'visitor', ['property_id', 'kind', 'day']),
    answers: own('idempotency_keys', 'user_id', ['created_at', 'status', 'body']),
    takenBack: own('recalled_items', 'user_id', ['collection', 'entity_id', 'recalled_at']),
    sms: own('sms', 'user_id', ['body', 'sent_at', 'created_at']),
  };
}
