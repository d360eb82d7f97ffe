import { COMMANDS } from '../../../domain/outbox/commands/all-commands';
import type { Listing } from '../../../contract/listing/property';
import type { AppDatabase } from '../../../db/app-database';
import type { MyProperty } from '../../../db/records';
import { readRowAs } from '../../../db/read-row';
import { STATUS_KINDS } from '../../../domain/outbox/commands/status-kinds';
import { arranged } from '../../../domain/property/arrange-photos';
import { contentOf } from '../../../domain/property/form/content-of';

/**
 * Takes the server's state of a property over into the owner's copy. What still waits in the lane
 * keeps its say: unsent fields and an unsent status stay as they are on the device, and edits that
 * wait learn the new version, so that nothing conflicts with itself. An answer that jumps a version
 * tells of a change made elsewhere: then they keep the version they began from and meet it openly.
 * @param raises whether the settled command makes a new version; where not, one more is a jump.
 */
export async function applyProperty(
  database: AppDatabase,
  listing: Listing,
  settledRowId: string | null,
  raises = true,
): Promise<void> {
  const lane = await database.outbox
    .where('entityId')
    .equals(listing.id)
    .filter((row) => row.id !== settledRowId)
    .toArray();
  if (lane.some((row) => row.kind === 'property.delete')) return;
  const waits = (...kinds: string[]) => lane.some((row) => kinds.includes(row.kind));
  // Of several edits the first one begins from what the server has; each other one from the edit before it.
  const firstEdit = lane.find((row) => row.kind === 'property.save')?.seq;
  const mine = await database.myProperties.get(listing.id);
  // Without a settled row this is the feed: an edit that waits must meet the newer version as a conflict.
  if (settledRowId === null && waits('property.save')) return;
  const known = mine?.version ?? null;
  if (listing.version > (known ?? 0) && listing.version <= (known ?? 0) + (raises ? 1 : 0)) {
    await database.outbox
      .where('entityId')
      .equals(listing.id)
      // A row that was tried may be known to the server: its request must stay as it was. One that
      // began from an older version than is known here has something to be asked about.
      .filter(
        (row) =>
          row.kind === 'property.save' &&
          row.id !== settledRowId &&
          row.attempts === 0 &&
          row.baseVersion === known,
      )
      .modify((row) => {
        const read = readRowAs('property.save', row);
        row.baseVersion = listing.version;
        if (read === null || row.seq !== firstEdit) return;
        row.payload = { ...read.payload, base: contentOf(listing) };
        row.payloadVersion = COMMANDS['property.save'].version;
      });
  }
  await database.myProperties.put({
    id: listing.id,
    content: mine && waits('property.save') ? mine.content : contentOf(listing),
    status: mine && waits(...STATUS_KINDS) ? mine.status : listing.status,
    version: listing.version,
    images: await imagesToBe(database, listing, settledRowId),
    ...ownFacts(listing),
    ...(mine && waits(...STATUS_KINDS)
      ? {
          closedOn: mine.closedOn ?? null,
          awaitsRoomSince: mine.awaitsRoomSince ?? null,
          reviewNote: mine.reviewNote ?? null,
        }
      : {
          closedOn: listing.closedOn ?? null,
          awaitsRoomSince: dateOf(listing.awaitsRoomSince),
          reviewNote: listing.reviewNote ?? null,
        }),
    createdAt: mine?.createdAt ?? Date.parse(listing.createdAt),
    updatedAt: Date.parse(listing.updatedAt),
  });
}

/** What the server alone decides of a listing. */
function ownFacts(
  listing: Listing,
): Pick<MyProperty, 'isBoosted' | 'viewCount' | 'publishedAt' | 'confirmedAt'> {
  return {
    isBoosted: listing.isBoosted,
    viewCount: listing.viewCount,
    publishedAt: dateOf(listing.publishedAt),
    confirmedAt: dateOf(listing.confirmedAt),
  };
}

function dateOf(text: string | null | undefined): number | null {
  return text ? Date.parse(text) : null;
}

/** The server's photos as they will be: without those taken out, in the order and with the words that wait. */
async function imagesToBe(
  database: AppDatabase,
  listing: Listing,
  settledRowId: string | null,
): Promise<MyProperty['images']> {
  const ids = listing.images.map(({ id }) => id);
  const removals = await database.outbox
    .where('entityId')
    .anyOf(ids)
    .filter(
      ({ kind, state, id }) =>
        kind === 'photo.remove' && state !== 'rejected' && id !== settledRowId,
    )
    .toArray();
  const removed = new Set(removals.map(({ entityId }) => entityId));
  const images = listing.images.filter(({ id }) => !removed.has(id));
  const waiting = await database.outbox
    .where('entityId')
    .equals(listing.id)
    .filter((row) => row.kind === 'photo.arrange' && row.state !== 'rejected')
    .last();
  const order = waiting === undefined ? null : readRowAs('photo.arrange', waiting);
  if (order === null) return images;
  const { photos } = order.payload;
  const captions = new Map(photos.map(({ id, caption }) => [id, caption]));
  return arranged(
    images,
    photos.map(({ id }) => id),
  ).map((image) => ({ ...image, caption: captions.get(image.id) ?? image.caption }));
}
