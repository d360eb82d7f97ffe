import type { NotificationType } from '../../src/contract/notification';
import { ASK_AFTER_DAYS, HIDE_AFTER_DAYS } from '../../src/domain/property/availability';
import type { Database, Queryable } from '../db/database';
import { notify } from '../modules/notifications/repository';
import { announceProperty } from '../modules/properties/announce-property';

type Silent = { id: string; owner_id: string; title: string };

const PUBLISHED = `status = 'Active' AND deleted_at IS NULL`;

/**
 * Asks the agents of listings that nobody has confirmed for 30 days whether they are still to be
 * had, and hides those that stay unanswered for 7 days more: a seeker's trip to a home that is gone
 * costs more than a tap. One listing at a time, each by one instance.
 */
export async function checkAvailability(database: Database): Promise<void> {
  const ask = (tx: Queryable) =>
    next(
      tx,
      `${PUBLISHED} AND availability_asked_at IS NULL
       AND confirmed_at < now() - make_interval(days => ${ASK_AFTER_DAYS})`,
    );
  const hide = (tx: Queryable) =>
    next(
      tx,
      `${PUBLISHED} AND availability_asked_at < now() - make_interval(days => ${HIDE_AFTER_DAYS})`,
    );
  await untilNone(database, async (tx) => {
    const silent = await ask(tx);
    if (silent === undefined) return false;
    await tx.query('UPDATE properties SET availability_asked_at = now() WHERE id = $1', [
      silent.id,
    ]);
    await tell(tx, silent, 'STILL_AVAILABLE', `Still available? ${silent.title}`);
    return true;
  });
  await untilNone(database, async (tx) => {
    const silent = await hide(tx);
    if (silent === undefined) return false;
    // The question stays noted: an answer that comes late publishes it again. What an import wrote
    // stays the import's, for nobody has edited it.
    await tx.query(
      `UPDATE properties SET status = 'Draft', version = version + 1, updated_at = now(),
         source_version = CASE WHEN version = coalesce(source_version, 1) THEN version + 1
           ELSE source_version END
       WHERE id = $1`,
      [silent.id],
    );
    // Announced first: that locks all feeds concerned in their one order.
    await announceProperty(tx, { id: silent.id, ownerId: silent.owner_id });
    await tell(
      tx,
      silent,
      'LISTING_HIDDEN',
      `Hidden from search, as nobody confirmed it: ${silent.title}`,
    );
    return true;
  });
}

async function next(tx: Queryable, condition: string): Promise<Silent | undefined> {
  const rows = await tx.query<Silent>(
    `SELECT id, owner_id, title FROM properties WHERE ${condition}
     ORDER BY confirmed_at LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED`,
  );
  return rows[0];
}

async function untilNone(
  database: Database,
  step: (tx: Queryable) => Promise<boolean>,
): Promise<void> {
  while (await database.transaction(step));
}

async function tell(
  tx: Queryable,
  listing: Silent,
  type: NotificationType,
  message: string,
): Promise<void> {
  await notify(tx, {
    userId: listing.owner_id,
    type,
    propertyId: listing.id,
    propertyTitle: listing.title,
    message,
    details: {},
  });
}
