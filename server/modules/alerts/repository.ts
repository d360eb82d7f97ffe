import type { ListingFilter } from '../../../src/contract/listing-query';
import type { AlertFrequency } from '../../../src/contract/alert-options';
import type { SearchAlert } from '../../../src/contract/search-alert';
import type { Queryable } from '../../db/database';
import { newToken } from '../auth/token';

type AlertRow = {
  id: string;
  version: number;
  name: string;
  criteria: ListingFilter;
  frequency: AlertFrequency;
  include_similar: boolean;
  active: boolean;
  last_sent_at: Date | null;
  matches: number;
  created_at: Date;
};

const SELECT = `
  SELECT a.id, a.version, a.name, a.criteria, a.frequency, a.include_similar, a.active,
    a.last_sent_at, a.created_at,
    (SELECT count(*) FROM alert_matches m WHERE m.alert_id = a.id) AS matches
  FROM search_alerts a`;

export type AlertContent = {
  name: string;
  criteria: ListingFilter;
  frequency: AlertFrequency;
  includeSimilar: boolean;
  active: boolean;
};

/** The alerts of a person, newest first. */
export async function listAlerts(db: Queryable, userId: string): Promise<SearchAlert[]> {
  const rows = await db.query<AlertRow>(
    `${SELECT} WHERE a.user_id = $1 ORDER BY a.created_at DESC, a.id`,
    [userId],
  );
  return rows.map(toAlert);
}

/** Alerts of a person by id. */
export async function readAlerts(
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<Map<string, SearchAlert>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<AlertRow>(
    `${SELECT} WHERE a.user_id = $1 AND a.id = ANY($2::uuid[])`,
    [userId, ids],
  );
  return new Map(rows.map((row) => [row.id, toAlert(row)]));
}

/**
 * Adds an alert or replaces the content of the one with this id; answers false when the id is
 * another's. What was published before an alert, or before its criteria changed, is no news.
 */
export async function putAlert(
  tx: Queryable,
  userId: string,
  id: string,
  content: AlertContent,
): Promise<boolean> {
  const rows = await tx.query(
    `INSERT INTO search_alerts AS a (id, user_id, name, criteria, frequency, include_similar, active, unsubscribe_token)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
     ON CONFLICT (id) DO UPDATE SET name = excluded.name, criteria = excluded.criteria,
       frequency = excluded.frequency, include_similar = excluded.include_similar,
       active = excluded.active, version = a.version + 1,
       watched_from = CASE WHEN a.criteria = excluded.criteria AND a.active THEN a.watched_from ELSE now() END,
       checked_until = CASE WHEN a.criteria = excluded.criteria AND a.active THEN a.checked_until ELSE now() END
     WHERE a.user_id = excluded.user_id RETURNING id`,
    [
      id,
      userId,
      content.name,
      JSON.stringify(content.criteria),
      content.frequency,
      content.includeSimilar,
      content.active,
      newToken(),
    ],
  );
  return rows.length === 1;
}

export async function deleteAlert(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const rows = await tx.query(
    'DELETE FROM search_alerts WHERE id = $1 AND user_id = $2 RETURNING id',
    [id, userId],
  );
  return rows.length === 1;
}

/** The properties an alert found, newest first. */
export async function matchIds(db: Queryable, alertId: string): Promise<string[]> {
  const rows = await db.query<{ property_id: string }>(
    'SELECT property_id FROM alert_matches WHERE alert_id = $1 ORDER BY matched_at DESC, property_id LIMIT 100',
    [alertId],
  );
  return rows.map((row) => row.property_id);
}

/** Turns off the alert a digest's link belongs to; answers its owner and id. */
export async function unsubscribe(
  tx: Queryable,
  token: string,
): Promise<{ id: string; user_id: string; name: string } | undefined> {
  const rows = await tx.query<{ id: string; user_id: string; name: string }>(
    `UPDATE search_alerts SET active = false, version = version + 1
     WHERE unsubscribe_token = $1 RETURNING id, user_id, name`,
    [token],
  );
  return rows[0];
}

function toAlert(row: AlertRow): SearchAlert {
  return {
    id: row.id,
    version: row.version,
    name: row.name,
    criteria: row.criteria,
    frequency: row.frequency,
    includeSimilar: row.include_similar,
    active: row.active,
    lastSent: row.last_sent_at?.toISOString() ?? null,
    propertyMatches: row.matches,
    createdAt: row.created_at.toISOString(),
  };
}
