import { type Expression, sql } from 'kysely';
import type { AccountExport } from '../../../src/contract/people/privacy';
import type { Queryable } from '../../db/database';
import { FIELD_COLUMNS } from '../../db/schema/property-tables';
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

function partsOf({ kysely }: Queryable, userId: string): Record<string, Expression<unknown>> {
  const email = (is: 'proved' | 'any') =>
    kysely
      .selectFrom('users')
      .select((eb) => eb.fn<string>('lower', ['email']).as('email'))
      .where('id', '=', userId)
      .$if(is === 'proved', (users) => users.where('verified_at', 'is not', null));
  return {
    account: kysely
      .selectFrom('users')
      .select(['id', 'user_type', 'name', 'email', 'pending_email', 'phone', 'company_name'])
      .select(['wished_company', 'calendar_contacts', 'is_demo', 'demo_ended_at'])
      .select((eb) => eb('calendar_hash', 'is not', null).as('has_calendar_address'))
      .select(['agent_license', 'languages', 'verified_at', 'approval', 'rejection_reason', 'plan'])
      .select(['billing_period', 'preferences', 'notification_preferences'])
      .select(['marketing_consent_at', 'application', 'created_at'])
      .where('id', '=', userId),
    planRequests: kysely
      .selectFrom('plan_requests')
      .select(['plan', 'asked_at'])
      .where('user_id', '=', userId),
    sessions: kysely
      .selectFrom('sessions')
      .select(['device', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId),
    known_devices: kysely
      .selectFrom('known_devices')
      .select('last_used_at')
      .where('user_id', '=', userId),
    one_time_codes: kysely
      .selectFrom('one_time_codes')
      .select('confirmed_at as on_since')
      .where('user_id', '=', userId)
      .where('confirmed_at', 'is not', null),
    passkeys: kysely
      .selectFrom('passkeys')
      .select(['name', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId),
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
    savedProperties: kysely
      .selectFrom('saved_properties')
      .select(['property_id', 'saved_at'])
      .where('user_id', '=', userId),
    inspections: kysely
      .selectFrom('inspections')
      .select(['id', 'property_title', 'property_address'])
      .select((eb) => eb('requester_id', '=', userId).as('asked'))
      .select(['request_date', 'request_time', 'previous_date', 'previous_time', 'status'])
      .select(['contact_number', 'notes', 'agent_notes', 'created_at'])
      .where((eb) => eb('requester_id', '=', userId).or('owner_id', '=', userId)),
    offeredTimes: kysely
      .selectFrom('offered_times')
      .select(['slot_minutes', 'week', 'days'])
      .where('agent_id', '=', userId),
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
    sourceListings: kysely
      .selectFrom('source_listings')
      .select(['property_id', 'title', 'read_content', 'doubts'])
      .where('agent_id', '=', userId),
    notifications: kysely
      .selectFrom('notifications')
      .select(['type', 'property_title', 'message', 'details', 'read_at', 'created_at'])
      .where('user_id', '=', userId),
    searchAlerts: kysely
      .selectFrom('search_alerts')
      .select(['id', 'name', 'criteria', 'frequency', 'include_similar', 'active'])
      .select(['last_sent_at', 'created_at'])
      .where('user_id', '=', userId),
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
    hiddenHomes: kysely
      .selectFrom('hidden_homes')
      .select(['title', 'hidden_at'])
      .where('user_id', '=', userId),
    blocks: kysely.selectFrom('blocks').select('blocked_at').where('user_id', '=', userId),
    boosts: kysely
      .selectFrom('boost_entries')
      .select(['at', 'type', 'amount', 'package_id', 'price', 'property_title', 'ends_at'])
      .where('user_id', '=', userId),
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
    decisionsAboutYou: kysely
      .selectFrom('audit_log')
      .select(['at', 'action', 'subject', 'detail'])
      .where('subject_id', '=', userId),
    // Whom it was about, and what was said of them, is another person's.
    decisionsByYou: kysely
      .selectFrom('audit_log')
      .select(['at', 'action', 'actor'])
      .where('actor_id', '=', userId),
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
    views: kysely
      .selectFrom('property_events')
      .select(['property_id', 'kind', 'day'])
      .where('visitor', '=', userId),
    answers: kysely
      .selectFrom('idempotency_keys')
      .select(['created_at', 'status', 'body'])
      .where('user_id', '=', userId),
    takenBack: kysely
      .selectFrom('recalled_items')
      .select(['collection', 'entity_id', 'recalled_at'])
      .where('user_id', '=', userId),
    sms: kysely
      .selectFrom('sms')
      .select(['body', 'sent_at', 'created_at'])
      .where('user_id', '=', userId),
  };
}
