import { z } from 'zod';
import { inspectionSchema } from './inspection';
import { messageSchema } from './message';
import { notificationSchema } from './notification';
import { listingSchema } from './property';
import { savedPropertySchema } from './saved-property';
import { searchAlertSchema } from './search-alert';

/** GET /sync/{collection}: what changed for this account after `cursor`, deletions as tombstones. */
export const feedQuerySchema = z.strictObject({
  cursor: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(500).default(100),
});

const feedOf = <T extends z.ZodType>(item: T) =>
  z.object({
    items: z.array(item),
    deleted: z.array(z.uuid()),
    cursor: z.number().int(),
    hasMore: z.boolean(),
    /** The cursor is from a later state than the server's: this page begins anew, at 0. */
    reset: z.boolean().default(false),
  });

export const messageFeedSchema = feedOf(messageSchema);
export const propertyFeedSchema = feedOf(listingSchema);
export const savedPropertyFeedSchema = feedOf(savedPropertySchema);
export const inspectionFeedSchema = feedOf(inspectionSchema);
export const notificationFeedSchema = feedOf(notificationSchema);
export const searchAlertFeedSchema = feedOf(searchAlertSchema);

export type Feed<T> = {
  items: T[];
  deleted: string[];
  cursor: number;
  hasMore: boolean;
  reset: boolean;
};
