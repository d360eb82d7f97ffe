import type { PropertyContent } from '../../../contract/listing-fields';
import type { PriceMedian } from '../../../contract/price-medians';
import { priceDoubt } from '../../../domain/property/price-doubt';
import type { AppDatabase } from '../../app-database';
import { readSnapshot } from '../account/snapshot-repository';

/** What published homes cost, as far as this phone was told. */
export async function readPrices(database: AppDatabase): Promise<readonly PriceMedian[]> {
  return (await readSnapshot('prices', database))?.value ?? [];
}

/** Why a price should be looked at, by what this phone knows of others; null when it is believable. */
export async function readPriceDoubt(
  content: PropertyContent,
  database: AppDatabase,
): Promise<string | null> {
  return priceDoubt(content, await readPrices(database))?.text ?? null;
}
