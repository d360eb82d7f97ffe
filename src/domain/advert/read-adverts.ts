import { type ListingType, MAX_DESCRIPTION } from '../../contract/listing/property-options';
import { clipText } from '../format/clip-text';
import type { DoubtKind } from '../import/doubt';
import { severalDoubts } from '../import/row/several-doubts';
import { type Found, withoutLongNumbers } from '../listing-text/found';
import type { PriceUnit } from '../listing-text/read-price';
import { readPrices, type UnclearPrice } from '../listing-text/read-price-in-text';
import { type ListingText, readListingText, sure } from '../listing-text/read-listing-text';
import { jointVentureWords, PARTS_OF_HOME } from '../property/form/content-doubts';
import { inOneYearWords } from '../property/price/in-one-year';
import { EMPTY_LISTING_FORM, type ListingForm } from '../property/form/listing-form';
import { textOffers, withTextOffers } from '../property/form/text-offers';
import { addressOf } from '../listing-text/place/address-of';
import { placeInTown } from '../listing-text/place/read-place';
import { feesTogetherWords } from '../listing-text/fees-together-words';
import { placeHeading } from './below-places';
import { isChat, withoutAttached } from './chat-text';
import { isInForeignMoney } from './is-one-home';
import { goneInChat, privateInAdvert } from './said-among-agents';
import { splitAdvert } from './split-advert';
import { takeContacts } from './take-contacts';

/** A home as an advert tells it: the form filled with what was read, and what was left out of its words. */
export type Advert = {
  form: ListingForm;
  /** Phone numbers, addresses, and the names of agencies that sign it. */
  contacts: string[];
  /** What speaks against it being one home, read right. */
  doubts: string[];
  /** The one among them that says what it is offered for is open; null where the words say it. */
  offerDoubt: string | null;
};

/** A forwarded list may have more; nobody reads through so many at once. */
export const MAX_ADVERTS = 50;
/** '*TO LET*': a chat's marks for bold and slanted words. */
const MARKS = /(^|[\s(])([*_])(?=\S)([^\n]{0,200}?\S)\2(?=$|[\s.,:;!?)])/gm;

/** 'Ibadan properties', 'Lekki homes': what is listed below a place. */
const HOMES =
  /\b(?:propert(?:y|ies)|homes|houses|flats|apartments|listings?|rentals?|updates?)\b/gi;

/**
 * Reads an advert as it stands in a chat: one form for each home in it, with all that its words say
 * surely, for fifty homes at most. Phone numbers, addresses and agencies are left out of the
 * words, and told.
 */
export function readAdverts(text: string): Advert[] {
  const homes = homesIn(text);
  // Of a chat what was written last is still to be had.
  const read = isChat(text) ? homes.slice(-MAX_ADVERTS) : homes.slice(0, MAX_ADVERTS);
  return read.map(({ above, own }) => {
    const chat = [above, own].map((words) => takeContacts(plainChat(words)));
    const words = chat.map((part) => part.text);
    const description = clipText(inLines(words), MAX_DESCRIPTION);
    const form = withTextOffers({ ...placed(words[1] ?? '', words[0] ?? ''), description });
    const doubts = doubtsOf(form);
    return {
      form,
      contacts: [...new Set(chat.flatMap((part) => part.contacts))],
      doubts,
      offerDoubt: doubts.find((doubt) => doubt === NO_OFFER || doubt === BOTH_OFFERS) ?? null,
    };
  });
}

/** An advert whose reader has said what it is offered for. */
export function withOffer(advert: Advert, listingType: ListingType): Advert {
  const form = withTextOffers({ ...advert.form, listingType });
  const doubts = doubtsOf(form).filter((doubt) => doubt !== advert.offerDoubt);
  return { ...advert, form, doubts, offerDoubt: null };
}

/** How many homes a text tells of, whether they are read or not. */
export const countHomes = (text: string): number => homesIn(text).length;

const homesIn = (text: string) =>
  splitAdvert(withoutLongNumbers(plainBlanks(withoutAttached(text.normalize('NFKC')))));

/** Who pastes a table brings thousands of blanks. */
const plainBlanks = (text: string) => text.replace(/[^\S\n]{2,}/g, ' ');
const plainChat = (words: string) => words.replace(MARKS, '$1$3');
const inLines = (parts: readonly string[]) =>
  parts
    .filter((part) => part !== '')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/**
 * A form with the place and the rooms that a home's own words name: what stands above all homes says them less
 * closely, and at most in which town ('Ibadan properties').
 */
function placed(own: string, above: string): ListingForm {
  // 'LAGOS ISLAND', 'Ikoyi:': of two places above it the one right above.
  const lines = placeOf(own) === null ? above.split('\n') : [];
  const near = lines.findLastIndex((line) => placeHeading(line) !== null);
  const said = near < 0 ? own : `${placeHeading(lines[near] ?? '')}\n${own}`;
  const over = near < 0 ? above : lines.slice(0, near).join('\n');
  const place = placeOf(said);
  const offers = textOffers({ ...EMPTY_LISTING_FORM, description: said });
  const form = offers
    .filter(({ key }) => key === 'address' || key === 'bedrooms')
    .reduce((before, { applied }) => applied(before), EMPTY_LISTING_FORM);
  const town = placeOf(over.replace(HOMES, ''));
  if (form.address === '' || place === null || (town?.kind !== 'town' && town?.kind !== 'lga'))
    return form;
  const { value } = placeInTown({ value: place, confidence: 1 }, town);
  const { lat, lng } = value;
  return { ...form, address: addressOf(value), lat: String(lat), lng: String(lng) };
}

const placeOf = (description: string) =>
  sure(readListingText({ title: '', description, price: null }).place);

const UNCLEAR: Record<UnclearPrice, string> = {
  'several prices': 'Its words name more than one price: write the one that it is',
  'starting price': 'Its words say where prices start: write the one of this home',
  'metres or millions': 'Its words leave open what it costs, metres or millions: write the price',
  'comma or dot':
    'Its words leave open where the millions of its price begin: write it, such as 1,500,000 or 1.5m',
  'several periods':
    'Its words give the price of several years, months or nights: write the one of a year, or of a night',
  'with fees': 'Its words give rent and fees in one sum: write the rent by itself',
};
const EACH_HOME =
  'Its words give the price of each of several homes: it is taken for one of them, to be listed by itself';
const IN_PARTS = 'Its words name other prices for who pays in parts: the outright one was taken';
const IN_FOREIGN_MONEY = 'Its words give the price in other money: write the one in naira';
const BOTH_OFFERS = 'Its words offer it for sale and to let: choose the one that it is';
const NO_OFFER = 'Its words do not say whether it is for sale or to let';
const NO_TYPE = 'Its words do not say what kind of home it is: choose the type';

function doubtsOf({ description, price: taken }: ListingForm): string[] {
  const several = severalDoubts('', description);
  const { price: read, unclear, isInParts } = readPrices(description);
  const price = read?.value ?? null;
  const { offer, type, feesTogether, unit } = readListingText({ title: '', description, price });
  const isOtherPeriod = price !== null && taken !== '' && Number(taken) !== price;
  // That it is open is asked for by itself.
  const isOpen = sure(offer) === null;
  // Of several homes with one price from which they start, and of two offers with a price each, that is asked already.
  const isAsked =
    (unclear === 'starting price' && several.some(({ kind }) => kind === 'several homes')) ||
    (unclear === 'several prices' && isOpen && offerDoubt(offer, several) === BOTH_OFFERS);
  return [
    ...several.flatMap(({ kind, text }) => (isOpen && kind === 'offer unclear' ? [] : [text])),
    ...saidAmongAgents(description, several),
    ...(isOtherPeriod && unit !== null ? [inOneYearWords(price, unit.value)] : []),
    ...(unclear === null || isAsked ? [] : [UNCLEAR[unclear]]),
    ...(isInParts ? [IN_PARTS] : []),
    ...(taken !== '' && sure(unit) === 'home' ? [EACH_HOME] : []),
    ...(taken === '' && unclear === null ? leftOut(description, read, sure(unit), offer) : []),
    ...(isOpen ? [offerDoubt(offer, several)] : []),
    ...(sure(offer) === 'joint venture' ? [jointVentureWords(offer?.words ?? '')] : []),
    ...typeDoubts(type),
    ...(feesTogether === null ? [] : [feesTogetherWords(feesTogether)]),
  ];
}

/** What the words say as people do in a chat, where that is not doubted already. */
function saidAmongAgents(words: string, several: readonly { kind: DoubtKind }[]): string[] {
  const isSaid = (kind: DoubtKind) => several.some((one) => one.kind === kind);
  const gone = isSaid('gone already') ? null : goneInChat(words);
  const secret = isSaid('private words') ? null : privateInAdvert(words);
  return [
    ...(gone === null ? [] : [`Its words say that it is sold, let or not to be had: '${gone}'`]),
    ...(secret === null ? [] : [`Its words may be meant for nobody else: '${secret}'`]),
  ];
}

function offerDoubt(offer: ListingText['offer'], several: readonly { kind: DoubtKind }[]): string {
  const isBoth = several.some(({ kind }) => kind === 'offer unclear');
  return !isBoth && (offer === null || offer.value === 'shortlet') ? NO_OFFER : BOTH_OFFERS;
}

/** 'Rent: 1.5', with neither thousands nor millions. */
const SMALL =
  /\b(?:rent|price|asking)\s*(?:is|[:=-])\s*[₦n#]?\s?\d{1,2}(?:\.\d{1,2})?(?=\s*(?:$|[\n,;]|\.\s|only\b|net\b|per\b))/im;

/** Why an amount that the words name is not put in as the price. */
function leftOut(
  description: string,
  read: Found<number> | null,
  unit: PriceUnit | null,
  offer: ListingText['offer'],
): string[] {
  const part = unit === null ? undefined : PARTS_OF_HOME[unit];
  if (part !== undefined)
    return [`Its words give the price of ${part}: write the one of the whole`];
  if (isInForeignMoney(description)) return [IN_FOREIGN_MONEY];
  const small = SMALL.exec(description)?.[0].trim();
  if (read === null && small !== undefined)
    return [`'${small}' leaves open what is meant: write the price, such as 1,500,000 or 1.5m`];
  return read === null || sure(offer) === null
    ? []
    : [`'${read.words}' was not taken as the price: write it for what it is offered for`];
}

/** Where nothing says what it is, or only what we have no type for, the form's own type says nothing. */
function typeDoubts(type: ListingText['type']): string[] {
  const kind = sure(type);
  if (kind === null) return [NO_TYPE];
  return kind.isNearest ? [`'${type?.words}' is none of our types: choose the nearest one`] : [];
}
