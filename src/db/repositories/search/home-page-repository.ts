import type { HomePage } from '../../../contract/listing/home-page';
import type { Listing } from '../../../contract/listing/property';
import { ofBlocked } from '../../../domain/search/of-blocked';
import type { AppDatabase } from '../../app-database';
import { withRoomMade } from '../../room/with-room-made';
import { readSnapshot, storeSnapshot } from '../account/snapshot-repository';
import { hiddenHomeIds } from '../hidden-homes/hidden-home-repository';
import type { Newest } from './kept-home-page';
import { notShownIn } from './not-shown-in';
import { listListings, storeListings } from './search-repository';

/**
 * What this device was told of the home page last, and when; null where it never was. Without homes that
 * were hidden, and those of agents that were blocked (SAFE-5).
 */
export async function readHomePage(
  database: AppDatabase,
): Promise<{ answer: HomePage; at: number } | null> {
  const kept = await readSnapshot('home-page', database);
  if (kept === undefined) return null;
  const blocked = new Set(await database.blocks.toCollection().primaryKeys());
  const hidden = await hiddenHomeIds(database);
  const newest: Newest[] = [];
  for (const { ids, ...rail } of kept.value.newest) {
    const homes = await listListings(
      ids.filter((id) => !hidden.has(id)),
      database,
    );
    newest.push({ ...rail, properties: notOf(blocked, homes) });
  }
  const shown = newest.filter(({ properties }) => properties.length > 0);
  const answer = { ...kept.value, newest: shown };
  const isWhole = hidden.size === 0 && blocked.size === 0;
  return {
    answer: isWhole ? answer : await asListed(answer, database),
    at: kept.fetchedAt,
  };
}

/** The same with each count as the list that it leads to has it. */
async function asListed(page: HomePage, database: AppDatabase): Promise<HomePage> {
  const counted = async <
    Offer extends { listingType: string; total: number; totalIsCapped: boolean },
  >(
    offer: Offer,
    location: string,
  ): Promise<Offer> => {
    if (offer.totalIsCapped) return offer;
    const query = new URLSearchParams({ listingType: offer.listingType });
    if (location !== '') query.set('location', location);
    const without = await notShownIn(query.toString(), database);
    return { ...offer, total: Math.max(0, offer.total - without) };
  };
  const { location, newest, places } = page;
  return {
    ...page,
    newest: await Promise.all(newest.map((rail) => counted(rail, location))),
    places: await Promise.all(
      places.map(async (place) => ({
        ...place,
        offers: await Promise.all(place.offers.map((offer) => counted(offer, place.location))),
      })),
    ),
  };
}

function notOf(blocked: ReadonlySet<string>, homes: Listing[]): Listing[] {
  const hidden = new Set(ofBlocked(homes, blocked));
  return homes.filter(({ id }) => !hidden.has(id));
}

/** Keeps an answer for the home page, asked for at `at` (milliseconds) near a place or, with '', nowhere. */
export async function storeHomePage(
  { newest, ...rest }: HomePage,
  { asked, at }: { asked: string; at: number },
  database: AppDatabase,
): Promise<void> {
  const homes = newest.flatMap(({ properties }) => properties);
  const rails = newest.map(({ properties, ...rail }) => ({
    ...rail,
    ids: properties.map(({ id }) => id),
  }));
  await withRoomMade(database, () => storeListings(homes, database));
  await storeSnapshot('home-page', { ...rest, asked, newest: rails }, at, database);
}
