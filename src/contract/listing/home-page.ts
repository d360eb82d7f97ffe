import * as z from 'zod/mini';
import { answeredOption } from '../answered-option';
import { listingSchema } from './property';
import { LISTING_TYPES } from './property-options';
import { MAX_SEARCH_LOCATION } from '../search/search-options';

/** GET /home-page: near which place; without one, of all Nigeria. */
export const homePageQuerySchema = z.strictObject({
  location: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH_LOCATION))),
});

/** How many homes there are, up to the most that is counted. */
const count = { total: z.int(), totalIsCapped: z.boolean() };

export const homePageSchema = z.object({
  /** Where the newest homes are: as asked, or '' where nothing is there. */
  location: z.string(),
  /** By what is offered, those with homes alone. */
  newest: z.array(
    z.object({
      listingType: answeredOption(LISTING_TYPES),
      ...count,
      properties: z.array(listingSchema),
    }),
  ),
  /** Popular places with homes (HOME-4), by what is offered there. */
  places: z.array(
    z.object({
      location: z.string(),
      offers: z.array(z.object({ listingType: answeredOption(LISTING_TYPES), ...count })),
    }),
  ),
});
export type HomePage = z.infer<typeof homePageSchema>;
