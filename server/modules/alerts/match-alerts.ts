import { expressionBuilder, sql } from 'kysely';
import {
  type ListingFilter,
  listingFilterSchema,
} from '../../../src/contract/listing/listing-query';
import { similarCriteria } from '../../../src/domain/alerts/similar-criteria';
import type { Database, Queryable } from '../../db/database';
import { now } from '../../db/now';
import type { Schema } from '../../db/schema/schema';
import { readPreferences } from '../auth/preferences';
import { NOT_SUSPENDED } from '../auth/standing';
import { blockedIds } from '../blocks/repository';
import { hiddenIds } from '../hidden-homes/repository';
import { recordChanges } from '../changes/record-change';
import { alertDigestMail } from '../mail/market-templates';
import { queueMail } from '../mail/repository';
import { notify } from '../notifications/repository';
import { type ListedHome, listedAfter } from '../properties/search';

type DueAlert = NonNullable<Awaited<ReturnType<typeof takeAlert>>>;

/** Homes in one digest, and in one look at the database. */
const DIGEST_HOMES = 10;
const PAGE = 200;

/** How far back each run looks again: a listing's moment is noted some time before its commit. */
const LOOK_BACK_SECONDS = 120;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

const alerts = expressionBuilder<{ a: Schema['search_alerts'] }, 'a'>();
const DIGEST_IS_DUE = sql<boolean>`coalesce(${alerts.ref('a.last_sent_at')}, ${alerts.ref('a.created_at')})
  <= now() - CASE ${alerts.ref('a.frequency')} WHEN 'Weekly' THEN interval '7 days'
    WHEN 'Daily' THEN interval '1 day' ELSE interval '0' END`;

/**
 * Matches what came to be seen since each alert last looked: notes the matches, notifies, and writes
 * the digests that are due (at once, after a day, after a week). Each alert in a transaction of its
 * own, skipped while another instance works on it: a home is told of once. An alert that fails holds
 * up no other.
 */
export async function matchAlerts(
  database: Database,
  publicUrl: string,
  onError: (error: unknown) => void,
): Promise<void> {
  const seen: string[] = [];
  for (;;) {
    const before = seen.length;
    try {
      const done = await database.transaction(async (tx) => {
        const alert = await takeAlert(tx, seen);
        if (alert === undefined) return true;
        seen.push(alert.id);
        await matchOne(tx, alert);
        if (alert.digest_due) await writeDigest(tx, alert, publicUrl);
        return false;
      });
      if (done) return;
    } catch (error) {
      onError(error);
      // Without an alert in hand the database itself failed: the next run tries again.
      if (seen.length === before) return;
    }
  }
}

/** The next alert with something to look for or to tell, locked; `after` is from when on to look. */
async function takeAlert(tx: Queryable, seen: string[]) {
  const after = sql<Date>`greatest(${alerts.ref('a.checked_until')}
    - make_interval(secs => ${LOOK_BACK_SECONDS}), ${alerts.ref('a.watched_from')})`;
  return tx.kysely
    .selectFrom('search_alerts as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .select([
      'a.id',
      'a.user_id',
      'a.name',
      'a.criteria',
      'a.frequency',
      'a.include_similar',
      'a.unsubscribe_token',
      'u.name as user_name',
      'u.email',
      'u.verified_at',
      // To the microsecond, as the database writes it.
      sql<string>`${after}::text`.as('after'),
      DIGEST_IS_DUE.as('digest_due'),
    ])
    .where('a.active', '=', true)
    .where('u.approval', '=', 'approved')
    .where(NOT_SUSPENDED)
    .where('a.id', '<>', sql<string>`ALL(${seen}::uuid[])`)
    .where((eb) =>
      eb.or([
        eb.exists(
          eb
            .selectFrom('properties as p')
            .select('p.id')
            .where('p.status', '=', 'Active')
            .where('p.deleted_at', 'is', null)
            .where('p.listed_at', '>', after),
        ),
        eb.exists(
          eb
            .selectFrom('alert_matches as m')
            .select('m.alert_id')
            .whereRef('m.alert_id', '=', 'a.id')
            .where('m.mailed_at', 'is', null),
        ),
      ]),
    )
    .orderBy('a.checked_until')
    .orderBy('a.id')
    .limit(1)
    .forNoKeyUpdate('a')
    .skipLocked()
    .executeTakeFirst();
}

async function matchOne(tx: Queryable, alert: DueAlert): Promise<void> {
  const parsed = listingFilterSchema.safeParse(alert.criteria);
  if (parsed.success) {
    const criteria = alert.include_similar ? similarCriteria(parsed.data) : parsed.data;
    const fresh = await noteMatches(tx, alert, criteria);
    // Told in one go after all rows are there: feeds are locked last, as everywhere.
    for (const home of fresh) {
      await notify(tx, {
        userId: alert.user_id,
        type: 'NEW_PROPERTY_MATCH',
        propertyId: home.id,
        propertyTitle: home.title,
        message: `New for "${alert.name}": ${home.title}`,
        details: { alertName: alert.name, location: home.address, newPrice: home.price },
      });
    }
    if (fresh.length > 0) {
      await recordChanges(tx, [
        { userId: alert.user_id, collection: 'search-alerts', entityId: alert.id },
      ]);
    }
  }
  await tx.kysely
    .updateTable('search_alerts')
    .set({ checked_until: now })
    .where('id', '=', alert.id)
    .execute();
}

/** So long nobody is told again of a home that is closed and offered anew: a slip of the finger is no news. */
const NEWS_AGAIN_DAYS = 7;

/** Notes what fits and was not noted before, or was let or sold since and is offered anew; answers it, oldest first. */
async function noteMatches(
  tx: Queryable,
  alert: DueAlert,
  criteria: ListingFilter,
): Promise<ListedHome[]> {
  const fresh: ListedHome[] = [];
  const blocked = await blockedIds(tx, alert.user_id);
  const hidden = await hiddenIds(tx, alert.user_id);
  let after = { moment: alert.after, id: FIRST_ID };
  for (;;) {
    const page = await listedAfter(tx, criteria, after, PAGE);
    for (const home of page) {
      // Nobody is told of their own listing, nor of homes they hid, or of agents they blocked (SAFE-5).
      if (home.owner_id === alert.user_id || blocked.has(home.owner_id) || hidden.has(home.id))
        continue;
      const added = await tx.kysely
        .insertInto('alert_matches')
        .values({
          alert_id: alert.id,
          property_id: home.id,
          // Never before it was listed, or the next look would take it for listed anew.
          matched_at: sql<Date>`greatest(clock_timestamp(), ${home.listed_at}::timestamptz)`,
        })
        .onConflict((oc) =>
          oc
            .columns(['alert_id', 'property_id'])
            .doUpdateSet((eb) => ({ matched_at: eb.ref('excluded.matched_at'), mailed_at: null }))
            .where(
              'alert_matches.matched_at',
              '<',
              sql<Date>`${home.listed_at}::timestamptz - make_interval(days => ${NEWS_AGAIN_DAYS})`,
            ),
        )
        .returning('alert_id')
        .executeTakeFirst();
      if (added !== undefined) fresh.push(home);
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return fresh;
    after = { moment: last.listed_at, id: last.id };
  }
}

async function writeDigest(tx: Queryable, alert: DueAlert, publicUrl: string): Promise<void> {
  const found = await tx.kysely
    .updateTable('alert_matches as m')
    .from('properties as p')
    .set({ mailed_at: now })
    .where('m.alert_id', '=', alert.id)
    .where('m.mailed_at', 'is', null)
    .whereRef('p.id', '=', 'm.property_id')
    .returning((eb) => [
      'p.id',
      'p.title',
      'p.address',
      'p.price',
      'p.listing_type',
      'p.owner_id',
      eb('p.status', '=', 'Active').and('p.deleted_at', 'is', null).as('shown'),
    ])
    .execute();
  // What was taken down since is nobody's to see any more.
  const blocked = await blockedIds(tx, alert.user_id);
  const hidden = await hiddenIds(tx, alert.user_id);
  const homes = found.filter(
    ({ id, shown, owner_id: ownerId }) => shown && !blocked.has(ownerId) && !hidden.has(id),
  );
  const wanted = await readPreferences(tx, alert.user_id);
  if (homes.length === 0 || !wanted.emailPropertyMatches) return;
  await queueMail(
    tx,
    alertDigestMail(
      { name: alert.user_name, email: alert.email, verified_at: alert.verified_at },
      {
        name: alert.name,
        frequency: alert.frequency,
        homes: homes.slice(0, DIGEST_HOMES),
        more: Math.max(0, homes.length - DIGEST_HOMES),
        publicUrl,
        token: alert.unsubscribe_token,
      },
    ),
  );
  await tx.kysely
    .updateTable('search_alerts')
    .set({ last_sent_at: now })
    .where('id', '=', alert.id)
    .execute();
}
