import type { FieldKey, PropertyContent } from '../../contract/listing/listing-fields';
import type { PriceMedian } from '../../contract/listing/price-medians';
import type { ListingType } from '../../contract/listing/property-options';
import type { Doubt } from './doubt';

/** What the reader of a row is told beside the row. */
export type ImportOptions = {
  /** What a row is when neither its status nor its words say. */
  defaultListingType: ListingType;
  /** Naira for one US dollar; absent, rows priced in dollars are drafts without a price. */
  nairaPerDollar?: number | undefined;
  /** What published homes cost, as far as it is known. */
  medians?: readonly PriceMedian[] | undefined;
  now: Date;
};

/** A row understood: what would be published, and the doubts that keep it a draft. */
export type ImportedListing = {
  reference: string | null;
  /**
   * It stands in a file of ours: its reference is its id, and what is empty of these fields is empty. A
   * file of an earlier version does not have them all.
   */
  exported?: readonly FieldKey[];
  content: PropertyContent;
  /** Fields that the row says nothing of: what stands there is what a new listing begins with. */
  unsaid?: readonly FieldKey[];
  postedAt: Date | null;
  doubts: Doubt[];
  notes: string[];
};

export type RowResult =
  | { ok: true; listing: ImportedListing }
  | { ok: false; reason: string; value: string };
