import * as z from 'zod/mini';
import { blockSchema } from '../people/block';
import { COLLECTIONS, type Collection } from './collections';
import type { Cursors } from './feed';
import { hiddenHomeSchema } from '../listing/hidden-home';
import { inspectionSchema } from '../inspection/inspection';
import { messageSchema } from './message';
import { notificationSchema } from './notification';
import { listingSchema } from '../listing/property';
import { savedPropertySchema } from '../listing/saved-property';
import { searchAlertSchema } from '../search/search-alert';

/**
 * GET /sync: which feeds, and from where each. `limit` is for each of them.
 */
export const syncQuerySchema = z.strictObject({
  cursors: z
    .pipe(
      z.string().check(z.maxLength(500)),
      z.transform((text, context) => {
        const cursors = parseCursors(text);
        if (typeof cursors !== 'string') return cursors;
        context.issues.push({ code: 'custom', message: cursors, input: text });
        return z.NEVER;
      }),
    )
    .check(z.describe('Pairs such as messages:12,saved-properties:0, each collection once')),
  limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 100),
});

/** The cursors that a text names, or the sentence that says what is wrong with it. */
function parseCursors(text: string): Cursors | string {
  const cursors: Cursors = {};
  for (const pair of text.split(',')) {
    const [, name, cursor] = /^([a-z-]+):(\d{1,15})$/.exec(pair) ?? [];
    if (name === undefined) return 'Please name cursors as in messages:12,saved-properties:0';
    // A newer client may ask for one that this server does not have.
    if (!isCollection(name)) continue;
    if (cursors[name] !== undefined) return `The collection '${name}' is named twice`;
    cursors[name] = Number(cursor);
  }
  return cursors;
}

function isCollection(name: string): name is Collection {
  return COLLECTIONS.some((collection) => collection === name);
}

const feedOf = <T extends z.ZodMiniType>(item: T) =>
  z.optional(
    z.object({
      items: z.array(item),
      deleted: z.array(z.uuid()),
      cursor: z.int(),
      hasMore: z.boolean(),
      /** The cursor is from a later state than the server's: this page begins anew, at 0. */
      reset: z.boolean(),
    }),
  );

/** What changed in each collection that was asked for, deletions as tombstones. */
export const syncSchema = z.object({
  feeds: z.object({
    messages: feedOf(messageSchema),
    properties: feedOf(listingSchema),
    'saved-properties': feedOf(savedPropertySchema),
    inspections: feedOf(inspectionSchema),
    notifications: feedOf(notificationSchema),
    'search-alerts': feedOf(searchAlertSchema),
    blocks: feedOf(blockSchema),
    'hidden-homes': feedOf(hiddenHomeSchema),
  }),
});
