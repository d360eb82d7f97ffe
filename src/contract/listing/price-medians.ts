import * as z from 'zod/mini';
import { LISTING_TYPES, PROPERTY_TYPES } from './property-options';

/** With fewer homes a median tells nothing. */
export const FEWEST_PRICES = 5;

/** GET /price-medians: what published homes of one kind cost in one cell of the map (`priceCell`). */
export const priceMedianSchema = z.object({
  cell: z.string(),
  listingType: z.enum(LISTING_TYPES),
  type: z.enum(PROPERTY_TYPES),
  bedrooms: z.nullable(z.int()),
  /** Naira, for the period of its listing type. */
  median: z.number(),
  listings: z.int(),
  /** The same for each square metre, of those whose area is known; null where they are too few. */
  perSqm: z.nullable(z.object({ median: z.number(), listings: z.int() })),
});
export type PriceMedian = z.infer<typeof priceMedianSchema>;

export const priceMediansSchema = z.object({ medians: z.array(priceMedianSchema) });
