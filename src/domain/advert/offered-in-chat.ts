import { formatNaira } from '../format/format-naira';
import { severalDoubts } from '../import/row/several-doubts';
import { readFees } from '../listing-text/read-fees';
import { readPrices } from '../listing-text/read-price-in-text';
import { readOffer } from '../listing-text/read-offer';
import { readType } from '../listing-text/read-type';
import { sectionOffer } from '../listing-text/section-offer';
import { isMessage, isSaid, senderOf, withoutStamp } from './chat-text';
import { findMentions } from '../places/find-mentions';
import { isOfSameHome, isOneHome, namesHome, saysRoomsOf } from './is-one-home';
import { piecesBefore } from './pieces-before';
import { goneInChat } from './said-among-agents';

type Message = readonly string[];
/** A message that tells of homes, with what its sender says of charges, and that one is gone. */
type Offer = { message: Message; sender: string | undefined; fees: Message; gone: Message };

/** 'Can they take 2m for the 3 bedroom flat?' names a home and offers none. */
const QUESTION =
  /^\W*(?:(?:hi|hello|please|pls|abeg|so|but|ok(?:ay)?|and|sir|ma)\W+)*(?:can|could|will|would|is|are|do|does|did|has|have|how|what|where|when|which|any|shall|should)\b[^?]*\?\W*$/i;

/** 'Correction: 3.5m', 'Sorry 1.2m', 'Owner said 4.6m last': of the home that its sender told of last. */
const CORRECTED =
  /^(?=.{1,90}$)(?!.*\?)(?:.{0,40}\b(?:correction|sorry|update|i mean(?:t)?|not|(?:price|rent) (?:is|na)|price(?: is| has been)? (?:now|reduced|slashed|dropped|reviewed)|now|new price|(?:reduced|slashed|reviewed|changed|increased|raised|gone up)(?: it)? to|don (?:reach|turn|go up)|last price|(?:owner|landlord|landlady)\s+(?:said|says|agreed|wants|will take|don\s\w+)|na)\b.{0,25}?\d[\d.,]*\s?(?:k|m|million|,\d{3})|.{0,40}\d[\d.,]*\s?(?:k|m|million)\s+(?:last|final)\b)/i;
/** The same of a home that it names as well: 'Update: the mini flat in Yaba is now 1.3m', 'Rent reduced to 2.7m for the 2 bed Mende'. */
const RETOLD =
  /^\W*(?:update|correction|sorry)\b|\b(?:is|na|price|rent) now\b|\b(?:price|rent)\b.{0,20}\bto\s/i;
/** A new price is of all of a home, for as long as the one before. */
const OF_A_PART = /\b(?:per|monthly|nightly|p\.?m|plots?|sqm|each|available)\b/i;
/** Two prices of one home, one day and the next, are no farther apart than so many times. */
const NEARLY = 1.1;
/** A home is told in so many messages at most. */
const MOST_JOINED = 4;

/**
 * What of a chat offers homes: the messages that tell of one, each once, and what who offers one says of
 * charges, or that it is gone. Nothing else of a talk goes into an advert: 'Is it still available?', an
 * account's number, who joined the group.
 */
export function offeredInChat(lines: readonly string[]): readonly string[] {
  let offers: Offer[] = [];
  let isAnswer = false;
  for (const message of joined(piecesBefore(lines.filter(isSaid), isMessage))) {
    const words = wordsOf(message);
    const sender = senderOf(message[0] ?? '');
    const own = offers.filter((offer) => offer.sender === sender);
    const isFee =
      Object.keys(readFees(words)).length > 0 ||
      CORRECTED.test(words) ||
      (!isAnswer && isBarePrice(words, own.at(-1)));
    // 'How much is agency?', '300k'.
    isAnswer = words.includes('?');
    const newPrice = isOneHome(words) ? newPriceIn(words) : undefined;
    const corrected = newPrice === undefined ? undefined : retoldOf(own, words);
    if (newPrice !== undefined && corrected !== undefined) {
      // Without the words of its home, which is told already.
      corrected.fees = [
        ...corrected.fees,
        `${stampOf(message)}New price: ${formatNaira(newPrice)}`,
      ];
    } else if (isOneHome(words) && !QUESTION.test(words)) {
      // The same advert is posted again each morning: it is to be had again.
      const earlier = own.find((offer) => wordsOf(offer.message) === words);
      offers = offers.filter((offer) => offer !== earlier);
      offers.push({ message, sender, fees: earlier?.fees ?? [], gone: [] });
    } else if (isFee)
      meantOf(own, words)
        .slice(-1)
        .forEach((offer) => (offer.fees = [...offer.fees, ...message]));
    else if (isGone(words)) goneOf(own, words).forEach((offer) => (offer.gone = message));
  }
  return offers.length === 0
    ? lines
    : offers.flatMap(({ message, fees, gone }) => [...message, ...fees, ...gone]);
}

/**
 * The homes that what is said of charges or a price may be about: those whose rooms and places it names. A
 * correction that names another is of none of them; a charge is, for an office has its place too.
 */
function meantOf(own: readonly Offer[], words: string): readonly Offer[] {
  const named = placesIn(words);
  const meant = own.filter(({ message }) => {
    const offered = wordsOf(message);
    const places = placesIn(offered);
    return saysRoomsOf(offered, words) && named.every((place) => places.includes(place));
  });
  return meant.length > 0 || CORRECTED.test(words) ? meant : own;
}

const placesIn = (words: string): readonly string[] =>
  findMentions(words).flatMap(({ places }) => places[0]?.name ?? []);

/** An amount alone, near the price that its sender gave: nobody knows which of them holds. */
function isBarePrice(words: string, last: Offer | undefined): boolean {
  if (last === undefined || /\p{L}{2}/u.test(words)) return false;
  const [first, now] = [wordsOf(last.message), words].map((text) => readPrices(text).price?.value);
  return first !== undefined && now !== undefined && now < 3 * first && first < 3 * now;
}

/** Messages in a row of one sender that tell of a home only together: 'For sale', '4 bedroom bungalow, Alakia', '28m'. */
function joined(messages: readonly Message[]): Message[] {
  const found: Message[] = [];
  let open: Message[] = [];
  for (const message of messages) {
    const sender = senderOf(message[0] ?? '');
    if (sender !== senderOf(open[0]?.[0] ?? '') || QUESTION.test(wordsOf(message))) {
      found.push(...open);
      open = [];
    }
    const isHeaded = sectionOffer([wordsOf(open.at(-1) ?? [])]) !== null;
    const together = [...open, message];
    if (isOneHome(wordsOf(message)) && !isHeaded) found.push(...together);
    else if (isOneHome(together.map(wordsOf).join('\n')))
      found.push([
        ...(together[0] ?? []),
        ...together.slice(1).flatMap((one) => one.map(withoutStamp)),
      ]);
    else {
      open = together.slice(-MOST_JOINED);
      found.push(...together.slice(0, -MOST_JOINED));
      continue;
    }
    open = [];
  }
  return [...found, ...open];
}

const stampOf = ([first = '']: Message): string =>
  first.slice(0, first.length - withoutStamp(first).length);

const wordsOf = (message: Message): string => message.map(withoutStamp).join('\n').trim();

const isGone = (words: string): boolean =>
  goneInChat(words) !== null ||
  severalDoubts('', words).some(({ kind }) => kind === 'gone already');

/** A sum that a home told before costs now; none where it is of a part, for another time, or said with a charge. */
function newPriceIn(words: string): number | undefined {
  if (!CORRECTED.test(words) || !RETOLD.test(words) || OF_A_PART.test(words)) return undefined;
  return Object.keys(readFees(words)).length > 0 ? undefined : readPrices(words).price?.value;
}

/** The one home of its sender that is told again; none where several may be meant. */
function retoldOf(own: readonly Offer[], words: string): Offer | undefined {
  const type = readType('', words)?.value.type;
  const offer = readOffer('', words)?.value;
  const meant = meantOf(own, words).filter((one) => {
    const offered = wordsOf(one.message);
    return (
      (type === undefined || readType('', offered)?.value.type === type) &&
      (offer === undefined || readOffer('', offered)?.value === offer)
    );
  });
  return meant.length === 1 ? meant[0] : undefined;
}

/** The home that is said to be gone, the last one told where several may be meant; told at about that price before, it is one. */
function goneOf(own: readonly Offer[], words: string): readonly Offer[] {
  const meant = own.filter((offer) => isOf(offer, words));
  const last = wordsOf(meant.at(-1)?.message ?? []);
  const price = priceIn(last);
  return meant.filter(({ message }) => {
    const told = wordsOf(message);
    const isNear = Math.max(priceIn(told), price) <= NEARLY * Math.min(priceIn(told), price);
    return told === last || (isNear && isOfSameHome(told, last));
  });
}

const priceIn = (words: string): number => readPrices(words).price?.value ?? Number.NaN;

/** Whether what is said to be gone may be the one home of an offer: it says nothing else of rooms and place. */
function isOf({ message }: Offer, words: string): boolean {
  if (message.filter(namesHome).length > 1) return false;
  return isOfSameHome(wordsOf(message), words);
}
