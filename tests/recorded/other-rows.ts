import type { AppDatabase } from '../../src/db/app-database';
import { deviceDatabase } from '../../src/db/device-database';
import { packDatabase } from '../../src/db/pack-database';
import { madeListing } from '../support/made-listing';
import { propertyContent } from '../support/property-content';

/** A row of each table that no command and no answer has filled, as screens write them. */
export async function fillOtherTables(database: AppDatabase, homeId: string): Promise<void> {
  const at = Date.parse('2026-11-02T08:00:00Z');
  const job = crypto.randomUUID();
  const bytes = new Uint8Array([255, 216, 255, 217]).buffer;
  await database.forms.put({ key: 'reply', value: { content: 'I shall' }, updatedAt: at });
  await database.recentSearches.put({ key: 'lekki', location: 'Lekki', at });
  await database.seenHomes.put({ id: homeId, at, price: 45_000_000 });
  await database.notes.put({ id: homeId, text: 'Ask for the borehole', updatedAt: at });
  await database.scamChecks.put({
    id: homeId,
    flags: ['urgency'],
    score: 20,
    level: 'Low',
    checkedAt: at,
  });
  await database.viewingChecks.put({
    id: homeId,
    answers: { roof: 'good' },
    remarks: { roof: 'New' },
    updatedAt: at,
  });
  const photo = { id: crypto.randomUUID(), propertyId: homeId, type: 'image/jpeg' };
  await database.viewingPhotos.put({ ...photo, data: bytes, createdAt: at });
  await database.sharedFiles.put({
    id: crypto.randomUUID(),
    propertyId: crypto.randomUUID(),
    at: 0,
    content: { name: 'house.jpg', type: 'image/jpeg', data: bytes },
  });
  await database.searches.put({
    key: 'listingType=rent',
    ids: [homeId],
    total: 1,
    totalIsCapped: false,
    nextCursor: null,
    fetchedAt: at,
    lookedAt: at,
  });
  await database.snapshots.put({
    key: 'kept-ahead',
    value: { place: 'Lekki', homes: 12, photoBytes: 9000 },
    fetchedAt: at,
    version: 1,
  });
  await database.receipts.put({
    id: crypto.randomUUID(),
    kind: 'saved.add',
    entityId: homeId,
    about: 'A home',
    deliveredAt: at,
    importId: job,
  });
  await database.sessions.put({
    id: '1'.repeat(32),
    device: 'Chrome on Android',
    createdAt: '2026-11-01T08:00:00.000Z',
    lastUsedAt: '2026-11-02T08:00:00.000Z',
    current: true,
  });
  await database.imports.put({
    key: 'job',
    id: job,
    total: 2,
    left: 1,
    stopped: null,
    publishes: true,
  });
  const listing = { id: crypto.randomUUID(), line: 2, content: propertyContent(), doubts: [] };
  await database.importPieces.put({ at: 1, status: 'Draft', listings: [listing], changes: 1 });
  const ownersAlone = { awaitsRoomSince: null, reviewNote: null };
  await database.listings.put({ ...madeListing(), ...ownersAlone, fetchedAt: at });
  await database.photos.put({
    id: crypto.randomUUID(),
    propertyId: crypto.randomUUID(),
    position: 0,
    width: 40,
    height: 30,
    bytes: 4,
    createdAt: at,
    caption: 'Kitchen',
    removed: true,
  });
  await database.notifications.put({
    id: crypto.randomUUID(),
    type: 'PRICE_CHANGE',
    propertyId: homeId,
    propertyTitle: 'A home',
    message: 'New price',
    details: {},
    read: false,
    createdAt: '2026-11-02T08:00:00.000Z',
    local: true,
  });
  // As a row of an import that stands in a file as well, held since a login ran out.
  const [row] = await database.outbox.toArray();
  if (row) await database.outbox.update(row.seq, { copied: true, importId: job, state: 'paused' });
}

/** What an area has beside its listings. */
export async function fillOtherAreaTables(pack: string): Promise<void> {
  const { places, tiles } = packDatabase();
  await places.put({ pack, places: [] });
  await tiles.put({ pack, at: 0, bytes: new Uint8Array([1, 2]).buffer });
}

/** What a device has of itself, beside who is logged in on it. */
export async function fillDevice(): Promise<void> {
  const { session, legacy, endedSessions, marks } = deviceDatabase();
  await session.update('current', { remember: true });
  const at = Date.parse('2026-11-02T08:00:00Z');
  await legacy.put({ key: 'savedProperties', text: '{', problem: 'not JSON', importedAt: at });
  const recalled = [{ collection: 'messages' as const, id: crypto.randomUUID() }];
  await endedSessions.put({ fingerprint: 'a'.repeat(64), recalled, at });
  await marks.put({ key: 'installed' });
}
