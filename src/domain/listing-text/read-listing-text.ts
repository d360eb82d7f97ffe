import { type Found, SURE, withoutLongNumbers } from './found';
import { readAreaInText } from './read-area-in-text';
import { type FeeName, feesNamedTogether, type ReadFee, readFees } from './read-fees';
import { type ReadFeatures, readFeatures } from './read-features';
import { offerByUnit } from './offer-by-unit';
import { type ReadOffer, readOffer } from './read-offer';
import { type ReadPlace, readPlace } from './place/read-place';
import type { PriceUnit } from './read-price';
import { readBathrooms, readBedrooms } from './read-rooms';
import { type ReadType, readType } from './read-type';
import { readUnit } from './read-unit';
import { withoutAsides } from './without/asides';
import { withoutOtherHomes } from './without-other-homes';

/** What a listing's own words say of it, each with how sure that is; null where they do not. */
export type ListingText = ReadFeatures & {
  bedrooms: Found<number> | null;
  bathrooms: Found<number> | null;
  /** Square metres. */
  area: Found<number> | null;
  type: Found<ReadType> | null;
  offer: Found<ReadOffer> | null;
  unit: Found<PriceUnit> | null;
  fees: Partial<Record<FeeName, ReadFee>>;
  /** The words of fees that share one amount, which is in none of `fees`. */
  feesTogether: string | null;
  place: Found<ReadPlace> | null;
};

/** How many lines may be above that one. */
const HEADING_WITHIN = 4;

/**
 * Reads a listing's title and description. Held to rows of real files whose meaning was written
 * down by hand: tests/expected/listing-text-expected.csv.
 */
export function readListingText({
  title: writtenTitle,
  description: writtenDescription,
  price = null,
}: {
  title: string;
  description: string;
  /** The amount of the price, where it is known: what it is for is looked for beside it. */
  price?: number | null;
}): ListingText {
  const title = withoutLongNumbers(writtenTitle);
  const description = withoutAsides(withoutLongNumbers(writtenDescription));
  const ownTitle = withoutOtherHomes(title);
  const own = withoutOtherHomes(description);
  const unit = readUnit(title, description, price);
  return {
    ...readFeatures(`${title}. ${description}`),
    bedrooms: readBedrooms(ownTitle, own),
    bathrooms: readBathrooms(ownTitle, own),
    area: readAreaInText(title, description),
    type: readType(ownTitle, own),
    offer: readOffer(title, description, price) ?? offerOf(unit),
    unit,
    fees: readFees(description),
    feesTogether: feesNamedTogether(description),
    place: readPlace(title || headingOf(description), description),
  };
}

/** Without a title it is the first line that says what is offered ('2 bedroom flat, Yaba, Lagos'): above it may be 'SHORTLET ALERT'. */
function headingOf(description: string): string {
  const lines = description.split('\n', HEADING_WITHIN);
  const saying = lines.find(
    (line) => readBedrooms('', line) !== null || readType('', line) !== null,
  );
  return saying ?? lines[0] ?? '';
}

/** What the price itself is for says what is offered; a period of another amount says nothing. */
function offerOf(unit: Found<PriceUnit> | null): Found<ReadOffer> | null {
  const value = offerByUnit(unit?.value ?? null);
  return unit === null || value === null ? null : { ...unit, value };
}

/** What was found, where it is sure enough to be used without asking. */
export function sure<Value>(found: Found<Value> | null): Value | null {
  return found !== null && found.confidence >= SURE ? found.value : null;
}
