import { type ListingFilter, listingFilterSchema } from '../../../src/contract/listing-query';
import type { AlertFrequency } from '../../../src/contract/alert-options';
import { similarCriteria } from '../../../src/domain/alerts/similar-criteria';
import type { Database, Queryable } from '../../db/database';
import { readPreferences } from '../auth/preferences';
import { recordChanges } from '../feeds/record-change';
import { alertDigestMail } from '../mail/market-templates';
import { queueMail } from '../mail/repository';
import { notify } from '../notifications/repository';
import { type ListedHome, listedAfter } from '../properties/search';

type DueAlert = {
  id: string;
  user_id: string;
  name: string;
  criteria: unknown;
  frequency: AlertFrequency;
  include_similar: boolean;
  unsubscribe_token: string;
  user_name: string;
  email: string;
  digest_due: boolean;
  /** From when on to look, as the database writes it. */
  after: string;
};

/** Homes in one digest, and in one look at the database. */
const DIGEST_HOMES = 10;
const PAGE = 200;

/** How far back each run looks again: a listing's moment is noted some time before its commit. */
const LOOK_BACK_SECONDS = 120;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

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

async function takeAlert(tx: Queryable, seen: string[]): Promise<DueAlert | undefined> {
  const rows = await tx.query<DueAlert>(
    `SELECT a.id, a.user_id, a.name, a.criteria, a.frequency, a.include_similar,
       a.unsubscribe_token, u.name AS user_name, u.email,
       greatest(a.checked_until - make_interval(secs => $2), a.watched_from)::text AS after,
       coalesce(a.last_sent_at, a.created_at) <= now() - CASE a.frequency
         WHEN 'Weekly' THEN interval '7 days' WHEN 'Daily' THEN interval '1 day' ELSE interval '0' END AS digest_due
     FROM search_alerts a JOIN users u ON u.id = a.user_id
     WHERE a.active AND a.id <> ALL($1::uuid[])
       AND (EXISTS (SELECT 1 FROM properties p WHERE p.status = 'Active' AND p.deleted_at IS NULL
              AND p.listed_at > greatest(a.checked_until - make_interval(secs => $2), a.watched_from))
         OR EXISTS (SELECT 1 FROM alert_matches m WHERE m.alert_id = a.id AND m.mailed_at IS NULL))
     ORDER BY a.checked_until, a.id LIMIT 1 FOR NO KEY UPDATE OF a SKIP LOCKED`,
    [seen, LOOK_BACK_SECONDS],
  );
  return rows[0];
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
  await tx.query('UPDATE search_alerts SET checked_until = now() WHERE id = $1', [alert.id]);
}

/** Notes what fits and was not noted before; answers it, oldest first. */
async function noteMatches(
  tx: Queryable,
  alert: DueAlert,
  criteria: ListingFilter,
): Promise<ListedHome[]> {
  const fresh: ListedHome[] = [];
  let after = { moment: alert.after, id: FIRST_ID };
  for (;;) {
    const page = await listedAfter(tx, criteria, after, PAGE);
    for (const home of page) {
      // Nobody is told of their own listing.
      if (home.owner_id === alert.user_id) continue;
      const added = await tx.query(
        'INSERT INTO alert_matches (alert_id, property_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING alert_id',
        [alert.id, home.id],
      );
      if (added.length > 0) fresh.push(home);
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return fresh;
    after = { moment: last.listed_at, id: last.id };
  }
}

async function writeDigest(tx: Queryable, alert: DueAlert, publicUrl: string): Promise<void> {
  const found = await tx.query<{
    id: string;
    title: string;
    address: string;
    price: number;
    shown: boolean;
  }>(
    `UPDATE alert_matches m SET mailed_at = now() FROM properties p
     WHERE m.alert_id = $1 AND m.mailed_at IS NULL AND p.id = m.property_id
     RETURNING p.id, p.title, p.address, p.price, p.status = 'Active' AND p.deleted_at IS NULL AS shown`,
    [alert.id],
  );
  // What was taken down since is nobody's to see any more.
  const homes = found.filter(({ shown }) => shown);
  const wanted = await readPreferences(tx, alert.user_id);
  if (homes.length === 0 || !wanted.emailPropertyMatches) return;
  await queueMail(
    tx,
    alertDigestMail(
      { name: alert.user_name, email: alert.email },
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
  await tx.query('UPDATE search_alerts SET last_sent_at = now() WHERE id = $1', [alert.id]);
}
