import type { Listing } from '../../../contract/listing/property';
import { countOf } from '../../format/count-of';
import { formatCount } from '../../format/format-count';

/** Beds, baths and area in words: '3 beds', '1 bath', '120 sqm'; null for what is not said of a home. */
export function factWords({
  bedrooms,
  bathrooms,
  areaSize,
}: Pick<Listing, 'bedrooms' | 'bathrooms' | 'areaSize'>) {
  return {
    bed: bedrooms === null ? null : countOf(bedrooms, 'bed'),
    bath: bathrooms === null ? null : countOf(bathrooms, 'bath'),
    area: areaSize === null ? null : `${formatCount(areaSize)} sqm`,
  };
}
