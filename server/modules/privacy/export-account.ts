import type { AccountExport } from '../../../src/contract/privacy';
import type { Queryable } from '../../db/database';
import { FIELD_COLUMNS } from '../properties/property-columns';

// Every table that says something of a person, by what they are in it. No hashes and no tokens: of mails the
// words are left out, as their links open the account to whoever reads them.
const PARTS: Record<string, string> = {
  account: `SELECT id, user_type, name, email, pending_email, phone, company_name, agent_license,
      verified_at, approval, rejection_reason, plan, billing_period, preferences,
      notification_preferences, marketing_consent_at, application, created_at
    FROM users WHERE id = $1`,
  sessions: 'SELECT device, created_at, last_used_at FROM sessions WHERE user_id = $1',
  documents:
    'SELECT kind, name, type, length(bytes) AS size, created_at FROM agent_documents WHERE user_id = $1',
  properties: `SELECT id, status, ${FIELD_COLUMNS.map(({ column }) => column).join(', ')},
      coalesce(exact_lat, lat) AS lat, coalesce(exact_lng, lng) AS lng,
      exact_lat IS NOT NULL AS approximate_location, boosted_until, view_count, created_at, updated_at,
      published_at FROM properties WHERE owner_id = $1 AND deleted_at IS NULL`,
  photos: `SELECT f.id, f.property_id, f.position, f.large FROM photos f
    JOIN properties p ON p.id = f.property_id WHERE p.owner_id = $1`,
  messages: `SELECT id, property_id, property_title, sender_id = $1 AS sent, subject, content,
      created_at, read_at FROM messages
    WHERE (sender_id = $1 AND NOT hidden_for_sender) OR (recipient_id = $1 AND NOT hidden_for_recipient)`,
  savedProperties: 'SELECT property_id, saved_at FROM saved_properties WHERE user_id = $1',
  inspections: `SELECT id, property_title, property_address, requester_id = $1 AS asked,
      request_date::text, request_time, previous_date::text, previous_time, status, contact_number,
      notes, created_at FROM inspections WHERE requester_id = $1 OR owner_id = $1`,
  notifications:
    'SELECT type, property_title, message, details, read_at, created_at FROM notifications WHERE user_id = $1',
  searchAlerts:
    'SELECT id, name, criteria, frequency, include_similar, active, last_sent_at, created_at FROM search_alerts WHERE user_id = $1',
  boosts:
    'SELECT at, type, amount, package_id, price, property_title, ends_at FROM boost_entries WHERE user_id = $1',
  contactRequests: `SELECT property_title, name, email, phone, kind, message, created_at
    FROM contact_requests WHERE owner_id = $1
      OR lower(email) = (SELECT lower(email) FROM users WHERE id = $1 AND verified_at IS NOT NULL)`,
  mails: `SELECT subject, sent_at, created_at FROM mails
    WHERE lower(recipient) = (SELECT lower(email) FROM users WHERE id = $1)`,
};

/** All that is kept about a person, one list a kind, from one snapshot (NDPA). */
export async function exportAccount(tx: Queryable, userId: string): Promise<AccountExport> {
  const data: AccountExport['data'] = {};
  for (const [part, sql] of Object.entries(PARTS)) {
    // Through JSON, as the answer is: dates become text.
    const rows = await tx.query<{ row: Record<string, unknown> }>(
      `SELECT to_jsonb(part) AS row FROM (${sql}) part`,
      [userId],
    );
    data[part] = rows.map(({ row }) => row);
  }
  return { exportedAt: new Date().toISOString(), data };
}
