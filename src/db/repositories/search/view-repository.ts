import type { AppDatabase } from '../../app-database';
import { enqueue } from '../../enqueue';

/** Days for which a look is remembered: the server takes none that is older. */
const KEPT_DAYS = 30;

/**
 * Notes that a published home was looked at, once a day, with or without a network; the outbox tells
 * the server. `deviceId` says nothing of its owner.
 */
export async function recordView(
  propertyId: string,
  deviceId: string,
  database: AppDatabase,
  now: number = Date.now(),
): Promise<void> {
  const day = dayOf(now);
  const id = `${propertyId} ${day}`;
  await database.transaction('rw', database.views, database.outbox, async () => {
    if ((await database.views.get(id)) !== undefined) return;
    await database.views
      .where('day')
      .below(dayOf(now - KEPT_DAYS * 86_400_000))
      .delete();
    await database.views.put({ id, day });
    await enqueue(database, {
      kind: 'property.view',
      entityId: propertyId,
      payload: { propertyId, deviceId, day },
      before: [],
    });
  });
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
