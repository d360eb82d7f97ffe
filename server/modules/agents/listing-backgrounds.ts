import type { ListingBackground } from '../../../src/contract/listing/listing-background';
import type { PriceMedian } from '../../../src/contract/listing/price-medians';
import type { Listing } from '../../../src/contract/listing/property';
import { medianOfLike } from '../../../src/domain/property/price/price-doubt';
import type { Database } from '../../db/database';
import { keptFor } from '../../kept-for';
import { answerMinutes } from './answer-minutes';
import { feeReports } from './fee-reports';
import { priceMedians } from '../properties/price-medians';

/** What moves slowly and is asked for with each home is worked out once in so long. */
const KEPT_FOR_MS = 600_000;
const AGENTS_KEPT = 1000;

/** What is known around published homes; answers are up to ten minutes old. */
export type ListingBackgrounds = {
  /** What published homes cost, by place and kind. */
  prices(): Promise<PriceMedian[]>;
  of(listing: Listing): Promise<ListingBackground>;
};

export function listingBackgrounds(database: Database): ListingBackgrounds {
  const prices = keptFor({ ms: KEPT_FOR_MS, most: 1 }, (_all: 'all') => priceMedians(database));
  const agents = keptFor({ ms: KEPT_FOR_MS, most: AGENTS_KEPT }, async (id: string) => ({
    since: await memberSince(database, id),
    answerMinutes: await answerMinutes(database, id),
    feeReports: await feeReports(database, id),
  }));
  return {
    prices: () => prices('all'),
    of: async (listing) => {
      const [agent, medians] = await Promise.all([agents(listing.agent.id), prices('all')]);
      const like = medianOfLike(listing, medians);
      return {
        agent,
        like: like ? { median: like.median, listings: like.listings, perSqm: like.perSqm } : null,
      };
    },
  };
}

async function memberSince(database: Database, id: string): Promise<string> {
  const user = await database.kysely
    .selectFrom('users')
    .select('created_at')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return user.created_at.toISOString();
}
