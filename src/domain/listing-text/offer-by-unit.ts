import type { ListingType } from '../../contract/listing/property-options';
import type { PriceUnit } from './read-price';

const BY_UNIT: Partial<Record<PriceUnit, ListingType>> = {
  night: 'shortlet',
  week: 'rent',
  month: 'rent',
  year: 'rent',
};

/** What a home is offered for by what its own price is for; null where that does not tell. */
export function offerByUnit(unit: PriceUnit | null): ListingType | null {
  return (unit === null ? undefined : BY_UNIT[unit]) ?? null;
}
