import { type Expression, expressionBuilder, sql, type SqlBool } from 'kysely';
import type { NotificationType } from '../../src/contract/feed/notification';
import { ASK_AFTER_DAYS, HIDE_AFTER_DAYS } from '../../src/domain/property/availability';
import type { Database, Queryable } from '../db/database';
import { now } from '../db/now';
import type { Schema } from '../db/schema/schema';
import { notify } from '../modules/notifications/repository';
import { publishWaiting } from '../modules/properties/publish-waiting';
import { announceProperty } from '../modules/properties/announce-property';

type Silent = { id: string; owner_id: string; title: string };

const properties = expressionBuilder<Schema, 'properties'>();
const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
const TO_ASK = properties('availability_asked_at', 'is', null).and(
  'confirmed_at',
  '<',
  daysAgo(ASK_AFTER_DAYS),
);
const TO_HIDE = properties('availability_asked_at', '<', daysAgo(HIDE_AFTER_DAYS));

/**
 * Asks the agents of listings that nobody has confirmed for 30 days whether they are still to be
 * had, and hides those that stay unanswered for 7 days more: a seeker's trip to a home that is gone
 * costs more than a tap. One listing at a time, each by one instance.
 */
export async function checkAvailability(database: Database): Promise<void> {
  await untilNone(database, async (tx) => {
    const silent = await next(tx, TO_ASK);
    if (silent === undefined) return false;
    await tx.kysely
      .updateTable('properties')
      .set({ availability_asked_at: now })
      .where('id', '=', silent.id)
      .execute();
    await tell(tx, silent, 'STILL_AVAILABLE', `Still available? ${silent.title}`);
    return true;
  });
  const owners = new Set<string>();
  await untilNone(database, async (tx) => {
    const silent = await next(tx, TO_HIDE);
    if (silent === undefined) return false;
    // The question stays noted: an answer that comes late publishes it again. What an import wrote
    // stays the import's, for nobody has edited it.
    await tx.kysely
      .updateTable('properties')
      .set((eb) => ({
        status: 'Draft',
        version: eb('version', '+', 1),
        updated_at: now,
        source_version: eb
          .case()
          .when('version', '=', eb.ref('source_version'))
          .then(eb('version', '+', 1))
          .else(eb.ref('source_version'))
          .end(),
      }))
      .where('id', '=', silent.id)
      .execute();
    // Announced first: that locks all feeds concerned in their one order.
    await announceProperty(tx, { id: silent.id, ownerId: silent.owner_id });
    await tell(
      tx,
      silent,
      'LISTING_HIDDEN',
      `Hidden from search, as nobody confirmed it: ${silent.title}`,
    );
    owners.add(silent.owner_id);
    return true;
  });
  // What was hidden left room in its agent's plan. Apart, as an account is locked before its listings.
  for (const id of owners) await database.transaction((tx) => publishWaiting(tx, id));
}

async function next(tx: Queryable, isDue: Expression<SqlBool>): Promise<Silent | undefined> {
  return tx.kysely
    .selectFrom('properties')
    .select(['id', 'owner_id', 'title'])
    .where('status', '=', 'Active')
    .where('deleted_at', 'is', null)
    .where(isDue)
    .orderBy('confirmed_at')
    .limit(1)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
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
