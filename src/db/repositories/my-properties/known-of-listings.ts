import type { KnownOfListing } from '../../../domain/analytics/next-steps';
import { medianOfLike } from '../../../domain/property/price/price-doubt';
import { shownStatus } from '../../../domain/property/shown-status';
import type { AppDatabase } from '../../app-database';
import type { MyProperty } from '../../records';
import { listMyProperties } from './my-property-repository';
import { readPrices } from './publish-doubt-repository';

/** Of one that was imported the source's date is older than the listing here. */
const outSince = ({ publishedAt, createdAt }: MyProperty) =>
  publishedAt == null ? null : Math.max(publishedAt, createdAt);

/** One's own listings by id, with what such homes cost as far as this device was told. */
export async function readKnownOfListings(
  database: AppDatabase,
): Promise<ReadonlyMap<string, KnownOfListing>> {
  const prices = await readPrices(database);
  const all = await listMyProperties(database);
  return new Map(
    all.map(({ property, rows }) => [
      property.id,
      {
        isOut: shownStatus(property, rows).isPublic,
        isBoosted: property.isBoosted === true,
        outSince: outSince(property),
        price: property.content.price,
        like: medianOfLike(property.content, prices) ?? null,
      },
    ]),
  );
}
