import * as z from 'zod/mini';
import { outsideAddressSchema } from './outside-address-schema';

const refusedRow = z.object({ line: z.int(), reason: z.string(), value: z.string() });

/** What one fetch did; lists have at most the first 20, and the counts are of all. */
const sourceReportSchema = z.object({
  added: z.int(),
  changed: z.int(),
  unchanged: z.int(),
  /** Changed at the address, but deleted here, or doubtful while they are published. */
  leftAlone: z.int(),
  /** New ones that stay drafts, as something about them is doubtful. */
  doubtful: z.int(),
  refused: z.int(),
  refusedRows: z.array(refusedRow),
  gone: z.int(),
  /** Titles of listings that came from the address and are there no more. */
  goneTitles: z.array(z.string()),
  /** The answer has further pages, which are not read: nothing is told of what is gone. */
  hasMore: z.boolean(),
});
export type SourceReport = z.output<typeof sourceReportSchema>;

/** PUT /listing-source: where an agent's listings are fetched each day, and what new ones become. */
export const listingSourceSchema = z.strictObject({
  url: outsideAddressSchema,
  newStatus: z.enum(['Draft', 'Active']),
});

export const listingSourceAnswerSchema = z.object({
  source: z.nullable(
    z.object({
      /** The address, without its query where it has one. */
      address: z.string(),
      newStatus: z.enum(['Draft', 'Active']),
      /** It is being fetched, or within a minute. */
      isDue: z.boolean(),
      /** When it was fetched and read last; null: never. */
      readAt: z.nullable(z.iso.datetime()),
      report: z.nullable(sourceReportSchema),
      /** Since when the fetches fail, and how the last one did: 'answers 404'. */
      failingSince: z.nullable(z.iso.datetime()),
      failure: z.nullable(z.string()),
      /** When it was given up, as it failed for 7 days. */
      stoppedAt: z.nullable(z.iso.datetime()),
    }),
  ),
});
export type ListingSource = z.output<typeof listingSourceAnswerSchema>['source'];
