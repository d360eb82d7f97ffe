import { MAX_DESCRIPTION } from '../../contract/property-options';
import { clipText } from '../import/clip-text';
import { severalDoubts } from '../import/several-doubts';
import { withoutLongNumbers } from '../listing-text/found';
import { namesPrice, readPriceInText } from '../listing-text/read-price-in-text';
import { readListingText, sure } from '../listing-text/read-listing-text';
import { inOneYearWords } from '../property/in-one-year';
import { EMPTY_LISTING_FORM, type ListingForm } from '../property/listing-form';
import { textOffers } from '../property/text-offers';
import { feesTogetherWords } from '../listing-text/fees-together-words';
import { splitAdvert } from './split-advert';
import { takePhones } from './take-phones';

/** A home as an advert tells it: the form filled with what was read, and what was left out of its words. */
export type Advert = {
  form: ListingForm;
  phones: string[];
  /** What speaks against it being one home, read right. */
  doubts: string[];
};

/** '*TO LET*': a chat's marks for bold and slanted words. */
const MARKS = /(^|[\s(])([*_])(?=\S)([^\n]{0,200}?\S)\2(?=$|[\s.,:;!?)])/gm;

/**
 * Reads an advert as it stands in a chat: one form for each home in it, with all that its words say
 * surely. Phone numbers are left out of the words, and told.
 */
export function readAdverts(text: string): Advert[] {
  return splitAdvert(withoutLongNumbers(text.normalize('NFKC'))).map(({ above, own }) => {
    const chat = [above, own].map((words) => takePhones(plainChat(words)));
    const words = chat.map((part) => part.text);
    const description = clipText(inLines(words), MAX_DESCRIPTION);
    const form = withOffers({ ...placed(words[1] ?? ''), description });
    return {
      form,
      phones: [...new Set(chat.flatMap((part) => part.phones))],
      doubts: doubtsOf(form),
    };
  });
}

const plainChat = (words: string) => words.replace(MARKS, '$1$3');
const inLines = (parts: readonly string[]) =>
  parts
    .filter((part) => part !== '')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

/** A form with the address that a home's own words name: what stands above all homes says it less closely. */
function placed(own: string): ListingForm {
  const offers = textOffers({ ...EMPTY_LISTING_FORM, description: own });
  const address = offers.find(({ key }) => key === 'address');
  return address?.applied(EMPTY_LISTING_FORM) ?? EMPTY_LISTING_FORM;
}

const PRICES = 'Its words name more than one price: write the one that it is';
const NO_OFFER = 'Its words do not say whether it is for sale or to let';

function doubtsOf({ description, price: taken }: ListingForm): string[] {
  const several = severalDoubts('', description).map(({ text }) => text);
  const price = readPriceInText(description)?.value ?? null;
  const { offer, feesTogether, unit } = readListingText({ title: '', description, price });
  const isOtherPeriod = price !== null && taken !== '' && Number(taken) !== price;
  return [
    ...several,
    ...(isOtherPeriod && unit !== null ? [inOneYearWords(price, unit.value)] : []),
    ...(price === null && namesPrice(description) ? [PRICES] : []),
    ...(sure(offer) === null ? [NO_OFFER] : []),
    ...(feesTogether === null ? [] : [feesTogetherWords(feesTogether)]),
  ];
}

/** A type decides what other fields there are: what is offered then is put in as well. */
function withOffers(form: ListingForm): ListingForm {
  const kinds = textOffers(form).filter(({ key }) => key === 'type' || key === 'listingType');
  const kind = kinds.reduce((after, { applied }) => applied(after), form);
  return textOffers(kind).reduce((after, { applied }) => applied(after), kind);
}
