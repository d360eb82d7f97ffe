import { findMentions } from '../places/find-mentions';
import { severalDoubts } from '../import/row/several-doubts';
import { readAreaInText } from '../listing-text/read-area-in-text';
import { readListingText } from '../listing-text/read-listing-text';
import { readType } from '../listing-text/read-type';
import { readBedrooms } from '../listing-text/read-rooms';
import { readPrices } from '../listing-text/read-price-in-text';

/** More than the lines of the longest text: with fewer each cut would read them all anew. */
const MOST_KEPT = 10_000;
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

/**
 * Whether a line begins a home, with what stands right below it: '2 bedroom flat', 'Shop 300k', and 'Self contain' above
 * 'Rent: 800k'. 'LAND FOR SALE' above 'Guzape - 800sqm - 250m' is the heading of a list.
 */
export const beginsHome = (line: string, next: string): boolean =>
  namesHome(line) ||
  isOneHome(line) ||
  (namesType(line) && saysNoHome(next) && isOneHome(`${line}\n${next}`));

const namesType = keepingAnswers((line) => readType('', line) !== null);
const saysNoHome = keepingAnswers(
  (line) =>
    !namesHome(line) &&
    !isOneHome(line) &&
    findMentions(line).length === 0 &&
    readAreaInText('', line) === null,
);

/** Whether a piece says of a kind of home that it is gone: 'Duplex Lekki just sold', whatever it says of rooms. */
export const isGoneHome = keepingAnswers(
  (piece) =>
    severalDoubts('', piece).some(({ kind }) => kind === 'gone already') &&
    readListingText({ title: '', description: piece, price: null }).type !== null,
);

/** Whether what one piece says of rooms and place holds of another: 'The flat is taken' is said of a flat above. */
export function isOfSameHome(piece: string, said: string): boolean {
  const [offered, other] = [piece, said].map((description) =>
    readListingText({ title: '', description, price: null }),
  );
  const isSame = (one: unknown, another: unknown) => another === undefined || one === another;
  return (
    isSame(offered?.bedrooms?.value, other?.bedrooms?.value) &&
    isSame(offered?.place?.value.name, other?.place?.value.name) &&
    mayBeThere(piece, said)
  );
}

/** Whether what one piece says of rooms holds of another, which may be about several homes. */
export function saysRoomsOf(piece: string, said: string): boolean {
  const { bedrooms } = readListingText({ title: '', description: said, price: null });
  return (
    bedrooms === null ||
    piece.split('\n').some((line) => readBedrooms('', line)?.value === bedrooms.value)
  );
}

/** Whether what is said names none but places that a piece names too: 'Ikota one sold' is said of none in Ajah. */
function mayBeThere(piece: string, said: string): boolean {
  const [there, named] = [piece, said].map((text) =>
    findMentions(text).flatMap(({ places, near, road }) => (near || road ? [] : places)),
  );
  return named?.length === 0 || named?.some((place) => there?.includes(place)) === true;
}

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
