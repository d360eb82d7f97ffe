import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { MAX_TITLE } from '../../../contract/listing/property-options';
import { propertyTitle } from '../../property/form/property-title';
import { clipText } from '../../format/clip-text';

/** How an address begins that tells the way, and no place: 'Close to the market, Kubwa'. */
const WAY =
  /^(?:in|within|located|situated|directly|an?|near|close|by|behind|beside|opposite|opp|around|few|after|before|just|at|\d+ min\w*)\b/i;

/** 'Close to the market, Kubwa', 'GRA, Ogudu': what comes first is no place by itself. */
const saysLittle = (address: string): boolean =>
  WAY.test(address) || /^\W*gra\W*(?:,|$)/i.test(address);

/** The title of a row that has none: with the place that its address names, where the address begins with the way there. */
export const madeTitle = (content: PropertyContent, place: string | undefined): string =>
  clipText(
    propertyTitle({
      ...content,
      address: place !== undefined && saysLittle(content.address) ? place : content.address,
    }),
    MAX_TITLE,
  );
