import type { HomePage } from '../../../src/contract/listing/home-page';
import type { ListingType } from '../../../src/contract/listing/property-options';
import { TOTAL_CAP } from '../../../src/contract/search/search-options';
import { POPULAR_LOCATIONS } from '../../../src/domain/places/popular-places';
import type { Database } from '../../db/database';
import { filterConditions } from './filter-conditions';
import { countUpTo, searchProperties } from './search';

/** What a visit begins with: most people look for one of these. */
const OFFERED = ['rent', 'sale'] as const satisfies readonly ListingType[];
const SHOWN = 8;
const COUNTED_FOR_MS = 60_000;
const counted = new WeakMap<Database, { at: number; places: HomePage['places'] }>();

/** The newest homes of a place, or of all Nigeria where it has none, and how many popular places have. */
export async function readHomePage(database: Database, location: string): Promise<HomePage> {
  const [newest, places] = await Promise.all([
    newestIn(database, location),
    countedPlaces(database),
  ]);
  if (newest.length > 0 || location === '') return { location, newest, places };
  return { location: '', newest: await newestIn(database, ''), places };
}

async function newestIn(database: Database, location: string): Promise<HomePage['newest']> {
  const rails = await Promise.all(
    OFFERED.map(async (listingType) => {
      const query = { listingType, location, sort: 'newest', limit: SHOWN } as const;
      const { properties, total, totalIsCapped } = await searchProperties(database, query);
      return { listingType, total: total ?? properties.length, totalIsCapped, properties };
    }),
  );
  return rails.filter(({ properties }) => properties.length > 0);
}

/** Counts that stand for a minute: they are on each first visit, and take as long as all else on it. */
async function countedPlaces(database: Database): Promise<HomePage['places']> {
  const known = counted.get(database);
  if (known !== undefined && Math.abs(Date.now() - known.at) < COUNTED_FOR_MS) return known.places;
  const places = await popularPlaces(database);
  counted.set(database, { at: Date.now(), places });
  return places;
}

async function popularPlaces(database: Database): Promise<HomePage['places']> {
  const places = await Promise.all(
    POPULAR_LOCATIONS.map(async (location) => {
      const offers = await Promise.all(
        OFFERED.map(async (listingType) => {
          const found = await countUpTo(
            database,
            filterConditions({ listingType, location }),
            TOTAL_CAP,
          );
          return {
            listingType,
            total: Math.min(found, TOTAL_CAP),
            totalIsCapped: found > TOTAL_CAP,
          };
        }),
      );
      return { location, offers: offers.filter(({ total }) => total > 0) };
    }),
  );
  return places.filter(({ offers }) => offers.length > 0);
}
