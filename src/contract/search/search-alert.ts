import * as z from 'zod/mini';
import { ALERT_FREQUENCIES } from './alert-options';
import { listingFilterSchema } from '../listing/listing-query';
import { listingSchema } from '../listing/property';
import { requiredLine } from '../text-rules';

/** PUT /search-alerts/{id}: what to watch for and how often to write about it. */
export const searchAlertContentSchema = z.strictObject({
  name: requiredLine(120, 'Please name this alert'),
  criteria: listingFilterSchema,
  frequency: z.enum(ALERT_FREQUENCIES),
  /** Whether homes that miss the price or rooms by a little count too. */
  includeSimilar: z.boolean(),
  /** Absent, a new one is on, and one that is there stays as it is. */
  active: z.optional(z.boolean()),
});
export type SearchAlertContent = z.input<typeof searchAlertContentSchema>;

export const searchAlertSchema = z.object({
  id: z.uuid(),
  version: z.int(),
  name: z.string(),
  criteria: z.record(z.string(), z.unknown()),
  frequency: z.enum(ALERT_FREQUENCIES),
  includeSimilar: z.boolean(),
  active: z.boolean(),
  lastSent: z.nullable(z.iso.datetime()),
  propertyMatches: z.int(),
  createdAt: z.iso.datetime(),
  /** Since when what is published is news: it was turned on, or its criteria changed. */
  watchedFrom: z.optional(z.iso.datetime()),
});
export type SearchAlert = z.infer<typeof searchAlertSchema>;

export const searchAlertAnswerSchema = z.object({ alert: searchAlertSchema });
export const searchAlertListSchema = z.object({ alerts: z.array(searchAlertSchema) });
export const alertMatchesSchema = z.object({ properties: z.array(listingSchema) });

/** The link in every digest; it works without logging in. */
export const unsubscribeQuerySchema = z.object({
  token: z._default(z.string().check(z.maxLength(200)), ''),
});
