import * as z from 'zod/mini';
import { agentFactsSchema } from '../people/agent-page';
import { priceMedianSchema } from './price-medians';
import { propertyAnswerSchema } from './property';

/** What the server knows around a published home, and no listing says of itself. */
const listingBackgroundSchema = z.object({
  /** Of who offers it. */
  agent: z.pick(agentFactsSchema, { since: true, answerMinutes: true, feeReports: true }),
  /** What homes like it cost around there, itself among them; null where they are too few. */
  like: z.nullable(z.pick(priceMedianSchema, { median: true, listings: true, perSqm: true })),
});
export type ListingBackground = z.infer<typeof listingBackgroundSchema>;

/** GET /properties/:id. An older server tells the home alone. */
export const propertyPageSchema = z.extend(propertyAnswerSchema, {
  background: z.optional(listingBackgroundSchema),
});
