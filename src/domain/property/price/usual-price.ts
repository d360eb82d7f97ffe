import type { PropertyContent } from '../../../contract/listing/listing-fields';
import { priceCell } from '../../map/price-cell';
import { isCommercial } from '../is-commercial';
import { USUAL_PRICES } from './usual-prices-table';

/** What nearly all such homes cost, in naira for the period of the offer: all but the cheapest and dearest fiftieth. */
type UsualPrice = { low: number; high: number; where: (typeof WHERE)[number] };

/** How close the place is that a price is known for, the closest first. */
const WHERE = ['there', 'around there', 'in Nigeria'] as const;

/** What tells homes apart by price beside the place. */
type Home = Pick<PropertyContent, 'listingType' | 'type' | 'bedrooms'>;
type Located = Home & Pick<PropertyContent, 'location' | 'propertyCategory'>;

/** The side of a region in degrees: some fifty kilometres, a large town and what is around it. */
const REGION_DEGREES = 0.5;
const FLATS: ReadonlySet<string> = new Set(['Flat', 'Apartment', 'Studio']);
const ROOMS = [1, 2, 3, 4, 5, 6];

/** Whether it is a home, whose price goes by its rooms: land and commercial space go by their size. */
export function isHome(listing: Pick<PropertyContent, 'type' | 'propertyCategory'>): boolean {
  return !listing.type.endsWith('Land') && !isCommercial(listing);
}

/**
 * Whether it is one of many homes of a house. The files tell of no flats for sale: those are held against
 * houses with as many rooms.
 */
export const isFlat = ({ type }: Pick<PropertyContent, 'type'>): boolean => FLATS.has(type);

/** The keys under which the price of a home with known rooms counts, the closest place first; a flat for sale is no house. */
export function usualPriceKeys(listing: Located): string[] {
  const { bedrooms } = listing;
  if (!isHome(listing) || !bedrooms) return [];
  if (isFlat(listing) && listing.listingType === 'sale') return [];
  return placesOf(listing).map((place) => keyOf(place, listing, bedrooms));
}

/**
 * What such homes usually cost there, else in the region, else in the country; null where nothing is
 * known. Without its rooms a home is held against all, from the smallest to the largest.
 */
export function usualPrice(listing: Located): UsualPrice | null {
  if (!isHome(listing)) return null;
  const places = placesOf(listing);
  const rooms = listing.bedrooms ? [listing.bedrooms] : listing.type === 'Studio' ? [1] : ROOMS;
  for (const [at, place] of places.entries()) {
    const known = rooms.flatMap((one) => usualPrices().get(keyOf(place, listing, one)) ?? []);
    const where = WHERE[at + WHERE.length - places.length];
    if (known.length === 0 || where === undefined) continue;
    return {
      low: Math.min(...known.map(({ low }) => low)),
      high: Math.max(...known.map(({ high }) => high)),
      where,
    };
  }
  return null;
}

/** Its cell of the map, its region, the country. */
function placesOf({ location }: Pick<PropertyContent, 'location'>): string[] {
  if (location === null) return ['ng'];
  const region = [location.lat, location.lng].map((degrees) =>
    Math.floor(degrees / REGION_DEGREES),
  );
  return [priceCell(location), `r${region.join(':')}`, 'ng'];
}

function keyOf(place: string, { listingType, type }: Home, bedrooms: number): string {
  const kind = isFlat({ type }) && listingType !== 'sale' ? 'flat' : 'house';
  // A lease costs what a rent does.
  const offer = listingType === 'lease' ? 'rent' : listingType;
  return `${place} ${offer} ${kind} ${Math.min(bedrooms, ROOMS.length)}`;
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
