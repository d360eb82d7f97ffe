import * as z from 'zod/mini';
import { FIELD_KEYS } from '../../../src/contract/listing/listing-fields';
import { priceMedianSchema } from '../../../src/contract/listing/price-medians';
import { propertyDraftSchema } from '../../../src/contract/listing/property';
import { LISTING_TYPES } from '../../../src/contract/listing/property-options';
import { DOUBT_LABELS, type DoubtKind } from '../../../src/domain/import/doubt';

/** What the process that reads files from addresses is given: one file, and what its rows are read with. */
export const sourceOrder = z.object({
  bytes: z.custom<Uint8Array<ArrayBuffer>>((value) => value instanceof Uint8Array),
  options: z.object({
    defaultListingType: z.enum(LISTING_TYPES),
    medians: z.readonly(z.array(priceMedianSchema)),
    now: z.date(),
  }),
});

export type SourceOrder = z.output<typeof sourceOrder>;

const rowName = z.union([z.number(), z.string()]);
const keys = z.readonly(z.array(z.enum(FIELD_KEYS)));
const doubtKind = z.custom<DoubtKind>(
  (kind) => typeof kind === 'string' && Object.hasOwn(DOUBT_LABELS, kind),
);

const listing = z.object({
  key: z.string(),
  line: rowName,
  reference: z.nullable(z.string()),
  exported: z.exactOptional(keys),
  content: propertyDraftSchema,
  unsaid: z.exactOptional(keys),
  postedAt: z.nullable(z.date()),
  doubts: z.array(z.object({ kind: doubtKind, text: z.string() })),
  notes: z.array(z.string()),
});

const told = {
  refusals: z.array(
    z.object({ reason: z.string(), count: z.int(), firstLine: rowName, firstValue: z.string() }),
  ),
  refusedRows: z.array(z.object({ line: rowName, reason: z.string(), value: z.string() })),
  refusedReferences: z.nullable(z.array(z.string())),
  hasMore: z.boolean(),
};

/** Its listings, as far as they are taken, and what is told of the rest. */
export type SourceListings = z.output<typeof sourceListings>;
const sourceListings = z.object({ ...told, listings: z.array(listing) });

/** What the process says of a file: how many listings it has, or why it has none, in words for its agent. */
export const sourceAnswerOfChild = z.union([
  z.object({ file: z.object({ ...told, count: z.int() }) }),
  z.object({ refused: z.string() }),
]);

/** The number of the first of some listings of the file that was read last, which the process is asked for. */
export const listingsFrom = z.int();

/** Listings that the process gives at once: to take them over costs the server a few milliseconds. */
export const SOURCE_PIECE = 100;

export const pieceOfChild = z.array(listing);

export type SourceAnswerOfChild =
  | z.output<typeof sourceAnswerOfChild>
  | z.output<typeof pieceOfChild>;
