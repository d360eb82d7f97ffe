import type { Listing } from '../../../src/contract/listing/property';
import { formatNaira } from '../../../src/domain/format/format-naira';
import type { Queryable } from '../../db/database';
import { readPreferences } from '../auth/preferences';
import { notify } from '../notifications/repository';
import { saversOf } from './repository';

/** Tells everybody who saved a published listing, and wants to know, that its price changed. */
export async function notifyPriceChange(
  tx: Queryable,
  before: Listing,
  newPrice: number,
): Promise<void> {
  if (before.price === newPrice) return;
  const change = Math.round(((newPrice - before.price) / before.price) * 1000) / 10;
  // In one order everywhere, as each notification locks its reader's feed until the commit.
  for (const userId of (await saversOf(tx, before.id)).sort()) {
    if (!(await readPreferences(tx, userId)).priceDropAlerts) continue;
    await notify(tx, {
      userId,
      type: 'PRICE_CHANGE',
      propertyId: before.id,
      propertyTitle: before.title,
      message: `${before.title}: ${formatNaira(before.price)} is now ${formatNaira(newPrice)}`,
      details: { oldPrice: before.price, newPrice, percentageChange: change },
    });
  }
}
