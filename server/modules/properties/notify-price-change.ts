import { sql } from 'kysely';
import type { Listing } from '../../../src/contract/listing/property';
import { formatNaira } from '../../../src/domain/format/format-naira';
import { pricedAlike } from '../../../src/domain/property/price/offers';
import { anyOf } from '../../db/any-of';
import type { Queryable } from '../../db/database';
import { now } from '../../db/now';
import { readPreferences } from '../auth/preferences';
import { type Change, recordChanges } from '../changes/record-change';
import { notify } from '../notifications/repository';
import { saversOf } from './repository';

type Prices = { oldPrice: number; newPrice: number };

/**
 * Tells everybody who saved a published listing, and wants to know, that its price changed. Who did not read
 * of an earlier change yet is told of both as one, and of nothing where it is what it was, or where the price
 * is for something else now: a home for sale that is to rent did not become cheaper.
 */
export async function notifyPriceChange(
  tx: Queryable,
  before: Listing,
  after: Pick<Listing, 'price' | 'listingType'>,
): Promise<void> {
  if (!isRepriced(before, after)) return;
  const newPrice = after.price;
  const hearers = await whoMayHear(tx, before);
  if (hearers.length === 0) return;
  const unread = await unreadOf(tx, before.id, hearers);
  // In one order everywhere, as each notification locks its reader's feed until the commit.
  for (const userId of hearers.sort()) {
    if (!(await readPreferences(tx, userId)).priceDropAlerts) continue;
    const earlier = unread.get(userId);
    if (!pricedAlike(before.listingType, after.listingType)) {
      if (earlier !== undefined) await recordChanges(tx, [await takeAway(tx, earlier)]);
      continue;
    }
    const news = told(before.title, { oldPrice: earlier?.oldPrice ?? before.price, newPrice });
    if (earlier !== undefined) await recordChanges(tx, [await retell(tx, earlier, news)]);
    else
      await notify(tx, {
        userId,
        type: 'PRICE_CHANGE',
        propertyId: before.id,
        propertyTitle: before.title,
        ...news,
      });
  }
}

/** Whether a listing's price is another one, or for something else. */
export function isRepriced(
  before: Pick<Listing, 'price' | 'listingType'>,
  after: Pick<Listing, 'price' | 'listingType'>,
): boolean {
  return before.price !== after.price || !pricedAlike(before.listingType, after.listingType);
}

function told(title: string, { oldPrice, newPrice }: Prices) {
  const percentageChange = Math.round(((newPrice - oldPrice) / oldPrice) * 1000) / 10;
  return {
    message: `${title}: ${formatNaira(oldPrice)} is now ${formatNaira(newPrice)}`,
    details: { oldPrice, newPrice, percentageChange },
  };
}

type Unread = { id: string; userId: string; oldPrice: number };

/**
 * Locks what is not read yet of a listing's price, for `notifyPriceChange`: before any feed is locked, as whoever
 * reads a notification locks it first and their feed after it.
 */
export async function lockPriceNews(tx: Queryable, propertyId: string): Promise<void> {
  const savers = await saversOf(tx, propertyId);
  if (savers.length > 0) await unreadOf(tx, propertyId, savers);
}

/** The price changes of a listing that these people have not read yet, by their reader, locked. */
async function unreadOf(
  tx: Queryable,
  propertyId: string,
  readers: string[],
): Promise<Map<string, Unread>> {
  const rows = await tx.kysely
    .selectFrom('notifications')
    .select(['id', 'user_id as userId', sql<number>`(details->>'oldPrice')::float8`.as('oldPrice')])
    .where('user_id', '=', anyOf(readers))
    .where('type', '=', 'PRICE_CHANGE')
    .where('property_id', '=', propertyId)
    .where('read_at', 'is', null)
    .where(sql<boolean>`(details->>'oldPrice')::float8 > 0`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.userId, row]));
}

/** Puts a later price into what waits to be read, or takes that away. */
async function retell(
  tx: Queryable,
  { id, userId }: Unread,
  { message, details }: ReturnType<typeof told>,
): Promise<Change> {
  if (details.oldPrice === details.newPrice) return takeAway(tx, { id, userId });
  await tx.kysely
    .updateTable('notifications')
    .set({ message, details: JSON.stringify(details), created_at: now })
    .where('id', '=', id)
    .execute();
  return { userId, collection: 'notifications', entityId: id };
}

async function takeAway(
  tx: Queryable,
  { id, userId }: Pick<Unread, 'id' | 'userId'>,
): Promise<Change> {
  await tx.kysely.deleteFrom('notifications').where('id', '=', id).execute();
  return { userId, collection: 'notifications', entityId: id, deleted: true };
}

/** Who saved it, without those who blocked its agent (SAFE-5). */
async function whoMayHear(tx: Queryable, { id, agent }: Listing): Promise<string[]> {
  const savers = await saversOf(tx, id);
  if (savers.length === 0) return [];
  const rows = await tx.kysely
    .selectFrom('blocks')
    .select('user_id')
    .where('blocked_id', '=', agent.id)
    .where('user_id', '=', anyOf(savers))
    .execute();
  const blocking = new Set(rows.map(({ user_id: by }) => by));
  return savers.filter((saver) => !blocking.has(saver));
}
