import type { ListingBackground } from '../../../contract/listing/listing-background';
import type { Listing } from '../../../contract/listing/property';
import { formatNaira } from '../../format/format-naira';
import { offerOf } from './offers';

/** Within so many per cent a price is as such homes cost. */
const ABOUT = 3;
/** From so many times on nobody counts in per cent. */
const TIMES = 2;

type Priced = Pick<Listing, 'price' | 'type' | 'propertyCategory' | 'areaSize' | 'listingType'>;
type Like = NonNullable<ListingBackground['like']>;

/**
 * What a home costs beside such homes around there, as a sentence; land and commercial space go by
 * the square metre. Null while it has no price, or where too few say how large they are (PROP-9).
 */
export function priceAmongSuch(home: Priced, like: Like): string | null {
  if (home.price <= 0) return null;
  const isLand = home.type.endsWith('Land');
  if (!isLand && home.propertyCategory !== 'Commercial')
    return sentence(home, home.price, like, 'similar homes');
  if (like.perSqm === null || !home.areaSize) return null;
  const such = isLand ? 'similar land' : 'similar space';
  return sentence(home, home.price / home.areaSize, like.perSqm, such);
}

function sentence(
  { listingType }: Priced,
  naira: number,
  { median, listings }: Pick<Like, 'median' | 'listings'>,
  such: string,
): string {
  const unit = such === 'similar homes' ? '' : 'per sqm';
  const what = [formatNaira(Math.round(median)), unit, offerOf(listingType).period]
    .filter(Boolean)
    .join(' ');
  return `${beside(naira / median)} ${such} nearby (median of ${listings}: ${what})`;
}

function beside(times: number): string {
  const percent = Math.round(Math.abs(times - 1) * 100);
  if (percent < ABOUT) return 'About the price of';
  if (times >= TIMES) return `${Math.round(times * 10) / 10} times the price of`;
  return times < 1 ? `${Math.min(percent, 99)}% below` : `${percent}% above`;
}
