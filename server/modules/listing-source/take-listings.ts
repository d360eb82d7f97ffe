import { sql } from 'kysely';
import type { SourceReport } from '../../../src/contract/listing/listing-source';
import type { Listing } from '../../../src/contract/listing/property';
import {
  type FileListing,
  planImport,
  type PlannedListing,
} from '../../../src/domain/import/plan-import';
import { type ReadListing, referenceKey } from '../../../src/domain/import/read-listing-file';
import { type Doubt, isGone } from '../../../src/domain/import/doubt';
import { reviewNote } from '../../../src/domain/import/review-note';
import { stableId } from '../../../src/domain/import/stable-id';
import { isKeptContent } from '../../../src/domain/property/form/is-kept-content';
import { stateOf } from '../../../src/domain/property/state-of';
import { wholeContent } from '../../../src/domain/property/form/whole-content';
import { anyOf } from '../../db/any-of';
import type { Database, Queryable } from '../../db/database';
import { now } from '../../db/now';
import { tellDevices } from '../import/tell-devices';
import { publishWaiting } from '../properties/publish-waiting';
import { lockAccount } from '../entitlements/usage';
import { lockPriceNews, isRepriced, notifyPriceChange } from '../properties/notify-price-change';
import {
  awaitRoom,
  insertProperty,
  readProperties,
  setReviewNote,
  updateProperty,
} from '../properties/repository';
import { type AtAddress, goneTitles } from './gone-titles';
import type { SourceListings } from './source-answer';

type TakenCounts = Pick<SourceReport, 'added' | 'changed' | 'unchanged' | 'leftAlone' | 'doubtful'>;

/** Listings of one transaction: few enough that others of the same agent come between. */
const PIECE = 50;
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Writes what an address says of an agent's listings: only what it says anew, so that what the agent
 * changed stays. What they deleted stays deleted, and a published listing takes no change that is newly
 * doubtful. New ones without doubts are published as far as the plan has room, where that is wished.
 * What the agent wishes may change meanwhile: once the address is no longer theirs, nothing more is written.
 */
export async function takeListings(
  database: Database,
  agentId: string,
  file: SourceListings,
  url: string,
): Promise<{ counts: TakenCounts } & AtAddress> {
  const { listings } = file;
  const counts: TakenCounts = { added: 0, changed: 0, unchanged: 0, leftAlone: 0, doubtful: 0 };
  const own = await ownIds(database, agentId, listings);
  const withIds: FileListing[] = await Promise.all(
    listings.map(async (listing) => ({
      ...listing,
      id: own.has(listing.reference ?? '')
        ? (listing.reference ?? '')
        : await stableId(agentId, listing.key),
    })),
  );
  const ids = withIds.map(({ id }) => id);
  const there = await idsThere(agentId, file, ids);
  // A row without a reference is another one with each change of a cell.
  const isUnsure =
    file.refusedReferences === null &&
    (await goneTitles(database, agentId, { there: ids, goneIds: [] })).length > 0;
  const moved: string[] = [];
  const goneIds: string[] = [];
  for (let at = 0; at < withIds.length; at += PIECE) {
    const piece = { listings: withIds.slice(at, at + PIECE), isUnsure };
    const taken = await database.transaction(async (tx) => {
      const newStatus = await wished(tx, agentId, url);
      return newStatus && takePiece(tx, agentId, piece, newStatus, counts);
    });
    if (taken === undefined) break;
    moved.push(...taken.moved);
    goneIds.push(...taken.gone);
  }
  // What was published keeps its place before what has never been.
  if (counts.added + counts.changed > 0)
    await database.transaction((tx) => publishWaiting(tx, agentId, moved));
  return { counts, there, goneIds };
}

/** The ids of all that the address has, also in rows that were refused; null where that is not known. */
async function idsThere(
  agentId: string,
  { hasMore, refusedReferences, refusedRows }: SourceListings,
  ids: string[],
): Promise<string[] | null> {
  if (hasMore || (refusedReferences === null && refusedRows.length > 0)) return null;
  const refused = refusedReferences ?? [];
  const made = await Promise.all(refused.map((one) => stableId(agentId, referenceKey(one))));
  // In a file of our own export the reference is the id.
  return [...ids, ...made, ...refused.filter((one) => UUID.test(one))];
}

/** What new listings become by now; undefined where the address was ended, or another given. */
async function wished(tx: Queryable, agentId: string, url: string) {
  await lockAccount(tx, agentId);
  const source = await tx.kysely
    .selectFrom('listing_sources')
    .select('new_status')
    .where('agent_id', '=', agentId)
    .where('url', '=', url)
    .forShare()
    .executeTakeFirst();
  return source?.new_status;
}

const MAYBE_HERE: Doubt = {
  kind: 'here already',
  text: 'It has no reference, and another listing is gone from the address: it may be the same home, changed',
};

/** Which references of a file of our own export are listings of this agent. */
async function ownIds(
  db: Queryable,
  agentId: string,
  listings: readonly ReadListing[],
): Promise<Set<string>> {
  const ids = listings.flatMap(({ exported, reference }) =>
    exported && reference !== null && UUID.test(reference) ? [reference] : [],
  );
  const rows = await db.kysely
    .selectFrom('properties')
    .select('id')
    .where(sql<string>`id::text`, '=', sql<string>`ANY(${ids}::text[])`)
    .where('owner_id', '=', agentId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

type Kept = { property_id: string; read_content: unknown; doubts: string[] };

/** @returns the ids of published listings: that are in another state now, and wait; that are gone by its words */
async function takePiece(
  tx: Queryable,
  agentId: string,
  { listings: piece, isUnsure }: { listings: readonly FileListing[]; isUnsure: boolean },
  newStatus: 'Draft' | 'Active',
  counts: TakenCounts,
): Promise<{ moved: string[]; gone: string[] }> {
  const ids = piece.map(({ id }) => id);
  const rows = await tx.kysely
    .selectFrom('properties')
    .select(['id', 'deleted_at'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  const deleted = new Set(rows.flatMap((row) => (row.deleted_at === null ? [] : [row.id])));
  const found = await readProperties(tx, ids, 'owner');
  const kept = await tx.kysely
    .selectFrom('source_listings')
    .select(['property_id', 'read_content', 'doubts'])
    .where('agent_id', '=', agentId)
    .where('property_id', '=', anyOf(ids))
    .execute();
  const before = new Map<string, Kept>(kept.map((row) => [row.property_id, row]));
  const planned = planImport(
    piece.filter(({ id }) => !deleted.has(id)),
    new Map([...found].map(([id, listing]) => [id, knownOf(listing, before.get(id))])),
  ).map((one) =>
    one.step === 'add' && isUnsure ? { ...one, doubts: [...one.doubts, MAYBE_HERE] } : one,
  );
  counts.leftAlone += piece.length - planned.length;
  const told: string[] = [];
  const done: PlannedListing[] = [];
  for (const one of planned) {
    const listing = found.get(one.id);
    // A price that could not be read says nothing of a home that is offered.
    const isPriceless = listing?.status === 'Active' && one.read.price < 1;
    const isTaken =
      !isPriceless &&
      (one.step === 'same' || (await write(tx, agentId, one, listing, before.get(one.id))));
    if (!isTaken) {
      counts.leftAlone += 1;
      continue;
    }
    done.push(one);
    if (one.step === 'same') counts.unchanged += 1;
    else told.push(one.id);
    if (one.step === 'update') counts.changed += 1;
    if (one.step === 'add') {
      counts.added += 1;
      if (one.doubts.length > 0) counts.doubtful += 1;
      else if (newStatus === 'Active') await awaitRoom(tx, { id: one.id, status: 'Draft' });
    }
  }
  await keepRead(tx, agentId, done);
  const repriced = done.filter(({ id, content }) => {
    const listing = found.get(id);
    return listing?.status === 'Active' && isRepriced(listing, content);
  });
  for (const { id } of repriced) await lockPriceNews(tx, id);
  await tellDevices(tx, agentId, told);
  for (const { id, content } of repriced) {
    const listing = found.get(id);
    if (listing !== undefined) await notifyPriceChange(tx, listing, content);
  }
  const idsOf = (some: PlannedListing[]) => some.map(({ id }) => id);
  return {
    moved: idsOf(done.filter((one) => isMoved(one, found.get(one.id)))),
    gone: idsOf(planned.filter((one) => found.get(one.id)?.status === 'Active' && isGone(one))),
  };
}

/** Whether a published listing turns out to be in another state. */
const isMoved = ({ content }: PlannedListing, listing: Listing | undefined): boolean =>
  listing?.status === 'Active' && stateOf(listing) !== stateOf(content);

function knownOf(listing: Listing, kept: Kept | undefined) {
  const read = kept?.read_content;
  return { content: listing, lastRead: isKeptContent(read) ? wholeContent(read) : undefined };
}

/** Adds or changes one listing; answers false where it must be left alone. */
async function write(
  tx: Queryable,
  agentId: string,
  planned: PlannedListing,
  listing: Listing | undefined,
  kept: Kept | undefined,
): Promise<boolean> {
  const { id, content, doubts, step } = planned;
  if (step === 'add') {
    if (!(await insertProperty(tx, id, agentId, content))) return false;
  } else {
    const isNew = doubts.some(({ kind }) => kept?.doubts.includes(kind) !== true);
    if (listing?.status === 'Active' && isNew) return false;
    await updateProperty(tx, id, content);
    // In another state it may be one state too many: it comes back as far as there is room.
    if (isMoved(planned, listing)) await awaitRoom(tx, { id, status: 'Active' });
  }
  if (listing?.status !== 'Active')
    await setReviewNote(tx, id, reviewNote(doubts.map(({ text }) => text)));
  return true;
}

async function keepRead(tx: Queryable, agentId: string, done: PlannedListing[]): Promise<void> {
  if (done.length === 0) return;
  await tx.kysely
    .insertInto('source_listings')
    .values(
      done.map(({ id, read, doubts }) => ({
        agent_id: agentId,
        property_id: id,
        title: read.title,
        read_content: JSON.stringify(read),
        doubts: [...new Set(doubts.map(({ kind }) => kind))],
      })),
    )
    .onConflict((oc) =>
      oc.columns(['agent_id', 'property_id']).doUpdateSet((eb) => ({
        title: eb.ref('excluded.title'),
        read_content: eb.ref('excluded.read_content'),
        doubts: eb.ref('excluded.doubts'),
      })),
    )
    .execute();
  // What the address still has is to be had, unless it says otherwise.
  await tx.kysely
    .updateTable('properties')
    .set({ confirmed_at: now, availability_asked_at: null })
    .where('id', '=', anyOf(done.filter((one) => !isGone(one)).map(({ id }) => id)))
    .where('status', '=', 'Active')
    .execute();
}
