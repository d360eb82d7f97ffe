import { listingFilterSchema } from '../../../src/contract/listing-query';
import type { AlertFrequency } from '../../../src/contract/alert-options';
import { similarCriteria } from '../../../src/domain/alerts/similar-criteria';
import type { Database, Queryable } from '../../db/database';
import { readPreferences } from '../auth/preferences';
import { recordChanges } from '../feeds/record-change';
import { alertDigestMail } from '../mail/market-templates';
import { queueMail } from '../mail/repository';
import { notify } from '../notifications/repository';
import { publishedBetween } from '../properties/search';

type DueAlert = {
  id: string;
  user_id: string;
  name: string;
  criteria: unknown;
  frequency: AlertFrequency;
  include_similar: boolean;
  unsubscribe_token: string;
  checked_until: Date;
  user_name: string;
  email: string;
  digest_due: boolean;
  until: Date;
};

/** Homes in one digest, and in one run of one alert. */
const DIGEST_HOMES = 10;
const RUN_HOMES = 200;

/** A publication commits after its time stamp: what is younger than this is left for the next run. */
const SETTLE_SECONDS = 5;

/**
 * Matches what was published since each alert last looked: notes the matches, notifies, and writes
 * the digests that are due (at once, after a day, after a week). Each alert in a transaction of its
 * own, skipped while another instance works on it: a home is told of once.
 */
export async function matchAlerts(database: Database, publicUrl: string): Promise<void> {
  const seen: string[] = [];
  for (;;) {
    const done = await database.transaction(async (tx) => {
      const alert = await takeAlert(tx, seen);
      if (alert === undefined) return true;
      seen.push(alert.id);
      await matchOne(tx, alert);
      if (alert.digest_due) await writeDigest(tx, alert, publicUrl);
      return false;
    });
    if (done) return;
  }
}

async function takeAlert(tx: Queryable, seen: string[]): Promise<DueAlert | undefined> {
  const rows = await tx.query<DueAlert>(
    `SELECT a.id, a.user_id, a.name, a.criteria, a.frequency, a.include_similar,
       a.unsubscribe_token, a.checked_until, u.name AS user_name, u.email,
       now() - make_interval(secs => $2) AS until,
       coalesce(a.last_sent_at, a.created_at) <= now() - CASE a.frequency
         WHEN 'Weekly' THEN interval '7 days' WHEN 'Daily' THEN interval '1 day' ELSE interval '0' END AS digest_due
     FROM search_alerts a JOIN users u ON u.id = a.user_id
     WHERE a.active AND a.id <> ALL($1::uuid[])
       AND (EXISTS (SELECT 1 FROM properties p WHERE p.published_at > a.checked_until
              AND p.published_at <= now() - make_interval(secs => $2))
         OR EXISTS (SELECT 1 FROM alert_matches m WHERE m.alert_id = a.id AND m.mailed_at IS NULL))
     ORDER BY a.checked_until, a.id LIMIT 1 FOR UPDATE OF a SKIP LOCKED`,
    [seen, SETTLE_SECONDS],
  );
  return rows[0];
}

async function matchOne(tx: Queryable, alert: DueAlert): Promise<void> {
  const parsed = listingFilterSchema.safeParse(alert.criteria);
  if (parsed.success) {
    const criteria = alert.include_similar ? similarCriteria(parsed.data) : parsed.data;
    const homes = await publishedBetween(tx, criteria, alert.checked_until, alert.until, RUN_HOMES);
    for (const home of homes) {
      // Nobody is told of their own listing.
      if (home.owner_id === alert.user_id) continue;
      const added = await tx.query(
        'INSERT INTO alert_matches (alert_id, property_id) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING alert_id',
        [alert.id, home.id],
      );
      if (added.length === 0) continue;
      await notify(tx, {
        userId: alert.user_id,
        type: 'NEW_PROPERTY_MATCH',
        propertyId: home.id,
        propertyTitle: home.title,
        message: `New for "${alert.name}": ${home.title}`,
        details: { alertName: alert.name, location: home.address, newPrice: home.price },
      });
    }
    if (homes.length > 0) {
      await recordChanges(tx, [
        { userId: alert.user_id, collection: 'search-alerts', entityId: alert.id },
      ]);
    }
  }
  await tx.query(
    'UPDATE search_alerts SET checked_until = greatest(checked_until, $2) WHERE id = $1',
    [alert.id, alert.until],
  );
}

async function writeDigest(tx: Queryable, alert: DueAlert, publicUrl: string): Promise<void> {
  const homes = await tx.query<{ id: string; title: string; address: string; price: number }>(
    `UPDATE alert_matches m SET mailed_at = now() FROM properties p
     WHERE m.alert_id = $1 AND m.mailed_at IS NULL AND p.id = m.property_id
     RETURNING p.id, p.title, p.address, p.price`,
    [alert.id],
  );
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
