import type { Listing } from '../../contract/listing/property';
import type { ToldStatus } from '../../contract/listing/property-options';
import { formatNaira } from '../format/format-naira';

type Before = { price: number; status: ToldStatus };

/** What has changed of a home since it was saved, in words; nothing where that is not known. */
export function changesSinceSaved(listing: Listing, before: Before | undefined): string[] {
  if (before === undefined) return [];
  const changes: string[] = [];
  const difference = listing.price - before.price;
  if (difference !== 0) {
    const percent = Math.round((Math.abs(difference) * 100) / before.price);
    const way = difference < 0 ? 'down' : 'up';
    changes.push(
      `Price ${way} ${percent < 1 ? 'a little' : `${percent} %`}, from ${formatNaira(before.price)}`,
    );
  }
  if (listing.status !== before.status)
    changes.push(`Status ${listing.status}, was ${before.status}`);
  return changes;
}
