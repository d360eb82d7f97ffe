import { readPrices } from '../listing-text/read-price-in-text';
import { readListingText } from '../listing-text/read-listing-text';

/**
 * Whether a piece of a text is about a home of its own: it says what it costs and what it is. 'Apartments
 * from 55m' stands above a list of them.
 */
export function isOneHome(piece: string): boolean {
  const { price, unclear } = readPrices(piece);
  if (price === null && unclear === null) return false;
  const { bedrooms, type } = readListingText({
    title: '',
    description: piece,
    price: price?.value ?? null,
  });
  return bedrooms !== null || (type !== null && unclear !== 'starting price');
}
