import type { AppDatabase } from '../../app-database';
import type { MyProperty } from '../../records';
import { write } from '../../write';
import { queueSave } from './queue-save';

/** A listing as its owner saw it when choosing the price, and that price in naira. */
type NewPrice = { property: MyProperty; price: number };

/**
 * Gives listings of one's own other prices: a save of each in the outbox, all of them or none. Nothing
 * else of them changes; one that is gone by now is passed over.
 * @throws PhoneFullError when there is no room for them
 */
export function changePrices(prices: readonly NewPrice[], database: AppDatabase): Promise<void> {
  const { myProperties, outbox } = database;
  const now = Date.now();
  return write(database, [myProperties, outbox], async () => {
    for (const [at, { property: seen, price }] of prices.entries()) {
      const before = await myProperties.get(seen.id);
      if (before === undefined) continue;
      const content = { ...before.content, price };
      // The last changed stands first: they keep their order.
      await myProperties.update(seen.id, { content, updatedAt: now - at });
      await queueSave(database, { id: seen.id, content, base: seen }, before);
    }
  });
}

/**
 * Gives listings back the prices they had: a later save of each. One that has another price by now, or is
 * gone, is passed over.
 * @throws PhoneFullError when there is no room for them
 */
export function takeBackPrices(prices: readonly NewPrice[], database: AppDatabase): Promise<void> {
  const { myProperties, outbox } = database;
  const now = Date.now();
  return write(database, [myProperties, outbox], async () => {
    for (const [at, { property: seen, price }] of prices.entries()) {
      const before = await myProperties.get(seen.id);
      if (before?.content.price !== price) continue;
      const content = { ...before.content, price: seen.content.price };
      await myProperties.update(seen.id, { content, updatedAt: now - at });
      await queueSave(database, { id: seen.id, content, base: before }, before);
    }
  });
}
