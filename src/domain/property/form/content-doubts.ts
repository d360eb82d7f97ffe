import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { periodsDoubts, severalDoubts } from '../../import/row/several-doubts';
import { readListingText, sure } from '../../listing-text/read-listing-text';
import type { PriceUnit } from '../../listing-text/read-price';
import { offerOf } from '../price/offers';

/** Of what part of a home a price may be, by its unit. */
export const PARTS_OF_HOME: Partial<Record<PriceUnit, string>> = {
  sqm: 'a square metre',
  plot: 'a plot',
  acre: 'an acre',
  hectare: 'a hectare',
  home: 'each of several homes',
};

/** What is said of a joint venture, which is none of the offers. */
export const jointVentureWords = (words: string) =>
  `Its words offer a joint venture, neither a sale nor a rent: '${words}'`;

/**
 * What a listing's own words say against its fields, each in a sentence: that the price is that of a
 * part, that something else is offered, that it is several homes or gone. A listing from a file keeps
 * these questions with its words, on every phone, until somebody answers them.
 */
export function contentDoubts(
  content: Pick<PropertyContent, 'title' | 'description' | 'price' | 'listingType' | 'bedrooms'>,
): string[] {
  const { title, description, price, listingType, bedrooms } = content;
  const { unit, offer, bedrooms: said } = readListingText({ title, description, price });
  const part = PARTS_OF_HOME[sure(unit) ?? 'year'];
  const offered = sure(offer);
  const isLet = (value: string) => value === 'rent' || value === 'lease';
  return [
    ...(part === undefined ? [] : [`Its words give the price of ${part}: '${unit?.words}'`]),
    ...periodsDoubts(description, price).map(({ text }) => text),
    ...(offered === 'joint venture' ? [jointVentureWords(offer?.words ?? '')] : []),
    ...(offered !== null &&
    offered !== 'joint venture' &&
    offered !== listingType &&
    !(isLet(offered) && isLet(listingType))
      ? [`It is listed ${offerOf(listingType).words}, and its words say '${offer?.words}'`]
      : []),
    ...(bedrooms !== null && sure(said) !== null && sure(said) !== bedrooms
      ? [`Its field says ${bedrooms} bedrooms, its words '${said?.words}'`]
      : []),
    ...severalDoubts(title, description).map(({ text }) => text),
  ];
}
