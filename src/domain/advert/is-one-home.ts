import { readListingText } from '../listing-text/read-listing-text';
import { readPrices } from '../listing-text/read-price-in-text';

const MOST_KEPT = 2000;
const FOREIGN =
  /[$€£]\s?\d|\d\s?(?:(?:k|m|million)\s?)?(?:[$€£]|(?:usd|gbp|euros?|dollars?|pounds?)\b)|\b(?:usd|gbp|eur)\s?\d/i;
/** 'Price on request', 'asking price: call', 'POA'. */
const ON_REQUEST =
  /\b(?:price|rent|asking)\b[^\p{L}\d\n]{0,4}(?:(?:is|available|only)\s)?(?:(?:up)?on\s(?:request|application|enquiry|inspection)|(?:please\s)?(?:call|dm|ask|inbox|contact)\b|tba\b)|\b(?:call|dm|ask|inbox)\s(?:us\s|me\s)?for\s(?:the\s)?(?:price|rent)\b|\bp\.?o\.?a\b(?!\s*doc)/iu;

/** Whether a text names an amount in dollars, pounds or euros. */
export const isInForeignMoney = (text: string): boolean => FOREIGN.test(text);

/**
 * Whether a piece of a text is about a home of its own: it says what it costs, in any money or on request,
 * and what it is. 'Apartments from 55m' stands above a list of them.
 */
export const isOneHome = keepingAnswers((piece) => {
  const { price, unclear } = readPrices(piece);
  if (price === null && unclear === null && !isInForeignMoney(piece) && !ON_REQUEST.test(piece))
    return false;
  const { bedrooms, type } = readListingText({
    title: '',
    description: piece,
    price: price?.value ?? null,
  });
  return bedrooms !== null || (type !== null && unclear !== 'starting price');
});

/** Whether a piece names rooms and a kind of home, whatever it says of a price: '4. 4 bedroom terrace, Lekki'. */
export const namesHome = keepingAnswers((piece) => {
  const { bedrooms, type } = readListingText({ title: '', description: piece, price: null });
  return bedrooms !== null && type !== null;
});

/** A text is cut in several ways, and the same pieces are asked about in each: so many answers are kept. */
function keepingAnswers(ask: (piece: string) => boolean): (piece: string) => boolean {
  const known = new Map<string, boolean>();
  return (piece) => {
    const answer = known.get(piece) ?? ask(piece);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(piece, answer);
    return answer;
  };
}
