import type { User } from '../../../contract/people/account';
import type { CachedListing, MyProperty } from '../../records';

/** A listing of one's own as others would see it, published or not. */
export function ownListing(mine: MyProperty, user: User): CachedListing {
  const time = (moment: number | null | undefined) =>
    moment == null ? null : new Date(moment).toISOString();
  return {
    ...mine.content,
    id: mine.id,
    version: mine.version ?? 0,
    status: mine.status,
    images: mine.images,
    agent: {
      id: user.id,
      name: user.name,
      company: user.companyName ?? user.name,
      phone: user.phone,
      verified: false,
    },
    isBoosted: mine.isBoosted ?? false,
    viewCount: mine.viewCount ?? 0,
    createdAt: new Date(mine.createdAt).toISOString(),
    updatedAt: new Date(mine.updatedAt).toISOString(),
    publishedAt: time(mine.publishedAt),
    closedOn: mine.closedOn ?? null,
    confirmedAt: time(mine.confirmedAt),
    awaitsRoomSince: time(mine.awaitsRoomSince),
    fetchedAt: mine.updatedAt,
  };
}
