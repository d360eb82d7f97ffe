import { type InferResult, sql } from 'kysely';
import type { ListingFilter } from '../../../src/contract/listing/listing-query';
import type { AlertFrequency } from '../../../src/contract/search/alert-options';
import type { SearchAlert } from '../../../src/contract/search/search-alert';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { newToken } from '../../token';

type AlertRow = InferResult<ReturnType<typeof selectAlerts>>[number];

function selectAlerts(db: Queryable, userId: string) {
  return db.kysely
    .selectFrom('search_alerts as a')
    .select([
      'a.id',
      'a.version',
      'a.name',
      'a.criteria',
      'a.frequency',
      'a.include_similar',
      'a.active',
      'a.last_sent_at',
      'a.created_at',
      'a.watched_from',
    ])
    .select((eb) =>
      eb
        .selectFrom('alert_matches as m')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('m.alert_id', '=', 'a.id')
        .as('matches'),
    )
    .where('a.user_id', '=', userId);
}

type AlertContent = {
  name: string;
  criteria: ListingFilter;
  frequency: AlertFrequency;
  includeSimilar: boolean;
  active?: boolean | undefined;
};

/** The alerts of a person, newest first. */
export async function listAlerts(db: Queryable, userId: string): Promise<SearchAlert[]> {
  const rows = await selectAlerts(db, userId)
    .orderBy('a.created_at', 'desc')
    .orderBy('a.id')
    .execute();
  return rows.map(toAlert);
}

/** Alerts of a person by id. */
export async function readAlerts(
  db: Queryable,
  userId: string,
  ids: string[],
): Promise<Map<string, SearchAlert>> {
  if (ids.length === 0) return new Map();
  const rows = await selectAlerts(db, userId).where('a.id', '=', anyOf(ids)).execute();
  return new Map(rows.map((row) => [row.id, toAlert(row)]));
}

/**
 * Adds an alert or replaces the content of the one with this id; answers false when the id is
 * another's. What was published before an alert, or before its criteria changed or it was turned on, is no
 * news, nor is what it had found and not written by then.
 */
export async function putAlert(
  tx: Queryable,
  userId: string,
  id: string,
  content: AlertContent,
): Promise<boolean> {
  const put = await tx.kysely
    .insertInto('search_alerts')
    .values({
      id,
      user_id: userId,
      name: content.name,
      criteria: JSON.stringify(content.criteria),
      frequency: content.frequency,
      include_similar: content.includeSimilar,
      active: content.active ?? true,
      unsubscribe_token: newToken(),
    })
    .onConflict((oc) =>
      oc
        .column('id')
        .doUpdateSet((eb) => {
          const goesOn = eb('search_alerts.criteria', '=', eb.ref('excluded.criteria')).and(
            'search_alerts.active',
            '=',
            true,
          );
          return {
            name: eb.ref('excluded.name'),
            criteria: sql<string>`${eb.ref('excluded.criteria')}`,
            frequency: eb.ref('excluded.frequency'),
            include_similar: eb.ref('excluded.include_similar'),
            ...(content.active === undefined ? {} : { active: content.active }),
            version: eb('search_alerts.version', '+', 1),
            watched_from: eb
              .case()
              .when(goesOn)
              .then(eb.ref('search_alerts.watched_from'))
              .else(now)
              .end(),
            checked_until: eb
              .case()
              .when(goesOn)
              .then(eb.ref('search_alerts.checked_until'))
              .else(now)
              .end(),
          };
        })
        .whereRef('search_alerts.user_id', '=', 'excluded.user_id'),
    )
    .returning('watched_from')
    .executeTakeFirst();
  if (put === undefined) return false;
  await tx.kysely
    .updateTable('alert_matches')
    .set({ mailed_at: now })
    .where('alert_id', '=', id)
    .where('mailed_at', 'is', null)
    .where('matched_at', '<', put.watched_from)
    .execute();
  return true;
}

export async function deleteAlert(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const deleted = await tx.kysely
    .deleteFrom('search_alerts')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** The properties an alert found, newest first. */
export async function matchIds(db: Queryable, alertId: string): Promise<string[]> {
  const rows = await db.kysely
    .selectFrom('alert_matches')
    .select('property_id')
    .where('alert_id', '=', alertId)
    .orderBy('matched_at', 'desc')
    .orderBy('property_id')
    .limit(100)
    .execute();
  return rows.map((row) => row.property_id);
}

/** Turns off the alert a digest's link belongs to; answers its owner and id. */
export async function unsubscribe(
  tx: Queryable,
  token: string,
): Promise<{ id: string; user_id: string; name: string } | undefined> {
  return tx.kysely
    .updateTable('search_alerts')
    .set((eb) => ({ active: false, version: eb('version', '+', 1) }))
    .where('unsubscribe_token', '=', token)
    .returning(['id', 'user_id', 'name'])
    .executeTakeFirst();
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
    propertyMatches: row.matches ?? 0,
    createdAt: row.created_at.toISOString(),
    watchedFrom: row.watched_from.toISOString(),
  };
}
