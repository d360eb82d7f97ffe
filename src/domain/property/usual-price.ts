import type { PropertyContent } from '../../contract/listing-fields';
import { priceCell } from '../map/price-cell';
import { USUAL_PRICES } from './usual-prices-table';

/** What nearly all such homes cost, in naira for the period of the offer: all but the cheapest and dearest fiftieth. */
export type UsualPrice = { low: number; high: number; where: (typeof WHERE)[number] };

/** How close the place is that a price is known for, the closest first. */
const WHERE = ['there', 'around there', 'in Nigeria'] as const;

/** What tells homes apart by price beside the place. */
type Home = Pick<PropertyContent, 'listingType' | 'type' | 'bedrooms'>;
type Located = Home & Pick<PropertyContent, 'location'>;

/** The side of a region in degrees: some fifty kilometres, a large town and what is around it. */
const REGION_DEGREES = 0.5;
const FLATS: ReadonlySet<string> = new Set(['Flat', 'Apartment', 'Studio']);
const MOST_ROOMS = 6;

/**
 * The keys under which a home's usual price may stand, the closest first: its cell of the map, its
 * region, the country. None for land and commercial space, whose price goes by their size.
 */
export function usualPriceKeys({ listingType, type, bedrooms, location }: Located): string[] {
  if (bedrooms === null || bedrooms === 0 || type.endsWith('Land')) return [];
  const kind = FLATS.has(type) ? 'flat' : 'house';
  const home = `${listingType} ${kind} ${Math.min(bedrooms, MOST_ROOMS)}`;
  const places =
    location === null
      ? []
      : [
          priceCell(location),
          `r${Math.floor(location.lat / REGION_DEGREES)}:${Math.floor(location.lng / REGION_DEGREES)}`,
        ];

  return [...places, 'ng'].map((place) => `${place} ${home}`);
}

/** What such homes usually cost there, else in the region, else in the country; null where nothing is known. */
export function usualPrice(listing: Located): UsualPrice | null {
  const keys = usualPriceKeys(listing);
  const at = keys.findIndex((key) => usualPrices().has(key));
  const found = usualPrices().get(keys[at] ?? '');
  const where = WHERE[at + WHERE.length - keys.length];
  return found === undefined || where === undefined ? null : { ...found, where };
}

type Ends = Pick<UsualPrice, 'low' | 'high'>;
let table: ReadonlyMap<string, Ends> | undefined;

function usualPrices(): ReadonlyMap<string, Ends> {
  table ??= new Map(
    USUAL_PRICES.trim()
      .split('\n')
      .map((line) => {
        const [key = '', low = '', high = ''] = line.split(';');
        return [key.trim(), { low: Number(low) * 1000, high: Number(high) * 1000 }];
      }),
  );
  return table;
}
