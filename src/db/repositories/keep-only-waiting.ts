import type { AppDatabase } from '../app-database';

/**
 * Clears a person's database of everything but what waits to be sent, the forms begun, and what exists
 * on this phone alone (notes and findings about homes): all of it for that person's next login, and
 * nothing to read for whoever holds the phone meanwhile.
 */
export async function keepOnlyWaiting(database: AppDatabase): Promise<void> {
  await database.transaction('rw', database.tables, async () => {
    const rows = await database.outbox.toArray();
    const needed = new Set(rows.map((row) => row.entityId));
    // What was there before is private too, and comes back with the next login.
    await database.outbox.toCollection().modify({ before: [] });
    const photos = await database.photos.toArray();
    for (const photo of photos) if (needed.has(photo.id)) needed.add(photo.propertyId);
    const drafts = await database.drafts.toCollection().primaryKeys();
    const owners = new Set([...needed, ...drafts]);
    for (const photo of photos) {
      if (owners.has(photo.id) || owners.has(photo.propertyId)) continue;
      await database.photos.delete(photo.id);
      await database.photoData.delete(photo.id);
    }
    const others = (record: { id: string }) => !needed.has(record.id);
    await database.messages.filter(others).delete();
    await database.savedProperties.filter(others).delete();
    await database.myProperties.filter((record) => others(record)).delete();
    await database.alerts.filter(others).delete();
    await database.applications.filter(others).delete();
    await database.inspections.filter(others).delete();
    await Promise.all([
      database.sessions.clear(),
      database.notifications.clear(),
      database.snapshots.clear(),
      database.scamChecks.clear(),
      database.views.clear(),
      database.listings.clear(),
      database.searches.clear(),
      database.recentSearches.clear(),
      database.preferences.clear(),
      database.receipts.clear(),
      // All else comes back with the next login.
      database.cursors.clear(),
    ]);
  });
}
