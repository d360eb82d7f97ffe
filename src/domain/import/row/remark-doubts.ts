import type { ListingType } from '../../../contract/listing/property-options';
import { sure } from '../../listing-text/read-listing-text';
import { readOffer } from '../../listing-text/read-offer';
import { moneyIn, plainLines } from '../../listing-text/money-in-text';
import { type PriceUnit, unitIn } from '../../listing-text/read-price';
import { isBeside } from '../../listing-text/what-money-is';
import { clipText } from '../../format/clip-text';
import type { Doubt } from '../doubt';

const SHOWN = 60;
/** The whole remark: 'rent', '2 years'. */
const OFFER_WORD = /^\W*(?:for\s+|to\s+)?(?:(?<let>rent|let|lease)|sale)\W*$/i;
const YEARS =
  /^\W*(?!0?1\b)(?:\d{1,2}|two|three)\s?(?:years?|yrs?)(?:['’]?\s*(?:rent|upfront|payment))?\W*$/i;
/** Of rent and fees, or of more than one year. */
const MORE_THAN_RENT =
  /\b(?:total package|all[\s-]?in(?:clusive)?|(?:for|x)\s?(?!0?1\b)(?:\d{1,2}|two|three)\s?(?:years?|yrs?))\b/i;
/** Before the price that holds since: 'now 14m', 'increased to 18m', 'Landlord wants 52m'. */
const NEW_PRICE =
  /(?<!\b(?:agen\w+|caution|legal|inspection|viewing|charges?|fees?|commission|agreement|deposit)\b[^.\n]{0,30})\b(?:now|new (?:price|rent|asking)|(?:increased|reduced|raised|reviewed|slashed|dropped|changed|gone up|gone down|came down|went up|brought down) (?:up |down )?to|wants?|insists? on|asking)\s*(?:(?:is|at|for|of|na|about|just)\s+)?[:=@-]?\s*$/i;

/** Whether a remark names another price than the row's; a fee is none. */
const namesOtherPrice = (remark: string, naira: number): boolean =>
  moneyIn(plainLines(remark)).some(
    (money) => money.naira !== naira && NEW_PRICE.test(money.before) && !isBeside(money),
  );

/**
 * What a row's remarks say against how its price was read. They may be meant for nobody else's eyes: they are
 * told to whoever imports them, and kept in no listing.
 */
export function remarkDoubts(
  remarks: readonly string[],
  { unit, listingType, naira }: { unit: PriceUnit | null; listingType: ListingType; naira: number },
): Doubt[] {
  return remarks.flatMap((remark): Doubt[] => {
    const words = clipText(remark.trim(), SHOWN);
    if (words === '') return [];
    const said = unitIn(words) ?? unitIn(`per ${words}`);
    const alone = OFFER_WORD.exec(words);
    const offer = alone === null ? sure(readOffer('', words)) : alone.groups?.let ? 'rent' : 'sale';
    if (offer === 'joint venture')
      return [{ kind: 'joint venture', text: `Its remarks say '${words}'` }];
    if (offer !== null && (offer === 'sale') !== (listingType === 'sale'))
      return [{ kind: 'offer differs', text: `Its remarks say '${words}'` }];
    if (
      MORE_THAN_RENT.test(words) ||
      YEARS.test(words) ||
      namesOtherPrice(remark, naira) ||
      (said !== null && said.unit !== unit && !isUsual(said.unit, listingType))
    )
      return [{ kind: 'price unclear', text: `Its remarks say '${words}': write what it costs` }];
    return [];
  });
}

/** What goes without saying: a rent is by the year, a short let by the night. */
const isUsual = (unit: PriceUnit, listingType: ListingType) =>
  (unit === 'year' && listingType !== 'sale') || (unit === 'night' && listingType === 'shortlet');
