import type { NumberKey } from '../../../contract/listing/listing-fields';
import { areaOfHome } from '../../listing-text/area-of-home';
import { feeInNaira } from '../../listing-text/fee-in-naira';
import { type ListingText, sure } from '../../listing-text/read-listing-text';

/** What the text says of a number that has no column, or none in this row. */
export function numberInText(
  key: NumberKey,
  text: ListingText,
  { rent, isLand }: { rent: number; isLand: boolean },
): number | null {
  switch (key) {
    case 'bedrooms':
    case 'bathrooms':
      return sure(text[key]);
    case 'areaSize':
      return areaOfHome(text.area, isLand);
    case 'parkingSpaces':
    case 'yearBuilt':
      return text[key];
    case 'agencyFee':
    case 'legalFee':
    case 'inspectionFee':
    case 'cautionFee':
    case 'serviceCharge':
      return feeInNaira(text.fees[key], rent);
    default:
      return null;
  }
}
