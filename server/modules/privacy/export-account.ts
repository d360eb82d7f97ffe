import { type Expression, sql } from 'kysely';
import type { AccountExport } from '../../../src/contract/privacy';
import type { Queryable } from '../../db/database';
import { FIELD_COLUMNS } from '../../db/schema/property-tables';
import { keyedAddress } from '../photos/view-key';

/**
 * All that is kept about a person, one list a kind, from one snapshot (NDPA): every table that says
 * something of them, by what they are in it. No hashes and no tokens: of mails the words are left
 * out, as their links open the account to whoever reads them.
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
      .select(['agent_license', 'verified_at', 'approval', 'rejection_reason', 'plan'])
      .select(['billing_period', 'preferences', 'notification_preferences'])
      .select(['marketing_consent_at', 'application', 'created_at'])
      .where('id', '=', userId),
    sessions: kysely
      .selectFrom('sessions')
      .select(['device', 'created_at', 'last_used_at'])
      .where('user_id', '=', userId),
    known_devices: kysely
      .selectFrom('known_devices')
      .select('last_used_at')
      .where('user_id', '=', userId),
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
        eb('exact_lat', 'is not', null).as('approximate_location'),
      ])
      .select(['boosted_until', 'view_count', 'created_at', 'updated_at', 'published_at'])
      .where('owner_id', '=', userId)
      .where('deleted_at', 'is', null),
    photos: kysely
      .selectFrom('photos as f')
      .innerJoin('properties as p', 'p.id', 'f.property_id')
      .select((eb) => [
        'f.id',
        'f.property_id',
        'f.position',
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
      .select(['subject', 'content', 'created_at', 'read_at'])
      .where((eb) =>
        eb.or([
          eb('sender_id', '=', userId).and('hidden_for_sender', '=', false),
          eb('recipient_id', '=', userId).and('hidden_for_recipient', '=', false),
        ]),
      ),
    savedProperties: kysely
      .selectFrom('saved_properties')
      .select(['property_id', 'saved_at'])
      .where('user_id', '=', userId),
    inspections: kysely
      .selectFrom('inspections')
      .select(['id', 'property_title', 'property_address'])
      .select((eb) => eb('requester_id', '=', userId).as('asked'))
      .select(['request_date', 'request_time', 'previous_date', 'previous_time', 'status'])
      .select(['contact_number', 'notes', 'created_at'])
      .where((eb) => eb('requester_id', '=', userId).or('owner_id', '=', userId)),
    notifications: kysely
      .selectFrom('notifications')
      .select(['type', 'property_title', 'message', 'details', 'read_at', 'created_at'])
      .where('user_id', '=', userId),
    searchAlerts: kysely
      .selectFrom('search_alerts')
      .select(['id', 'name', 'criteria', 'frequency', 'include_similar', 'active'])
      .select(['last_sent_at', 'created_at'])
      .where('user_id', '=', userId),
    boosts: kysely
      .selectFrom('boost_entries')
      .select(['at', 'type', 'amount', 'package_id', 'price', 'property_title', 'ends_at'])
      .where('user_id', '=', userId),
    contactRequests: kysely
      .selectFrom('contact_requests')
      .select(['property_title', 'name', 'email', 'phone', 'kind', 'message', 'created_at'])
      .where((eb) =>
        eb('owner_id', '=', userId).or(eb.fn<string>('lower', ['email']), '=', email('proved')),
      ),
    mails: kysely
      .selectFrom('mails')
      .select(['subject', 'sent_at', 'created_at'])
      .where((eb) => eb.fn<string>('lower', ['recipient']), '=', email('any')),
    sms: kysely
      .selectFrom('sms')
      .select(['body', 'sent_at', 'created_at'])
      .where('user_id', '=', userId),
  };
}
