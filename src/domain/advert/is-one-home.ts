import { namesPrice, readPriceInText } from '../listing-text/read-price-in-text';
import { readListingText } from '../listing-text/read-listing-text';

/** Whether a piece of a text is about a home of its own: it says what it costs and what it is. */
export function isOneHome(piece: string): boolean {
  if (!namesPrice(piece)) return false;
  const { bedrooms, type } = readListingText({
    title: '',
    description: piece,
    price: readPriceInText(piece)?.value ?? null,
  });
  return bedrooms !== null || type !== null;
}
