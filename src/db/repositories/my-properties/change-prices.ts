import type { AppDatabase } from '../../app-database';
import type { MyProperty } from '../../records';
import { write } from '../../write';
import { queueSave } from './queue-save';
import { takeRowFromImport } from './take-from-import';

/** A listing as its owner saw it when choosing the price, and that price in naira. */
type NewPrice = { property: MyProperty; price: number };

/**
 * Gives listings of one's own other prices: a save of each in the outbox, all of them or none. Nothing
 * else of them changes; one that is gone by now is passed over.
 * @throws PhoneFullError when there is no room for them
 */
export function changePrices(prices: readonly NewPrice[], database: AppDatabase): Promise<void> {
  return savePrices(prices, database, ({ property, price }) => ({ price, base: property }));
}

/**
 * Gives listings back the prices they had: a later save of each. One that has another price by now, or is
 * gone, is passed over.
 * @throws PhoneFullError when there is no room for them
 */
export function takeBackPrices(prices: readonly NewPrice[], database: AppDatabase): Promise<void> {
  return savePrices(prices, database, ({ property, price }, now) =>
    now.content.price === price ? { price: property.content.price, base: now } : null,
  );
}

/** @param choose what a listing as it is now is to cost, and what the edit begins from; null leaves it */
function savePrices(
  prices: readonly NewPrice[],
  database: AppDatabase,
  choose: (change: NewPrice, now: MyProperty) => { price: number; base: MyProperty } | null,
): Promise<void> {
  const { myProperties, outbox, imports } = database;
  const now = Date.now();
  return write(database, [myProperties, outbox, imports], async () => {
    for (const [at, change] of prices.entries()) {
      const { id } = change.property;
      const before = await myProperties.get(id);
      const chosen = before === undefined ? null : choose(change, before);
      if (before === undefined || chosen === null) continue;
      const content = { ...before.content, price: chosen.price };
      // The last changed stands first: they keep their order.
      await myProperties.update(id, { content, updatedAt: now - at });
      const row = await queueSave(database, { id, content, base: chosen.base }, before);
      await takeRowFromImport(row, database);
    }
  });
}
